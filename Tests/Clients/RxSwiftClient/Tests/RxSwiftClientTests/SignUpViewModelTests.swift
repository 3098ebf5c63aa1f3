import RxBlocking
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import RxSwiftClient

private class StubAPI: SignUpAPI {
    var requests: [String] = []

    func usernameAvailable(_ username: String) -> Observable<Bool> {
        requests.append(username)
        return .just(username != "rx")
    }

    func signUp(_ username: String, password: String) -> Observable<Bool> {
        return .just(true)
    }
}

class SignUpViewModelTests: XCTestCase {
    private var scheduler: TestScheduler!
    private var disposeBag: DisposeBag!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
        disposeBag = DisposeBag()
    }

    func testTheButtonIsEnabledForAValidForm() {
        let api = StubAPI()
        let username = scheduler.createHotObservable([.next(10, "rx"), .next(30, "swift")])
        let password = scheduler.createHotObservable([.next(20, "secret")])
        let enabled = scheduler.createObserver(Bool.self)

        SharingScheduler.mock(scheduler: scheduler) {
            let viewModel = SignUpViewModel(
                input: (
                    username: username.asDriver(onErrorJustReturn: ""),
                    password: password.asDriver(onErrorJustReturn: ""),
                    loginTaps: Signal.never()
                ),
                api: api
            )
            viewModel.signUpEnabled.asObservable().subscribe(enabled).disposed(by: disposeBag)
            scheduler.start()
        }

        XCTAssertEqual(enabled.events.compactMap { $0.value.element }, [false, true])
        XCTAssertEqual(api.requests, ["rx", "swift"])
    }

    func testDebounce() {
        var count = 0
        let source = scheduler.createHotObservable([
            .next(210, "a"), .next(220, "ab"), .next(300, "abc"), .completed(400),
        ])
        let result = scheduler.start {
            source.do(onNext: { _ in count += 1 }).debounce(.seconds(20), scheduler: self.scheduler)
        }
        XCTAssertEqual(result.events, [.next(240, "ab"), .next(320, "abc"), .completed(400)])
        XCTAssertEqual(count, 3)
    }

    func testScheduledActions() {
        var log: [Int] = []
        scheduler.scheduleAt(5) { log.append(5) }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(7)) { _ in
            log.append(self.scheduler.clock)
            return Disposables.create()
        }
        let start = RxTimeInterval.seconds(8)
        let ticks = scheduler.schedulePeriodic(NSMutableArray(), startAfter: start, period: .seconds(2)) { ticks in
            ticks.add(self.scheduler.clock)
            log.append(ticks.count)
            return ticks
        }
        scheduler.scheduleAt(11) { ticks.dispose() }
        scheduler.start()
        XCTAssertEqual(log, [5, 7, 1, 2])
    }

    func testBlocking() throws {
        let queue = ConcurrentDispatchQueueScheduler(qos: .default)
        XCTAssertEqual(try Observable.of(1, 2, 3).observe(on: queue).map { $0 * 2 }.toBlocking().toArray(), [2, 4, 6])
        var seen = 0
        XCTAssertEqual(
            try Observable.of(1, 2, 3).toBlocking().single {
                seen += 1; return $0 == 2
            },
            2
        )
        XCTAssertEqual(seen, 3)
        let dictionary: [String: Any]? = try Observable<[String: Any]>.just(["a": 1]).toBlocking(timeout: 1).first()
        XCTAssertEqual(dictionary?["a"] as? Int, 1)
    }

    func testASingleIsAwaited() async throws {
        let user = try await Single.just(User(name: "ada")).value
        XCTAssertEqual(user.name, "ada")
        var keys: [String] = []
        for try await event in Observable<[String: Any]>.of(["a": 1], ["b": 2]).values { keys += event.keys }
        XCTAssertEqual(keys, ["a", "b"])
        for try await number in Observable.of(1, 2).values { keys.append(String(number)) }
        XCTAssertEqual(keys, ["a", "b", "1", "2"])
    }
}
