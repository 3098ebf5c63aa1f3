import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
struct ControlPropertyTests {
    @Test func `a property sends its value first, then the user's input`() {
        let field = TextField()
        field.text = "a"
        let log = Recorder<String>()
        let subscription = field.rx.text.orEmpty.subscribe(onNext: log.record)
        field.type("ab")
        field.text = "set by the program"
        field.type("abc")
        #expect(log.elements == ["a", "ab", "abc"])
        subscription.dispose()
        #expect(field.targetCount == 0)
    }

    // Contract L4
    @Test func `a property of a subject keeps the subject's order, from inside, too`() {
        let subject = BehaviorSubject(value: 0)
        let property = ControlProperty(values: subject, valueSink: subject)
        let (erased, mapped): (AnyObserver<Int>, AnyObserver<Int>) = (
            AnyObserver(property), property.mapObserver { $0 }
        )
        let log = Recorder<Int>()
        let subscription = property.subscribe(onNext: { value in
            log.record(value)
            guard value == 1 else { return }
            property.onNext(2)
            subject.onNext(3)
            erased.onNext(4)
            mapped.onNext(5)
            property.onNext(6)
        })
        mapped.onNext(1)
        #expect(log.elements == [0, 1, 2, 3, 4, 5, 6])
        subscription.dispose()
    }

    @Test func `changed omits the first value`() {
        let field = TextField()
        let log = Recorder<String?>()
        let subscription = field.rx.text.changed.subscribe(onNext: log.record)
        field.type("a")
        #expect(log.elements == ["a"])
        subscription.dispose()
    }

    @Test func `a property is set`() {
        let field = TextField()
        let subscription = Observable.of("a", "b").bind(to: field.rx.text.orEmpty)
        #expect(field.text == "b")
        subscription.dispose()
        field.rx.text.onNext(nil)
        #expect(field.text == nil)
        #expect(field.rx.text.asControlProperty().asObservable() as AnyObject? != nil)
    }

    @Test func `both end with the control`() {
        let log = Recorder<String>()
        var field: TextField? = TextField()
        _ = field?.rx.text.subscribe(onCompleted: { log.record("property") })
        _ = field?.rx.edited.subscribe(onCompleted: { log.record("event") })
        #expect(log.elements == [])
        field = nil
        #expect(log.elements.sorted() == ["event", "property"])
    }

    @Test func `drivers, signals and infallibles of a control`() {
        let field = TextField()
        let bag = DisposeBag()
        let log = Recorder<String>()
        field.rx.text.orEmpty.asDriver().drive(onNext: { log.record("driver \($0)") }).disposed(by: bag)
        field.rx.edited.asSignal().emit(onNext: { log.record("signal") }).disposed(by: bag)
        field.rx.edited.asDriver().drive(onNext: { log.record("event driver") }).disposed(by: bag)
        field.rx.edited.asControlEvent().asInfallible().subscribe(onNext: { log.record("infallible") }).disposed(
            by: bag
        )
        field.rx.text.asInfallible().subscribe(onNext: { log.record("values \($0 ?? "")") }).disposed(by: bag)
        log.removeAll()
        field.type("a")
        #expect(log.elements == ["driver a", "signal", "event driver", "infallible", "values a"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a subscription from another thread is made on the main thread`() async {
        let field = TextField()
        field.text = "a"
        let property = field.rx.text
        let (elements, continuation) = AsyncStream<String?>.makeStream()
        await Task.detached {
            let subscription = property.asObservable().subscribe(onNext: { continuation.yield($0) })
            _ = subscription
        }.value
        for await element in elements {
            #expect(element == "a")
            break
        }
    }
}
