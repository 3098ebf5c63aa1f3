import RxSwift
import RxTest
import XCTest

/// The errors of these tests.
enum Damage: Error { case torn }

/// Common parts of the tests with sketches: sketches, a clock, and a list of received elements.
class SketchTestCase: XCTestCase {
    let one = Sketch(1)
    let two = Sketch(2)
    let torn = Observable<Sketch>.error(Damage.torn)
    let clock = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    var heard: [String] = []

    var both: Observable<Sketch> { .of(one, two) }

    /// The events of a sequence until the clock has no further action, and its end.
    func log(_ source: Observable<Sketch>) -> [String] {
        heard = []
        source
            .subscribe(
                onNext: { self.heard.append("\($0.strokes)") },
                onError: { self.heard.append("\($0)") },
                onCompleted: { self.heard.append("end") },
                onDisposed: nil
            )
            .disposed(by: bag)
        clock.start()
        return heard
    }

    func log(_ source: Single<Sketch>) -> [String] { log(source.asObservable()) }

    func log(_ source: Maybe<Sketch>) -> [String] { log(source.asObservable()) }

    func log(_ source: Infallible<Sketch>) -> [String] { log(source.asObservable()) }

    /// Sends sketches with one, two, … strokes at the given times, and then the end.
    func sketches(at times: Int..., end: Int = 100) -> Observable<Sketch> {
        let subject = PublishSubject<Sketch>()
        for (number, time) in times.enumerated() {
            clock.scheduleAt(clock.clock + time) { subject.onNext(Sketch(number + 1)) }
        }
        clock.scheduleAt(clock.clock + end) { subject.onCompleted() }
        return subject
    }

    func sum(_ sketches: Sketch...) -> Sketch {
        Sketch(sketches.map { $0.strokes }.reduce(0, +))
    }
}
