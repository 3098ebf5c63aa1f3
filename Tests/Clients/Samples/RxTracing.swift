// Declarations for the samples of RxTracing, in addition to the common prelude.

import Rx
import RxTest
import RxTracing

/// The `self` of a sample of RxTracing.
@MainActor
final class RxTracingOwner {
    let words = PublishSubject<String>()
    let scheduler = TestScheduler()
}

nonisolated func openAndCloseScreen() {}

nonisolated func runForAWhile() {}
