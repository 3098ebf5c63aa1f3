import Rx
import RxBlocking
import RxTest
import XCTest

@testable import Client

// `XCTestCase` is nonisolated, and so are its initialisers.
nonisolated final class ViewModelXCTests: XCTestCase {
    func testASequenceIsReadByWaiting() throws {
        let prices = Observable.of(3, 7, 5).scan(0) { max($0, $1) }
        XCTAssertEqual(try prices.toBlocking().toArray(), [3, 7, 7])
        XCTAssertThrowsError(try Observable<Int>.empty().toBlocking(timeout: 10).single())
    }

    func testOnlyTheLastOfWhatIsTypedIsSearchedFor() {
        let scheduler = TestScheduler(initialClock: 0)
        let typed = scheduler.createHotObservable([
            .next(210, "r"), .next(220, "rx"), .next(300, "rxs"), .completed(400),
        ])
        let observer = scheduler.createObserver(String.self)
        let subscription =
            typed
            .debounce(.seconds(30), scheduler: scheduler)
            .map { $0.uppercased() }
            .subscribe(observer)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(250, "RX"), .next(330, "RXS"), .completed(400)])
        XCTAssertEqual(typed.subscriptions, [Subscription(0, 400)])
        subscription.dispose()
    }

    // On Linux, XCTest runs tests of the main actor only if they are asynchronous.
    @MainActor
    func testAFormSaysWhatIsWrong() async {
        let model = SignUpViewModel(api: FakeSignUp())
        let scheduler = TestScheduler(initialClock: 0)
        let canSubmit = scheduler.createObserver(Bool.self)
        let bag = DisposeBag()
        model.canSubmit.drive(canSubmit).disposed(by: bag)
        scheduler.createColdObservable([.next(10, "Ada"), .next(30, "Al")])
            .bind(to: model.name)
            .disposed(by: bag)
        scheduler.createColdObservable([.next(20, "lovelace")])
            .bind(to: model.password, model.repeated)
            .disposed(by: bag)
        scheduler.start()
        XCTAssertEqual(canSubmit.events, [.next(0, false), .next(20, true), .next(30, false)])
    }
}
