// What the samples of RxTracing speak of, beyond the prelude of all.

import Rx
import RxTest
import RxTracing

/// What `self` is in a sample of RxTracing.
@MainActor
final class RxTracingOwner {
    let words = PublishSubject<String>()
    let scheduler = TestScheduler()
}

nonisolated func openAndCloseScreen() {}

nonisolated func runForAWhile() {}
