// Declarations for the samples of RxTest, in addition to the common prelude.

import Foundation
import Rx
import RxTest

/// The `self` of a sample of RxTest.
@MainActor
final class RxTestOwner {
    let scheduler = TestScheduler()
    lazy var source = scheduler.hot("a--b--c|")
    lazy var shared = source.share()
    lazy var chain = source.map { $0.uppercased() }
    lazy var debounced = source.debounce(.seconds(3), scheduler: scheduler)
    lazy var observer = scheduler.record(source)
    let store = NameStore()
    let saved = Completable.empty()
    let reloaded = Completable.empty()
}

nonisolated func report(_ message: String, _ path: StaticString, _ line: UInt) {}

nonisolated func greet(after time: Duration, clock: TestClock) async throws -> String { "hello" }

nonisolated final class NameStore: Sendable {
    let names = Observable<String>.never()
    func load() async {}
}

nonisolated struct Model: Sendable {
    func follow(_ source: TestableObservable<String>) async {}
}

@MainActor
final class SearchScreen {
    func type(_ text: String) {}
}
