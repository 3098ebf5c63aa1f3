import AsyncAlgorithms
import Dispatch
import OpenCombine
import OpenCombineDispatch
import Rx

extension Workload {
    /// Several sequences, hops between threads, and bridges into `async` code.
    static var combiningAndHopping: [Workload] {
        combining + hopping
    }

    private static var combining: [Workload] {
        [
            Workload("flatMap.5.pump", "an element through five `flatMap` to one element") { count in
                received(
                    Numbers(count).flatMap { Just($0) }.flatMap { Just($0) }.flatMap { Just($0) }.flatMap { Just($0) }
                        .flatMap { Just($0) }
                )
            } asyncAlgorithms: { count in
                iterated { _ in
                    (0..<count).async.flatMap { CollectionOfOne($0).async }.flatMap { CollectionOfOne($0).async }
                        .flatMap { CollectionOfOne($0).async }.flatMap { CollectionOfOne($0).async }
                        .flatMap { CollectionOfOne($0).async }
                }
            },
            Workload("flatMap.range10", "an element that comes out of `flatMap` to ranges of ten") { count in
                received(Numbers(count).flatMap { ($0..<$0 + 10).publisher })
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.flatMap { ($0..<$0 + 10).async } }
            },
            Workload("flatMapLatest.pump") { count in
                received(Numbers(count).map { Just($0) }.switchToLatest())
            },
            Workload("combineLatest.4x7.pump", "an element through seven `combineLatest` of four"),
            Workload("zip.2.pump", "a pair of `zip`") { count in
                received(Numbers(count).zip(Numbers(count).map { $0 &+ 1 }).map { $0 &+ $1 })
            } asyncAlgorithms: { count in
                iterated { _ in zip((0..<count).async, (1..<count + 1).async).map { $0 &+ $1 } }
            },
            Workload("merge.2.pump", "an element through `merge`") { count in
                received([Numbers(count), Numbers(count)].publisher.flatMap { $0 })
            } asyncAlgorithms: { count in
                iterated { _ in merge((0..<count).async, (0..<count).async) }
            },
            Workload("concat.2.pump", "an element through `concat`") { count in
                received(Numbers(count).append(Numbers(count)))
            } asyncAlgorithms: { count in
                iterated { _ in chain((0..<count).async, (0..<count).async) }
            },
            Workload("groupBy.16", "an element through 16 groups, merged again"),
        ]
    }

    private static var hopping: [Workload] {
        [
            Workload("sched.observeOn.serial", "an element through `observe(on:)` a serial queue") { count in
                let total = Counter()
                for _ in 0..<count {
                    let gate = DispatchSemaphore(value: 0)
                    let queue = DispatchQueue(label: "comparison")
                    let subscription = Numbers(100_000).receive(on: queue.ocombine)
                        .sink(receiveCompletion: { _ in gate.signal() }, receiveValue: { total.add($0) })
                    guard gate.wait(timeout: .now() + .seconds(60)) == .success else { return -1 }
                    subscription.cancel()
                }
                return total.value
            },
            Workload("sched.observeOn.alternate", "an element of two chains in turn on one serial queue"),
            Workload("async.values.onDemand", "an element of a range, to `for await`") { count in
                iterated { _ in Observable.range(start: 0, count: count).values }
            } openCombine: { count in
                iterated { _ in (0..<count).publisher.values }
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async }
            } expected: {
                total(of: 0..<$0)
            },
            Workload(
                "async.values.fromNow",
                "an element of a subject that waits, to `for await` (beside it, an `AsyncStream`)",
                operations: 1_000
            ) { count in
                iterated(count) { _ in
                    let subject = PublishSubject<Int>()
                    let values = subject.valuesFromNow()
                    for value in 0..<1_000 {
                        subject.on(.next(value))
                    }
                    subject.on(.completed)
                    return values
                }
            } asyncAlgorithms: { count in
                iterated(count) { _ in filledStream(1_000) }
            } expected: {
                $0 * total(of: 0..<1_000)
            },
        ]
    }
}
