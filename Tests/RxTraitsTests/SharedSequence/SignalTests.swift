import RxRelay
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

    // Contract T16: the first element is sent at once, and each further one in a turn of main.
    @Test func `who subscribes after a signal of an array gets what its second element causes`() async {
        let bag = DisposeBag()
        let (log, told) = (Recorder<Int>(), Recorder<Void>())
        let ready = PublishRelay<Void>()
        Signal.from([1, 2])
            .emit(onNext: {
                log.record($0)
                if $0 == 2 { ready.accept(()) }
            })
            .disposed(by: bag)
        #expect(log.elements == [1])
        ready.subscribe(onNext: told.record).disposed(by: bag)
        await eventually { log.count == 2 }
        #expect(told.count == 1)
    }

    // Contract T8: as in RxSwift, `just` takes a tick, and each element of an array another one.
    @Test func `what stands in for main counts a tick for each element of an array`() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let (one, several) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
            _ = Signal.just(1).emit(to: one)
            _ = Signal.of(1, 2).emit(to: several)
            scheduler.start()
            #expect(one.events == [.next(1, 1), .completed(1)])
            #expect(several.events == [.next(1, 1), .next(2, 2), .completed(3)])
        }
    }
}
