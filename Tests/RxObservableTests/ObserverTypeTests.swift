import TestSupport
import Testing

struct ObserverTypeTests {
    /// Implements the only requirement without a default.
    private struct Plain: ObserverType {
        let log = Recorder<String>()

        func on(_ event: Event<Int>) {
            log.record("\(event)")
        }
    }

    @Test func `the three methods send events`() {
        let observer = Plain()
        observer.onNext(1)
        observer.onError(Fault.first)
        observer.onCompleted()
        #expect(observer.log.elements == ["next(1)", "error(first)", "completed"])
    }

    @Test func `asObserver forwards every event`() {
        let observer = Plain()
        let erased = observer.asObserver()
        erased.on(.next(1))
        erased.onNext(2)
        erased.on(.error(Fault.first))
        erased.on(.completed)
        #expect(observer.log.elements == ["next(1)", "next(2)", "error(first)", "completed"])
    }

    @Test func `mapObserver transforms elements and forwards terminal events`() {
        let observer = Plain()
        let strings: AnyObserver<String> = observer.mapObserver { $0.count }
        strings.onNext("abc")
        strings.onCompleted()
        strings.onError(Fault.first)
        #expect(observer.log.elements == ["next(3)", "completed", "error(first)"])
    }

    // Contract G7
    @Test func `a transform that throws becomes an error`() {
        let observer = Plain()
        let strings: AnyObserver<String> = observer.mapObserver { _ in throw Fault.thrown }
        strings.onNext("abc")
        #expect(observer.log.elements == ["error(thrown)"])
    }
}
