import Rx
import RxExtras
import RxTest
import Testing

@testable import Client

/// Returns the answers that it was made with; each answer takes a second.
nonisolated private struct FakeNews: NewsAPI {
    let scheduler: TestScheduler
    var failures: Int = 0
    let attempts = BehaviorRelay(value: 0)
    let uploads = BehaviorRelay(value: [[String]]())

    private func answer<Element: Sendable>(_ element: Element, after seconds: Int = 1) -> Single<Element> {
        Single<Int>.timer(.seconds(seconds), scheduler: scheduler).map { _ in element }
    }

    func headlines(page: Int) -> Single<Headlines> {
        failures > 0 ? .error(NewsError.offline) : .just(Headlines(ids: [page], next: page < 3 ? page + 1 : nil))
    }

    func search(_ text: String) -> Single<[String]> { answer([text]) }

    // The first takes longest.
    func article(_ id: Int) -> Single<String> {
        .deferred { [self] in
            attempts.accept(attempts.value + 1)
            return attempts.value <= failures ? .error(NewsError.offline) : answer("\(id)", after: 5 - id)
        }
    }

    func status() -> Single<String> {
        .deferred { [self] in
            attempts.accept(attempts.value + 1)
            return attempts.value <= failures ? .error(NewsError.offline) : answer("s\(attempts.value)")
        }
    }

    func messages() -> Observable<String> {
        .deferred { [self] in
            attempts.accept(attempts.value + 1)
            return .just("m\(attempts.value)").concat(Observable.error(NewsError.offline))
        }
    }

    func log(_ lines: [String]) -> Completable {
        .deferred { [self] in
            uploads.accept(uploads.value + [lines])
            return .empty()
        }
    }
}

@MainActor
struct RecipesTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func recipes(failures: Int = 0) -> (Recipes, FakeNews) {
        let news = FakeNews(scheduler: scheduler, failures: failures)
        return (Recipes(api: news, scheduler: scheduler), news)
    }

    @Test func `A request is tried again, later and later`() {
        let (recipes, news) = recipes(failures: 3)
        let observer = scheduler.record(recipes.retryWithBackoff())
        scheduler.start()
        // After 1, 2 and 3 s, and the answer takes one more.
        #expect(observer.events.map(\.time) == [7, 7])
        #expect(news.attempts.value == 4)
    }

    @Test func `A search waits for the end of the word`() {
        let (recipes, _) = recipes()
        let text = scheduler.createHotObservable([.next(1, "r"), .next(2, "rxs"), .next(10, "rx")])
        let observer = scheduler.record(recipes.search(text.asObservable()))
        scheduler.start()
        #expect(observer.events == [.next(4, ["rxs"]), .next(13, ["rx"])])
    }

    @Test func `All pages come`() {
        let (recipes, _) = recipes()
        let observer = scheduler.record(recipes.allHeadlines())
        scheduler.start()
        #expect(observer.events.compactMap(\.value.element) == [[1], [2], [3]])
    }

    @Test func `Polling stops while nobody looks`() {
        let (recipes, news) = recipes()
        let isVisible = scheduler.createHotObservable([.next(1, true), .next(5, false), .next(9, true)])
        let subscription = recipes.polling(while: isVisible.asObservable()).subscribe()
        scheduler.advanceTo(13)
        subscription.dispose()
        // At 2, 4, 10 and 12.
        #expect(news.attempts.value == 4)
    }

    @Test func `Articles come in order, two at a time`() {
        let (recipes, _) = recipes()
        let observer = scheduler.record(recipes.articles([1, 2, 3]))
        scheduler.start()
        #expect(observer.events.compactMap(\.value.element) == ["1", "2", "3"])
        #expect(observer.events.first?.time == 4)
    }

    @Test func `Lines are sent together`() {
        let (recipes, news) = recipes()
        let lines = scheduler.createHotObservable([.next(1, "a"), .next(2, "b"), .next(9, "c"), .completed(10)])
        let observer = scheduler.record(recipes.uploading(lines.asObservable()))
        scheduler.start()
        #expect(news.uploads.value == [["a", "b"], ["c"]])
        #expect(observer.events.count == 1)
    }

    @Test func `A cached result is asked for again when it is too old`() {
        let (recipes, news) = recipes()
        let status = recipes.cachedStatus()
        for time in [0, 30, 70] {
            _ = scheduler.scheduleRelative((), dueTime: .seconds(time)) { status.subscribe() }
        }
        scheduler.start()
        #expect(news.attempts.value == 2)
    }

    @Test func `A stream comes back`() {
        let (recipes, news) = recipes()
        let observer = scheduler.createObserver(String.self)
        let subscription = recipes.liveMessages().subscribe(observer)
        scheduler.advanceTo(3)
        subscription.dispose()
        // Each message was a success, so it waits for one second only.
        #expect(observer.events == [.next(0, "m1"), .next(1, "m2"), .next(2, "m3"), .next(3, "m4")])
        #expect(news.attempts.value == 4)
    }

    @Test func `A download waits for the network`() {
        let (recipes, news) = recipes(failures: 2)
        let online = scheduler.createHotObservable([.next(3, ()), .next(5, ())])
        let observer = scheduler.record(recipes.download(1, online: online.asObservable()))
        scheduler.start()
        #expect(observer.events == [.next(9, "1"), .completed(9)])
        #expect(news.attempts.value == 3)
    }

    @Test func `A screen shows activity and errors`() {
        let model = HeadlinesViewModel(api: FakeNews(scheduler: scheduler))
        model.load()
        #expect(model.ids == [1])
        #expect(model.isLoading == [false, true, false])
        let offline = HeadlinesViewModel(api: FakeNews(scheduler: scheduler, failures: 1))
        offline.load()
        #expect(offline.failures == 1)
        #expect(offline.ids.isEmpty)
    }

    @Test func `A screen leaves nothing behind`() {
        let (recipes, _) = recipes()
        expectNoLeaks {
            let screen = StatusScreen(recipes)
            screen.show()
            scheduler.advanceTo(5)
        }
    }
}
