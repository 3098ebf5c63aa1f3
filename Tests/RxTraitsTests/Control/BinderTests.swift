import RxRelay
import RxTraits
import TestSupport
import Testing

/// A class that isn't `Sendable`.
private final class Label {
    var text = ""
}

@MainActor
struct BinderTests {
    @Test func `sets at once on the main thread, and holds its target weakly`() {
        let log = Recorder<String>()
        var field: TextField? = TextField()
        let binder = Binder(field!) { field, text in
            field.placeholder = text
            log.record(text)
        }
        binder.onNext("a")
        binder.asObserver().onNext("b")
        binder.onCompleted()
        #expect(field?.placeholder == "b")
        field = nil
        binder.onNext("c")
        #expect(log.elements == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a value from another thread is set on the main thread`() async {
        let field = TextField()
        let (texts, continuation) = AsyncStream<String>.makeStream()
        let binder = Binder(field) { field, text in
            MainScheduler.ensureRunningOnMainThread()
            field.placeholder = text
            continuation.yield(text)
        }
        await Task.detached { binder.onNext("a") }.value
        for await text in texts {
            #expect(text == "a")
            break
        }
        #expect(field.placeholder == "a")
    }

    @Test func `sets a property by its key path`() {
        var field: TextField? = TextField()
        let binder = Binder(field!, \.placeholder)
        binder.onNext("a")
        #expect(field?.placeholder == "a")
        field = nil
        binder.onNext("b")
    }

    // Contract A4
    @Test(.timeLimit(.minutes(5)))
    func `in code of the main actor, the target needn't be Sendable`() async {
        var label: Label? = Label()
        weak var freed: AnyObject?
        freed = label
        let closure = Binder<String>(label!) { label, text in label.text += text }
        let property = Binder(label!, \.text)
        property.onNext("a")
        await Task.detached { closure.onNext("b") }.value
        await eventually { label?.text == "ab" }
        label = nil
        #expect(freed == nil)
        closure.onNext("c")
    }

    @Test func `sets on a custom scheduler`() {
        let scheduler = TestScheduler()
        let log = Recorder<Int>()
        let binder = Binder(log, scheduler: scheduler) { log, number in log.record(number) }
        binder.onNext(1)
        #expect(log.elements == [])
        scheduler.start()
        #expect(log.elements == [1])
    }

    @Test func `an error is reported, and has no other effect`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.defaultErrorHandler = { _, error in errors.record("\(error)") }
            let log = Recorder<Int>()
            let binder = Binder(log, scheduler: CurrentThreadScheduler.instance) { log, number in log.record(number) }
            binder.onError(RxError.timeout)
            binder.onNext(1)
            precondition(errors.count == 1, "\(errors.elements)")
            precondition(log.elements == [1], "\(log.elements)")
        }
    }
}
