internal import RxDisposables

/// A stage that may end before its source, or sends an element with the end: `take`, `first` and similar operators.
///
/// Later events of the source are dropped, reentrant ones included. `isStopped` is true from that moment, even if the
/// terminal event is still queued downstream (contract G6).
open class _FinishingStage<Input, Output>: _Stage<Input, Output> {
    // Events come one at a time, but any thread may read this. Relaxed accesses are enough: the flag guards no other
    // field.
    private let finished = AtomicBool(false)

    /// Whether the end has been sent, or the last element before it.
    @_spi(Pipeline) public final var isFinished: Bool { finished.load(ordering: .relaxed) }

    @_spi(Pipeline) public final override var isStopped: Bool { isFinished || downstream.isStopped }

    /// Completes.
    @_spi(Pipeline) public final func finish() {
        // The flag is set before the end is sent: the end may have to wait below, and the source has to stop at once
        // (contract G6).
        finished.store(true, ordering: .relaxed)
        downstream.onCompleted()
    }

    /// Fails.
    @_spi(Pipeline) public final func finish(_ error: any Error) {
        finished.store(true, ordering: .relaxed)
        downstream.onError(error)
    }

    /// Sends a last element and completes.
    ///
    /// Reentrant events that an observer causes during that element are dropped.
    @_spi(Pipeline) public final func finish(with element: Output) {
        // The flag is set before the element is sent: if the observer causes another element meanwhile, the stage has
        // already finished.
        finished.store(true, ordering: .relaxed)
        downstream.onNext(element)
        // The observer may have disposed of the subscription while it received the element.
        guard !downstream.isStopped else { return }
        downstream.onCompleted()
    }

    open override func onError(_ error: any Error) {
        guard !isFinished else { return }
        finish(error)
    }

    open override func onCompleted() {
        guard !isFinished else { return }
        finish()
    }
}

/// See ``_FinishingStage``.
@_spi(Pipeline) public typealias FinishingStage = _FinishingStage
