// An observer may be called by several threads, so its closure is `@Sendable` and can't change a captured variable.
//
// expected: mutation of captured var 'count' in concurrently-executing code
// Contract A5

import RxObservable
import Synchronization

func counting() -> AnyObserver<Int> {
    #if FIXED
    let count = Mutex(0)
    return AnyObserver(eventHandler: { _ in count.withLock { $0 += 1 } })
    #else
    var count = 0
    return AnyObserver(eventHandler: { _ in count += 1 })
    #endif
}
