import Rx
import RxBlocking
import RxTest
import XCTest

@testable import Client

// `XCTestCase` is nonisolated, and so are its initialisers.
nonisolated final class ViewModelXCTests: XCTestCase {
    @MainActor
    func testAnAPIIsReadByWaiting() throws {
        let api = FakeCatalogue(pages: [Page(titles: ["a"], next: nil)], failures: 1)
        let page = try api.page(1).retry(2).toBlocking().single()
        XCTAssertEqual(page.titles, ["a"])
        XCTAssertEqual(api.requests, 2)
        XCTAssertThrowsError(try api.page(1).toBlocking(timeout: 10).single())
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

    @MainActor
    func testAFormSaysWhatIsWrong() {
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

    @MainActor
    func testItIsSignedInOnMain() {
        let model = SignInViewModel(api: FakeSignIn(session: nil))
        let profile = FakeSignIn(session: nil).signIn(name: "Ada", password: "secret")
            .observe(on: MainScheduler.instance)
            .do(onSuccess: { model.signIn(name: $0.token, password: "wrong") })
        XCTAssertEqual(try profile.asObservable().toBlocking(timeout: 10).first(), Session(token: "Ada"))
    }
}
