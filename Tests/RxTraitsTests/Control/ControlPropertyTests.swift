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
