import Dispatch
import RxRelay
import RxTraits
import TestSupport
import Testing

struct InfallibleTests {
    private let scheduler = TestScheduler()

    private func infallible(_ diagram: String) -> Infallible<String> {
        scheduler.hot(diagram).asInfallible(onErrorJustReturn: "z")
    }

    @Test func `create, as documented`() {
        let created = Infallible<String>.create { infallible in
            infallible(.next("a"))
            infallible(.next("b"))
            infallible(.completed)
            infallible(.next("c"))
            return Disposables.create()
        }
        #expect(scheduler.result(of: created) == "(ab|)")
    }

    // Contract A5
    @Test func `create sends elements that aren't Sendable`() {
        let texts = Recorder<String>()
        let drafts = Infallible<Draft>.create { infallible in
            infallible(.next(Draft("a")))
            infallible(.next(Draft("b")))
            infallible(.completed)
            infallible(.next(Draft("c")))
            return Disposables.create()
        }
        _ = drafts.subscribe(onNext: { texts.record($0.text) }, onCompleted: { texts.record("|") })
        #expect(texts.elements == ["a", "b", "|"])
    }

    @Test func `its events are the observable's`() {
        #expect(InfallibleEvent.next(1).event == .next(1))
        #expect(InfallibleEvent<Int>.completed.event == .completed)
    }

    // Contract C3
    @Test func `an error is replaced`() {
        #expect(scheduler.result(of: infallible("a-#")) == "a-(z|)")
        let fallback = scheduler.hot("a-#").asInfallible(onErrorFallbackTo: .of("x", "y"))
        #expect(scheduler.result(of: fallback) == "a-(xy|)")
        let recovered = scheduler.hot("a-#").asInfallible { .just("\($0 is MarbleError)") }
        #expect(scheduler.result(of: recovered, names: ["true"]) == "a-(true|)")
        let caught: Infallible<String> = scheduler.hot("a-#").catch { _ in Infallible.just("z") }
        #expect(scheduler.result(of: caught) == "a-(z|)")
    }

    @Test func `catch with a bare just still is the observable's`() {
        let caught = scheduler.hot("a-#").catch { _ in .just("z") }
        let observable: Observable<String> = caught
        #expect(scheduler.result(of: observable) == "a-(z|)")
    }

    @Test func `relays and binding`() {
        let (publish, behavior, replay) = (
            PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 2)
        )
        let (optional, log) = (BehaviorRelay<Int?>(value: nil), Recorder<Int>())
        _ = publish.asInfallible().bind(to: behavior)
        _ = behavior.asInfallible().bind(to: replay)
        _ = behavior.asInfallible().bind(to: optional)
        _ = replay.asInfallible().bind(onNext: log.record)
        publish.accept(1)
        #expect(log.elements == [0, 1])
        #expect(optional.value == 1)
        let doubled = publish.asInfallible().bind(to: { $0.map { $0 * 2 } })
        _ = doubled.subscribe(onNext: log.record)
        _ = publish.asInfallible().bind(
            to: { source in { (factor: Int) in source.subscribe(onNext: { log.record($0 * factor) }) } },
            curriedArgument: 100
        )
        publish.accept(2)
        #expect(log.elements == [0, 1, 2, 4, 200])
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: log.record)
        _ = Infallible.just(7).bind(to: subject)
        #expect(log.elements.last == 7)
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { $0.asInfallible(onErrorFallbackTo: .empty()).map { $0 }.asObservable() } == []
        )
        #expect(
            operatorContractViolations { $0.asInfallible(onErrorJustReturn: ContractElement(9)).asObservable() } == []
        )
    }
}
