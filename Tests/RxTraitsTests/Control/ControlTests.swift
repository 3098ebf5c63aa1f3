import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTest
import RxTraits
import TestSupport
import Testing

/// A control as somebody may write it on any platform: a text field with targets and actions.
@MainActor
final class TextField: ReactiveCompatible {
    final class Target {
        let action: @MainActor (TextField) -> Void

        init(_ action: @escaping @MainActor (TextField) -> Void) {
            self.action = action
        }
    }

    var text: String? = ""
    var placeholder = ""
    private var targets: [Target] = []

    func add(_ target: Target) {
        targets.append(target)
    }

    func remove(_ target: Target) {
        targets.removeAll { $0 === target }
    }

    var targetCount: Int { targets.count }

    /// What the user does.
    func type(_ text: String) {
        self.text = text
        for target in targets { target.action(self) }
    }

    private let ended = PublishSubject<Void>()
    nonisolated var end: Observable<Void> { ended }

    deinit {
        ended.onNext(())
    }
}

extension Reactive where Base == TextField {
    @MainActor
    var edited: ControlEvent<Void> {
        ControlEvent(events: changes.map { _ in })
    }

    @MainActor
    var text: ControlProperty<String?> {
        let field = base
        let values = Observable.deferred { [weak field] in
            // Control properties subscribe on the main thread.
            .just(MainActor.assumeIsolated { field?.text })
        }
        return ControlProperty(values: values.concat(changes), valueSink: Binder(field) { $0.text = $1 })
    }

    @MainActor
    private var changes: Observable<String?> {
        let field = base
        return Observable.create { [weak field] observer in
            return MainActor.assumeIsolated {
                let target = TextField.Target { observer.onNext($0.text) }
                field?.add(target)
                nonisolated(unsafe) let held = target
                return Disposables.create { [weak field] in
                    MainActor.assumeIsolated { field?.remove(held) }
                }
            }
        }
        .take(until: field.end)
    }
}

@MainActor
struct ControlTests {
    @Test func `a property sends its value first, and then what the user types`() {
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

    @Test func `changed leaves the first value out`() {
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
    func `a subscription from elsewhere is made on the main thread`() async {
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
    func `what comes from elsewhere is set on the main thread`() async {
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

    @Test func `on a scheduler of one's own`() {
        let scheduler = TestScheduler()
        let log = Recorder<Int>()
        let binder = Binder(log, scheduler: scheduler) { log, number in log.record(number) }
        binder.onNext(1)
        #expect(log.elements == [])
        scheduler.start()
        #expect(log.elements == [1])
    }

    @Test func `an error is reported, and nothing else happens`() async {
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
