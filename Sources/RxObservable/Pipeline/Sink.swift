internal import RxDisposables

/// The live half of an operator: one object for each stage of a subscription.
///
/// The rules for every sink and its callers:
/// - `onSubscribe` comes first, once, before any event, on the subscribing thread.
/// - Then `onNext* (onError | onCompleted)?`, one at a time.
/// - A sink is the upstream of the sink below it: `dispose()` disposes of its own upstream, and `stop()` stops it.
/// - When `onError` or `onCompleted` returns, the sink has disposed of its upstream or has stopped it, even if the end
///   still waits below. So the sender of an end needs no guard of its own: no event follows.
/// - Sources guard, operators trust: a source checks its own flag before each event and stops after disposal; the
///   stages in between only forward.
open class _Sink<Input>: _Upstream {
    /// Whether this is a ``_StepSink``, whose step takes the elements.
    // SAFETY: set only by the initializer of `_StepSink`, before any other thread sees the sink.
    @exclusivity(unchecked) @usableFromInline final var hasStep = false

    /// Sends an element from a step that clients compile: to the sink's own step, if it has one.
    @inlinable
    public final func emit(_ element: Input) {
        // This isn't left to `onNext`: inlined here, the call of the step is its own call site in the client, which a
        // processor predicts better than a call site that all stages share (see `StepNode`).
        guard hasStep else { return onNext(element) }
        // SAFETY: no other sink has a step.
        unsafeDowncast(self, to: _StepSink<Input>.self).step(self, element)
    }

    /// Receives the upstream, which ends everything above; called before the first event.
    @_spi(Pipeline) open func onSubscribe(_ upstream: Upstream) {}

    /// Receives one element.
    open func onNext(_ element: Input) {}

    /// Receives the error that ends the sequence.
    open func onError(_ error: any Error) {}

    /// Receives the end of the sequence.
    open func onCompleted() {}

    /// Whether events are ignored, so that a source may stop.
    ///
    /// End sinks know, including the ends of several sources, and so do sinks that have sent an end themselves; a stage
    /// asks the sink below it.
    open var isStopped: Bool { false }

    /// Ends a subscription as it begins.
    package final func endAtOnce(_ error: (any Error)? = nil, _ upstream: Upstream = .nothing) {
        onSubscribe(upstream)
        guard !isStopped else { return }
        if let error { onError(error) } else { onCompleted() }
    }

    /// Removes this sink from the chain, so that `sink` sends directly to this sink's downstream: a tail call.
    ///
    /// - Returns: Whether it was removed; only the end of the last of several sources is.
    func replaceSelf(with sink: SequentialSink<Input>) -> Bool { false }
}

/// See ``_Sink``.
@_spi(Pipeline) public typealias Sink = _Sink

/// A sink with one upstream and one downstream that forwards terminal events: the base class of most operators.
///
/// Its upstream is a plain field: set before the first event, and disposed of once, only by the sink below.
open class _Stage<Input, Output>: _Sink<Input> {
    /// The next stage.
    public final let downstream: _Sink<Output>

    // This is set on the subscribing thread before any event, and taken by the single `dispose()` of the stage below.
    // Two accesses never overlap, so no exclusivity check is needed.
    private final var upstream: Upstream?

    /// Makes a stage in front of `downstream`.
    @_spi(Pipeline) public init(_ downstream: _Sink<Output>) {
        self.downstream = downstream
    }

    @_spi(Pipeline) open override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
        downstream.onSubscribe(self)
    }

    open override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    open override func onCompleted() {
        downstream.onCompleted()
    }

    @_spi(Pipeline) open override var isStopped: Bool { downstream.isStopped }

    @_spi(Pipeline) open override var below: Upstream? { downstream }

    @_spi(Pipeline) open override func stop() {
        upstream?.stop()
    }

    @_spi(Pipeline) open override func dispose() {
        // Clearing the field breaks the cycle downstream -> self -> upstream -> self.
        guard let upstream else { return }
        self.upstream = nil
        upstream.dispose()
    }
}

/// See ``_Stage``.
@_spi(Pipeline) public typealias Stage = _Stage
