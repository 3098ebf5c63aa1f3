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
