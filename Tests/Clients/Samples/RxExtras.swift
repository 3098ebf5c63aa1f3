// Declarations for the samples of RxExtras, in addition to the common prelude.

import Rx
import RxExtras

/// The `self` of a sample of RxExtras.
@MainActor
final class RxExtrasOwner {
    let api = NewsAPI()
    let request = Observable<String>.never()
    let stream = Observable<String>.never()
    let text = Observable<String>.never()
    let lines = Observable<String>.never()
    let isVisible = Observable<Bool>.never()
    let online = Observable<Void>.never()
    let activity = ActivityIndicator()
    let errors = ErrorTracker()
    let recipes = Recipes()
    let ids = [1]
    let id = 1
}

nonisolated struct Headlines: Sendable {
    var ids: [Int] = []
    var next: Int?
}

nonisolated enum NewsError: Error {
    case offline
}

nonisolated struct NewsAPI: Sendable {
    func headlines(page: Int) -> Single<Headlines> { .just(Headlines()) }
    func page(_ number: Int) -> Observable<Headlines> { .empty() }
    func search(_ text: String) -> Single<[String]> { .just([]) }
    func article(_ id: Int) -> Single<String> { .just("") }
    func status() -> Single<String> { .just("") }
    func messages() -> Observable<String> { .never() }
    func log(_ lines: [String]) -> Completable { .empty() }
}

nonisolated enum SizeUnit: Sendable {
    case bytes
}

@Sendable nonisolated func measure(_ file: String, _ unit: SizeUnit, _ completion: @escaping @Sendable (Int) -> Void) {}

nonisolated struct Recipes: Sendable {}

@MainActor
final class StatusScreen {
    init(_ recipes: Recipes) {}
    func show() {}
}

nonisolated let orders = Observable<String>.never()

nonisolated func ship(_ order: String) async throws {}
nonisolated func report(_ error: any Error) async {}
