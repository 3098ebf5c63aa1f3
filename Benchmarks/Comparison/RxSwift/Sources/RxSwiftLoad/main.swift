import Foundation
import LiveMemory
import RxCocoa
import RxSwift

// Prints the memory of what an app keeps, and the time and the memory of very many things at once, for
// `Benchmarks/compare --load`: in each line what was measured, the blocks, the bytes and the nanoseconds of processor
// time of one, with a tab between them. An empty field wasn't measured.
// `RxSwiftLoad [SCALE]`: the counts of the second part are divided by SCALE.

let scale = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1

func require(_ isRight: Bool, _ name: String) {
    guard !isRight else { return }
    FileHandle.standardError.write(Data("RxSwiftLoad: \(name) has a wrong result.\n".utf8))
    exit(1)
}

// MARK: - Memory

/// A chain with this many stages.
@inline(never)
func chain(_ stages: Int, _ source: Observable<Int>) -> Observable<Int> {
    (0..<stages).reduce(source) { chain, _ in chain.map { $0 &+ 1 } }
}

func memories() {
    let total = Total()
    let never = Observable<Int>.create { _ in Disposables.create() }
    memory("a node: `map` in a chain that is kept", each: 10) { chain(10, never) }
    memory("a live subscription to `never`") { Observable<Int>.never().subscribe(onNext: { total.add($0) }) }
    let base = memory("a live subscription to `create`") { never.subscribe(onNext: { total.add($0) }) }
    let mapped = chain(10, never)
    memory("the same through ten stages, each stage", each: 10, beyond: base) {
        mapped.subscribe(onNext: { total.add($0) })
    }
    memory("a `PublishSubject` without subscribers") { PublishSubject<Int>() }
    memory("the same with one") { subject(1, total) }
    memory("the same with 10, each of them", each: 10) { subject(10, total) }
    memory("the same with 10,000, each of them", count: 10, each: 10_000) { subject(10_000, total) }
    memory("a `BehaviorRelay` with one") { () -> (BehaviorRelay<Int>, Disposable) in
        let relay = BehaviorRelay(value: 0)
        return (relay, relay.subscribe(onNext: { total.add($0) }))
    }
    memory("a subscription to `combineLatest` of four subjects") { () -> Disposable in
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        return Observable.combineLatest(subjects[0], subjects[1], subjects[2], subjects[3]) { $0 &+ $1 &+ $2 &+ $3 }
            .subscribe(onNext: { total.add($0) })
    }
    memory("a subscription through `flatMapLatest`, with an inner one") { () -> Disposable in
        let subject = BehaviorSubject(value: 0)
        return subject.flatMapLatest { _ in never }.subscribe(onNext: { total.add($0) })
    }
}

/// A subject with subscribers, which it keeps.
@inline(never)
func subject(_ subscribers: Int, _ total: Total) -> PublishSubject<Int> {
    let subject = PublishSubject<Int>()
    for _ in 0..<subscribers { _ = subject.subscribe(onNext: { total.add($0) }) }
    return subject
}

// MARK: - Very many

/// Makes things that are alive at the same time, does work with all of them, and frees them.
func many<Value>(
    _ name: String,
    _ count: Int,
    make: (_ index: Int) -> Value,
    work: (name: String, run: ([Value]) -> Void)? = nil,
    free: ([Value]) -> Void = { _ in }
) {
    let count = count / scale
    let name = "\(grouped(count)) \(name)"
    let kept = Kept<Value>([])
    kept.values.reserveCapacity(count)
    let before = live_memory()
    let making = nanoseconds { for index in 0..<count { kept.values.append(make(index)) } } / Double(count)
    let after = live_memory()
    line(
        "\(name): make",
        blocks: Double(after.blocks - before.blocks) / Double(count),
        bytes: Double(after.bytes - before.bytes) / Double(count),
        nanoseconds: making
    )
    if let work { line("\(name): \(work.name)", nanoseconds: nanoseconds { work.run(kept.values) } / Double(count)) }
    let freeing = nanoseconds {
        free(kept.values)
        kept.values.removeAll()
    }
    line("\(name): dispose of", nanoseconds: freeing / Double(count))
}

/// A number with a comma before each three digits.
func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String("\(number % 1_000 + 1_000)".dropFirst())
}

/// The processor time of all threads, which doesn't depend on what else the machine does.
func nanoseconds(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// A view model with twenty drivers, and the view that shows them.
@MainActor
final class Form20 {
    let input = BehaviorRelay(value: 0)
    let outputs: [Driver<Int>]
    private let bag = DisposeBag()

    init(_ total: Total) {
        let (input, shared) = (input, input.asDriver())
        outputs = (0..<10).flatMap { index in [shared.map { $0 &+ index }, input.asDriver().map { $0 &+ index }] }
        for output in outputs { output.drive(onNext: { total.add($0) }).disposed(by: bag) }
    }
}

@MainActor
func multitudes() {
    let total = Total()
    let subject = PublishSubject<Int>()
    many(
        "subscriptions to one subject, through `map` and `filter`",
        100_000,
        make: { _ in subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { total.add($0) }) },
        work: ("an event", { _ in subject.on(.next(0)) }),
        free: { $0.forEach { $0.dispose() } }
    )
    require(total.value == 100_000 / scale, "a subject")

    let virtual = HistoricalScheduler()
    var timers = Numbers(state: 1)
    many(
        "timers in virtual time",
        1_000_000,
        make: { _ in
            Observable<Int>.timer(.milliseconds(timers.next()), scheduler: virtual)
                .subscribe(onNext: { _ in total.add(1) })
        },
        work: ("run", { _ in virtual.start() })
    )
    require(total.value == 1_100_000 / scale, "virtual time")

    let shown = Total()
    many(
        "view models with twenty drivers",
        10_000,
        make: { _ in Form20(shown) },
        work: ("a new value", { models in models.forEach { $0.input.accept(1) } })
    )
    require(shown.value == (90 + 110) * 10_000 / scale, "a view model")

    // This is the last, since what it frees is freed on another thread, some of it later.
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "load")
    many(
        "timers of a serial queue, none due",
        1_000_000,
        make: { _ in
            Observable<Int>.timer(.milliseconds(3_600_000 + timers.next()), scheduler: queue)
                .subscribe(onNext: { total.add($0) })
        },
        free: { $0.forEach { $0.dispose() } }
    )
}

/// Random numbers, the same in each run.
struct Numbers {
    var state: UInt64

    mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % 1_000_000
    }
}

// glibc takes cheaper paths in a process that never had a second thread.
Thread.detachNewThread { while true { sleep(3600) } }
memories()
MainActor.assumeIsolated { multitudes() }
