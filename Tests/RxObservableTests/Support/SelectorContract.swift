import RxDisposables
import RxObservable
import TestSupport
import Testing

/// Contract L0 for closures that an operator calls: while one waits for another thread, that thread may feed all
/// sources of the operator, dispose of the subscription, and go home.
enum SelectorContract {
    /// Makes the chain, whose closure calls what it is given.
    typealias Maker =
        @Sendable (_ sources: [Observable<Int>], _ closure: @escaping @Sendable () -> Void) -> Observable<Int>

    /// Checks it with two sources that are fed in turn.
    static func check(sourceLocation: SourceLocation = #_sourceLocation, make: @escaping Maker) throws {
        let calls = LockedValue(0)
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let sources = [TestSource<Int>(), TestSource<Int>()]
            let subscription = LockedValue<(any Disposable)?>(nil)
            subscription.value = make(sources.map(\.observable)) {
                let call = calls.withLock { calls in
                    calls += 1
                    return calls
                }
                guard call <= 2 else { return }
                do {
                    try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                        sources.forEach { $0.onNext(10) }
                        if call == 2 {
                            subscription.value?.dispose()
                            sources.forEach { $0.onError() }
                        }
                    }
                } catch {
                    Issue.record(error, sourceLocation: sourceLocation)
                }
            }.subscribe { _ in }
            for _ in 0..<2 {
                sources.forEach { $0.onNext(1) }
            }
            subscription.value?.dispose()
            for source in sources {
                #expect(source.disposals == source.subscriptions, sourceLocation: sourceLocation)
            }
        }
        #expect(calls.value >= 2, sourceLocation: sourceLocation)
    }
}
