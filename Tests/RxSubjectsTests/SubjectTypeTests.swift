import TestSupport
import Testing

struct SubjectTypeTests {
    /// Works with any subject, through the protocol alone.
    private func feed<Subject: SubjectType>(
        _ subject: Subject,
        _ element: Subject.Element
    ) where Subject.Observer.Element == Subject.Element {
        subject.asObserver().onNext(element)
        subject.asObserver().onCompleted()
    }

    @Test func `a subject is a sequence and an observer`() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.asObservable().subscribe { log.record("\($0)") }
        feed(subject, 1)
        #expect(log.elements == ["next(1)", "completed"])
    }

    @Test func `the observer and the sequence are the subject itself`() {
        let subject = PublishSubject<Int>()
        #expect(subject.asObserver() === subject)
        #expect(subject.asObservable() === subject)
    }

    @Test func `a subject subscribes to another sequence`() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.subscribe { log.record("\($0)") }
        _ = Observable.of(1, 2).subscribe(subject)
        #expect(log.elements == ["next(1)", "next(2)", "completed"])
    }
}
