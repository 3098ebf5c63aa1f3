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

    private static let erasures: [@Sendable (BehaviorSubject<Int>) -> AnyObserver<Int>] = [
        { $0.asObserver() }, { AnyObserver($0) }, { AnyObserver(AnyObserver($0)) }, { $0.mapObserver { $0 } },
        { AnyObserver($0).mapObserver { $0 } },
    ]

    // Contract L4: what waited in a queue of the erased observer would be overtaken.
    @Test(arguments: erasures.indices)
    func `a subject and its erased observers keep one order, from inside, too`(index: Int) throws {
        let subject = BehaviorSubject(value: 0)
        let (one, other) = (Self.erasures[index](subject), Self.erasures[index](subject))
        let log = Recorder<String>()
        _ = subject.subscribe { event in
            log.record("\(event)")
            guard event.element == 1 else { return }
            one.onNext(2)
            #expect((try? subject.value()) == 2)
            subject.onNext(3)
            other.onNext(4)
            one.onNext(5)
            subject.onCompleted()
        }
        one.onNext(1)
        #expect(
            log.elements == ["next(0)", "next(1)", "next(2)", "next(3)", "next(4)", "next(5)", "completed"]
        )
    }
}
