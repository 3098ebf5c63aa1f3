import Dispatch

// What `Comparison`, which imports the clean modules, and `RxSwiftWork` share with this program.
#if STRICT
import Rx
#else
import RxCocoa
import RxSwift
#endif

/// A cold source that emits 0 ..< `count` from a loop, and completes.
func loop(_ count: Int) -> Observable<Int> {
    Observable.create { observer in
        for value in 0..<count {
            observer.on(.next(value))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}

/// Subscribes, and adds up what arrives.
@inline(never)
func receive(_ source: Observable<Int>, into total: Counter) {
    _ = source.subscribe(onNext: { total.add($0) }, onCompleted: { total.complete() })
}

/// Subscribes, and returns the sum of the elements; minus one if the source doesn't complete at once.
func received(from source: Observable<Int>) -> Int {
    let total = Counter()
    receive(source, into: total)
    return total.value(after: 1)
}

/// Sends 0 ..< `count` from a loop through a chain, and returns the sum of its output.
@inline(never)
func pump(_ count: Int, through chain: (Observable<Int>) -> Observable<Int>) -> Int {
    received(from: chain(loop(count)))
}

/// Makes a chain `count` times, with one element for each, and returns the sum of the results.
@inline(__always)
func created(_ count: Int, _ chain: (Observable<Int>) -> Observable<Int>) -> Int {
    let total = Counter()
    for index in 0..<count {
        receive(chain(.just(index)), into: total)
    }
    return total.value(after: count)
}

/// Chains of stages.
enum Stages {
    static func flatMap(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        (0..<levels).reduce(source) { chain, _ in chain.flatMap { Observable.just($0) } }
    }

    static func flatMapLatest(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        (0..<levels).reduce(source) { chain, _ in chain.flatMapLatest { Observable.just($0) } }
    }

    /// Levels of `combineLatest` with three `just`s of 1, each of which adds the four.
    static func combineLatestOfFour(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        let one = Observable.just(1)
        return (0..<levels).reduce(source) { chain, _ in
            Observable.combineLatest(one, one, one, chain) { $0 &+ $1 &+ $2 &+ $3 }
        }
    }
}

/// Lets one thread wait for another.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets one `wait` through.
    func open() {
        semaphore.signal()
    }

    /// Waits until the gate is opened.
    ///
    /// - Returns: Whether it was within a minute. If not, the row fails instead of hanging.
    @discardableResult
    func wait() -> Bool {
        semaphore.wait(timeout: .now() + .seconds(60)) == .success
    }
}

/// An `AsyncStream` in which 0 ..< `count` waits, and then the end.
func filledStream(_ count: Int) -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in 0..<count {
        continuation.yield(value)
    }
    continuation.finish()
    return stream
}
