import Rx
import RxBlocking
import RxTest
import Testing

@testable import Client

@MainActor
struct ViewModelTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let bag = DisposeBag()

    @Test func `A player drives its screen`() {
        let model = PlayerViewModel()
        model.send(.load(["One"]))
        model.send(.play(0))
        #expect(model.screen.title == "One")
        #expect(model.screen.isPlaying)
    }

    @Test func `Taps are counted`() {
        let button = Button()
        var taps = 0
        button.rx.tap.scan(0) { count, _ in count + 1 }.subscribe(onNext: { taps = $0 }).disposed(by: bag)
        button.tap()
        button.tap()
        #expect(taps == 2)
    }

    @Test func `A source that fails is subscribed to again`() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, RxError.timeout)])
        let observer = scheduler.start { source.retry(2) }
        #expect(observer.events == [.next(210, 1), .next(230, 1), .error(240, RxError.timeout)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
    }

    @Test func `A clock that is passed in makes the pause a virtual one`() {
        let scheduler = TestScheduler()
        let model = DraftViewModel(pause: .seconds(300), clock: scheduler.testClock)
        let clock = ClockScheduler(scheduler.testClock)
        let typed = scheduler.record(model.typed.debounce(.seconds(300), scheduler: clock))
        model.type("a")
        model.type("b")
        scheduler.advanceTo(300)
        #expect(typed.events == [.next(300, "b")])
        #expect(model.keystrokes.value == 2)
    }

    @Test func `An asynchronous sequence is recorded in virtual time`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("ab---c--|")
        let record = scheduler.record(source.debounce(.seconds(3), scheduler: scheduler).values)
        scheduler.start()
        #expect(record.marbles() == "----b---(c|)")
    }

    @Test(.timeLimit(.minutes(5))) func `Code in a task is waited for without a sleep`() async throws {
        let scheduler = TestScheduler()
        let source = scheduler.hot("ab|")
        let letters = Task {
            var letters = ""
            for try await letter in source.values { letters += letter }
            return letters
        }
        await source.waitForSubscriptions()
        scheduler.start()
        #expect(try await letters.value == "ab")
        let greeting = Task(executorPreference: scheduler) {
            try await scheduler.testClock.sleep(for: .seconds(3))
            return "hello"
        }
        scheduler.start()
        #expect(try await greeting.value == "hello")
    }

    @Test(.timeLimit(.minutes(5))) func `A single is awaited`() async throws {
        let session = try await FakeSignIn(session: nil).signIn(name: "Ada", password: "secret").value
        #expect(session == Session(token: "Ada"))
        var seen: [Int] = []
        for try await number in Observable.of(1, 2).values { seen.append(number) }
        #expect(seen == [1, 2])
    }
}
