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
