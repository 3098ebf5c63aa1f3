import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import Synchronization

extension Catalogue {
    /// Places where threads meet, fed by one, two, four and eight threads at the same time.
    ///
    /// Elements that come while another one is being delivered wait for their turn. The cost of an element must not
    /// grow with the number of threads: the row of eight threads may take at most twice the time of the row of one.
    static var contentionRows: [Row] {
        [1, 2, 4, 8].flatMap { threads in
            [
                row("subject", "through one publish subject", threads) { total in
                    let subject = PublishSubject<Int>()
                    let subscription = subject.subscribe(onNext: { total.add($0) })
                    return Feed(subscription) { _ in { subject.onNext($0) } }
                },
                row("relay", "through one behavior relay", threads) { total in
                    let relay = BehaviorRelay(value: 0)
                    let subscription = relay.subscribe(onNext: { total.add($0) })
                    return Feed(subscription) { _ in { relay.accept($0) } }
                },
                row("share", "through one share(replay: 1) behind a subject", threads) { total in
                    let subject = PublishSubject<Int>()
                    let subscription = subject.share(replay: 1).subscribe(onNext: { total.add($0) })
                    return Feed(subscription) { _ in { subject.onNext($0) } }
                },
                row("merge", "through one merge, each thread by a subject of its own", threads) { total in
                    let subjects = (0..<threads).map { _ in PublishSubject<Int>() }
                    let subscription = Observable.merge(subjects.map { $0.asObservable() })
                        .subscribe(onNext: { total.add($0) })
                    return Feed(subscription) { thread in
                        let subject = subjects[thread]
                        return { subject.onNext($0) }
                    }
                },
                row("create", "through the one observer of a create", threads) { total in
                    let held = HeldObserver()
                    let subscription = Observable<Int>
                        .create {
                            held.hold($0)
                            return Disposables.create()
                        }
                        .subscribe(onNext: { total.add($0) })
                    let observer = held.observer
                    return Feed(subscription) { _ in { observer?.onNext($0) } }
                },
                row("observeOn", "through one subject and observe(on: a serial queue)", threads) { total in
                    let subject = PublishSubject<Int>()
                    let delivered = Gate()
                    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
                    let subscription = subject.observe(on: scheduler)
                        .subscribe(onNext: { total.add($0) }, onCompleted: { delivered.open() })
                    return Feed(subscription) {
                        subject.onCompleted()
                        delivered.wait()
                    } send: { _ in
                        { subject.onNext($0) }
                    }
                },
            ]
        }
    }

    /// The number of elements that an iteration sends: a multiple of each number of threads, and large enough that
    /// starting eight threads takes a small part of the time.
    private static var elements: Int { 262_144 }

    private static func row(
        _ name: String,
        _ work: String,
        _ threads: Int,
        _ prepare: @escaping (_ total: Counter) -> Feed
    ) -> Row {
        Row(
            "contention.\(name).\(threads)",
            "\(threads) \(threads == 1 ? "thread sends" : "threads send") \(work); per element",
            operations: elements
        ) { count in
            let total = Counter()
            let feed = prepare(total)
            let done = Gate()
            for thread in 0..<threads {
                let send = feed.send(thread)
                Thread.detachNewThread {
                    for _ in 0..<(count * elements / threads) { send(1) }
                    done.open()
                }
            }
            for _ in 0..<threads {
                guard done.wait() else { return -1 }
            }
            feed.finish()
            feed.subscription.dispose()
            return total.value
        } expected: {
            $0 * elements
        }
    }
}

/// An object that several threads feed.
private struct Feed {
    let subscription: any Disposable
    /// Waits until all sent elements are delivered.
    let finish: () -> Void
    /// Makes the function that a thread sends its elements with.
    let send: (_ thread: Int) -> @Sendable (Int) -> Void

    init(
        _ subscription: any Disposable,
        finish: @escaping () -> Void = {},
        send: @escaping (_ thread: Int) -> @Sendable (Int) -> Void
    ) {
        self.subscription = subscription
        self.finish = finish
        self.send = send
    }
}

/// Gives other threads the observer of a `create`.
private final class HeldObserver: Sendable {
    private let held = Mutex<AnyObserver<Int>?>(nil)

    var observer: AnyObserver<Int>? { held.withLock { $0 } }

    func hold(_ observer: AnyObserver<Int>) {
        held.withLock { $0 = observer }
    }
}
