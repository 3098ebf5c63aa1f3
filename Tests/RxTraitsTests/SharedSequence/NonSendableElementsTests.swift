import RxRelay
import RxTraits
import TestSupport
import Testing

/// A model of a main-actor class: not `Sendable`.
private final class Sketch {
    var strokes: Int

    init(strokes: Int) {
        self.strokes = strokes
    }
}

// Contracts A4, A5
@MainActor
struct NonSendableElementsTests {
    @Test func `relays of the main actor convert to drivers and signals with any elements`() {
        let (current, added) = (BehaviorRelay(value: Sketch(strokes: 1)), PublishRelay<Sketch>())
        var seen: [Int] = []
        let bag = DisposeBag()
        current.asDriver().map { $0.strokes }.drive(onNext: { seen.append($0) }).disposed(by: bag)
        added.asSignal().emit(onNext: { seen.append($0.strokes * 10) }).disposed(by: bag)
        current.accept(Sketch(strokes: 2))
        added.accept(Sketch(strokes: 3))
        #expect(seen == [1, 2, 30])
    }

    @Test func `drivers keep fresh values`() {
        var seen: [Int] = []
        let driver = Driver.just(1)
            .scan(Sketch(strokes: 1)) { sketch, number in Sketch(strokes: sketch.strokes + number) }
            .startWith(Sketch(strokes: 7))
        _ = driver.drive(onNext: { seen.append($0.strokes) })
        let others = SharingScheduler.mock(scheduler: InlineScheduler()) {
            Driver.from([Sketch(strokes: 8), Sketch(strokes: 9)])
        }
        _ = others.drive(onNext: { seen.append($0.strokes) })
        #expect(seen == [7, 2, 8, 9])
    }

    // An observable keeps a driver's elements on main.
    @Test(.timeLimit(.minutes(5))) func `a driver converted to an observable stays on main, and shares there`() async {
        let current = BehaviorRelay(value: Sketch(strokes: 1))
        let driver = current.asDriver()
        let log = Recorder<Int>()
        await Task.detached {
            let shared = driver.asObservable().share(replay: 1)
            for _ in 0..<2 {
                _ = shared.subscribe(onNext: { sketch in
                    MainActor.assertIsolated()
                    log.record(sketch.strokes)
                })
            }
        }.value
        await eventually { log.count == 2 }
        #expect(log.elements == [1, 1])
    }
}
