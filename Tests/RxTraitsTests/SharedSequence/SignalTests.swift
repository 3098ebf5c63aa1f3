import RxDisposables
import RxObservable
import RxRelay
import RxSubjects
import RxTest
import RxTraits
import TestSupport
import Testing

@MainActor
struct SignalTests {
    private let source = PublishSubject<Int>()

    private var signal: Signal<Int> { source.asSignal(onErrorJustReturn: -1) }

    @Test func `all subscribers share one subscription, and a new one gets no past element`() {
        let subscriptions = Recorder<Void>()
        let shared = source.do(onSubscribe: { subscriptions.record(()) }).asSignal(onErrorJustReturn: -1)
        let (first, second) = (Recorder<Int>(), Recorder<Int>())
        let bag = DisposeBag()
        shared.emit(onNext: first.record).disposed(by: bag)
        source.onNext(1)
        shared.emit(onNext: second.record).disposed(by: bag)
        source.onNext(2)
        #expect(first.elements == [1, 2])
        #expect(second.elements == [2])
        #expect(subscriptions.count == 1)
    }

    @Test func `errors are replaced`() {
        let log = Recorder<Int>()
        let bag = DisposeBag()
        source.asSignal(onErrorJustReturn: -1).emit(onNext: log.record).disposed(by: bag)
        source.asSignal(onErrorSignalWith: .just(-2)).emit(onNext: log.record).disposed(by: bag)
        source.asSignal { _ in .just(-3) }.emit(onNext: log.record).disposed(by: bag)
        source.onError(TestFault())
        #expect(log.elements == [-1, -2, -3])
    }

    @Test func `emit works in all its forms`() {
        final class View: Sendable {}
        let view = View()
        let bag = DisposeBag()
        let log = Recorder<String>()
        let (subject, optionalSubject) = (PublishSubject<Int>(), PublishSubject<Int?>())
        subject.subscribe(onNext: { log.record("subject \($0)") }).disposed(by: bag)
        optionalSubject.subscribe(onNext: { log.record("optional \($0 ?? 0)") }).disposed(by: bag)
        let (relay, optionalRelay) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionalReplay) = (
            ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1)
        )
        let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
        publish.subscribe(onNext: { log.record("relay \($0)") }).disposed(by: bag)
        optionalPublish.subscribe(onNext: { log.record("relay \($0 ?? 0)") }).disposed(by: bag)
        signal.emit(to: subject).disposed(by: bag)
        signal.emit(to: optionalSubject).disposed(by: bag)
        signal.emit(to: relay).disposed(by: bag)
        signal.emit(to: optionalRelay).disposed(by: bag)
        signal.emit(to: replay).disposed(by: bag)
        signal.emit(to: optionalReplay).disposed(by: bag)
        signal.emit(to: publish).disposed(by: bag)
        signal.emit(to: optionalPublish).disposed(by: bag)
        signal.emit(with: view, onNext: { _, number in log.record("with \(number)") }).disposed(by: bag)
        signal.emit(onNext: { log.record("next \($0)") }).disposed(by: bag)
        signal.emit().disposed(by: bag)
        source.onNext(5)
        #expect(log.elements == ["subject 5", "optional 5", "relay 5", "relay 5", "with 5", "next 5"])
        #expect(relay.value == 5)
        #expect(optionalRelay.value == 5)
        replay.subscribe(onNext: { log.record("replay \($0)") }).disposed(by: bag)
        optionalReplay.subscribe(onNext: { log.record("replay \($0 ?? 0)") }).disposed(by: bag)
        #expect(log.elements.suffix(2) == ["replay 5", "replay 5"])
    }

    @Test func `conversions`() {
        let bag = DisposeBag()
        let log = Recorder<Int>()
        let relay = PublishRelay<Int>()
        relay.asSignal().emit(onNext: log.record).disposed(by: bag)
        relay.asInfallible().asSignal().asSignal().emit(onNext: log.record).disposed(by: bag)
        relay.asSignal().asInfallible().subscribe(onNext: log.record).disposed(by: bag)
        relay.accept(1)
        #expect(log.elements == [1, 1, 1])
    }
}
