// What the samples of RxRendering speak of, beyond the prelude of all.

import Rx
import RxTest

/// What `self` is in a sample of RxRendering.
@MainActor
final class RxRenderingOwner {
    let scheduler = TestScheduler()
    lazy var source = scheduler.hot("a--b--c|")
    lazy var debounced = source.debounce(.seconds(3), scheduler: scheduler)
}
