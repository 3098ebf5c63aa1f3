internal import RxDisposables

/// Merges by listening to one inner sequence at a time: what ``SwitchCore`` and ``FirstCore`` have in common.
@usableFromInline
class SoleInnerParent<Element>: InnerParent<Element> {
    final let current = UpstreamSlot()
    final let lock = Lock()
    // The fields below are guarded by the lock.
    final var isInnerLive = false
    final private(set) var isOuterDone = false

    final override func outerCompleted() {
        let isDone = lock.withLock {
            isOuterDone = true
            return !isInnerLive
        }
        // The outer sequence may still be sending, if a stage above has ended it. The inner one doesn't need it.
        if isDone { complete() } else { disposeOuter() }
    }

    final override func stopInner() {
        current.stop()
    }

    final override func disposeInner() {
        current.dispose()
    }
}
