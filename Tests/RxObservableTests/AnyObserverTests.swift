import TestSupport
import Testing

struct AnyObserverTests {
    @Test func `a closure takes every event in every form`() {
        let log = Recorder<String>()
        let observer = AnyObserver<Int> { log.record("\($0)") }
        observer.onNext(1)
        observer.on(.next(2))
        observer.onError(Fault.first)
        observer.on(.error(Fault.second))
        observer.onCompleted()
        observer.on(.completed)
        #expect(
            log.elements == ["next(1)", "next(2)", "error(first)", "error(second)", "completed", "completed"]
        )
    }

    @Test func `an observer takes every event`() {
        let observer = GrammarObserver<Int>()
        let erased = AnyObserver(observer)
        erased.onNext(1)
        erased.on(.next(2))
        erased.onError(Fault.first)
        #expect(observer.elements == [1, 2])
        #expect(observer.ends == ["error"])
        let other = GrammarObserver<Int>()
        AnyObserver(other).onCompleted()
        #expect(other.ends == ["completed"])
    }

    /// An observer with methods of its own.
    private struct Overriding: ObserverType {
        let log = Recorder<String>()

        func on(_ event: Event<Int>) { log.record("on") }
        func onNext(_ element: Int) { log.record("onNext") }
        func onError(_ error: any Error) { log.record("onError") }
        func onCompleted() { log.record("onCompleted") }
    }

    @Test func `methods of the observer's own are called`() {
        let observer = Overriding()
        let erased = AnyObserver(observer)
        erased.onNext(1)
        erased.onError(Fault.first)
        erased.onCompleted()
        #expect(observer.log.elements == ["onNext", "onError", "onCompleted"])
    }

    @Test func `erasing twice wraps once`() {
        let log = Recorder<String>()
        let observer = AnyObserver<Int> { log.record("\($0)") }
        AnyObserver(observer).asObserver().onNext(1)
        #expect(log.elements == ["next(1)"])
        #expect(!AnyObserver(observer).isDisposed)
    }

    // Contract G6
    @Test func `the emitter's observer reports the subscription's state, even erased again`() {
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.value = AnyObserver(observer)
            return Disposables.create()
        }
        let subscription = source.subscribe()
        #expect(observers.value?.isDisposed == false)
        subscription.dispose()
        #expect(observers.value?.isDisposed == true)
    }

    @Test func `an observer made from a closure or another observer never ends`() {
        let closure = AnyObserver<Int> { _ in }
        let erased = AnyObserver(GrammarObserver<Int>())
        for observer in [closure, erased] {
            #expect(!observer.isDisposed)
            observer.onCompleted()
            #expect(!observer.isDisposed)
        }
    }

    // Contract G5
    @Test func `an observer's captures are freed with it`() {
        let mint = Mint()
        makeAndUse(mint.token())
        #expect(mint.liveTokens == 0)
    }

    private func makeAndUse(_ token: Token) {
        let observer = AnyObserver<Int> { _ in _ = token.number }
        observer.onNext(1)
    }
}
