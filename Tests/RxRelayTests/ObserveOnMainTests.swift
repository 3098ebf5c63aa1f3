import RxRelay
import TestSupport
import Testing

/// A model of a main-actor class: not `Sendable`.
private final class Sketch {
    var strokes: Int

    init(strokes: Int) {
        self.strokes = strokes
    }
}

// Contract A4
@MainActor
struct ObserveOnMainTests {
    @Test func `a relay of the main actor may have any elements`() {
        let (behavior, publish, replay) = (
            BehaviorRelay(value: Sketch(strokes: 1)), PublishRelay<Sketch>(), ReplayRelay<Sketch>.create(bufferSize: 1)
        )
        var seen: [String] = []
        let bag = DisposeBag()
        replay.accept(Sketch(strokes: 2))
        behavior.observe(on: MainScheduler()).subscribe(onNext: { seen.append("b\($0.strokes)") }).disposed(by: bag)
        replay.observe(on: MainScheduler()).subscribe(onNext: { seen.append("r\($0.strokes)") }).disposed(by: bag)
        publish.observe(on: MainScheduler()).subscribe(onNext: { seen.append("p\($0.strokes)") }).disposed(by: bag)
        publish.accept(Sketch(strokes: 3))
        #expect(seen == ["b1", "r2", "p3"])
    }

    @Test func `elements of the main actor go to an observer of the main actor`() {
        let relay = PublishRelay<Sketch>()
        let album = Album()
        let subscription = relay.observe(on: MainScheduler()).bind(to: album)
        relay.accept(Sketch(strokes: 4))
        subscription.dispose()
        relay.accept(Sketch(strokes: 5))
        #expect(album.sketches.map(\.strokes) == [4])
    }

    // Relays of `Sendable` elements may be observed anywhere.
    @Test(.timeLimit(.minutes(5))) func `a relay of numbers is observed on main from anywhere`() async {
        let (publish, behavior, replay) = (
            PublishRelay<Int>(), BehaviorRelay(value: 1), ReplayRelay<Int>.create(bufferSize: 1)
        )
        replay.accept(2)
        let log = Recorder<Int>()
        await Task.detached {
            for source in [
                publish.observe(on: MainScheduler()), behavior.observe(on: MainScheduler()),
                replay.observe(on: MainScheduler()),
            ] {
                _ = source.subscribe(onNext: { number in
                    MainActor.assertIsolated()
                    log.record(number)
                })
            }
            publish.accept(3)
        }.value
        await eventually { log.count == 3 }
        #expect(log.elements.sorted() == [1, 2, 3])
    }
}

/// An observer that isn't `Sendable`.
private final class Album: ObserverType {
    private(set) var sketches: [Sketch] = []

    func on(_ event: Event<Sketch>) {
        if let sketch = event.element { sketches.append(sketch) }
    }
}
