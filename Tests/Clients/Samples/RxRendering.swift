// Declarations for the samples of RxRendering, in addition to the common prelude.

import Rx
import RxTest

/// The `self` of a sample of RxRendering.
@MainActor
final class RxRenderingOwner {
    let scheduler = TestScheduler()
    lazy var source = scheduler.hot("a--b--c|")
    lazy var debounced = source.debounce(.seconds(3), scheduler: scheduler)
}
