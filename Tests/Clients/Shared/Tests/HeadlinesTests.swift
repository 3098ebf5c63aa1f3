import Rx
import RxExtras
import RxTest
import Testing

@testable import Client

/// Fails a number of times, and then answers.
nonisolated private struct FakeNews: NewsAPI {
    let failures: Int
    let attempts = BehaviorRelay(value: 0)

    func headlines() -> Single<[Int]> {
        .deferred { [self] in
            attempts.accept(attempts.value + 1)
            return attempts.value <= failures ? .error(RxError.timeout) : .just([1])
        }
    }
}

@MainActor
struct HeadlinesTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func load(failures: Int) -> HeadlinesViewModel {
        let model = HeadlinesViewModel(api: FakeNews(failures: failures), scheduler: scheduler)
        model.load()
        scheduler.start()
        return model
    }

    @Test func `A screen shows activity and errors`() {
        let model = load(failures: 2)
        #expect(model.ids == [1])
        #expect(model.isLoading == [false, true, false])
        #expect(scheduler.clock == 3)
        let offline = load(failures: 3)
        #expect(offline.failures == 1)
        #expect(offline.ids.isEmpty)
    }

    @Test func `A screen leaves nothing behind`() {
        expectNoLeaks { _ = load(failures: 0) }
    }
}
