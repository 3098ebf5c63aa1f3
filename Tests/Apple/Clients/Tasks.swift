// target: macOS 12, iOS 15, tvOS 15, watchOS 8
// Tasks as in the first systems that have them, without `Duration` and later additions.
import Rx

@MainActor
final class FeedModel {
    private(set) var titles: [String] = []
    private let titlesRelay = BehaviorRelay(value: [String]())

    func follow(_ feed: Observable<String>) async throws {
        for try await title in feed.debounce(.milliseconds(100), scheduler: MainScheduler.instance).values {
            titles.append(title)
            titlesRelay.accept(titles)
        }
    }

    func load(_ ids: [Int]) -> Observable<String> {
        Observable.from(ids)
            .flatMap(maxConcurrent: 2) { id in await self.title(of: id) }
            .observe(on: ActorScheduler(MainActor.shared))
    }

    func first(of feed: Observable<String>) async throws -> String {
        try await feed.take(1).asSingle().value
    }

    private func title(of id: Int) async -> String { "\(id)" }
}
