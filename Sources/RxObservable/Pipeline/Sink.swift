internal import RxDisposables

/// The live half of an operator: one object for each stage of a subscription.
///
/// The rules, which every sink and its callers keep:
/// - `onSubscribe` comes first, once, before any event, on the subscribing thread.
/// - Then `onNext* (onError | onCompleted)?`, one at a time.
/// - A sink is the upstream of the sink below it: `dispose()` disposes of its own upstream, and `stop()` stops it.
/// - When `onError` or `onCompleted` returns, the sink has disposed of its upstream or has stopped it, whatever still
///   holds the end back below. So a sender of an end needs no guard of its own: nothing comes any more.
/// - Sources guard, operators trust: a source looks at its own flag before each event and stops when it was
///   disposed of; what stands between only forwards.
open class _Sink<Input>: _Upstream {
    /// Whether this is a ``_StepSink``, whose step takes the elements.
    // SAFETY: set by the initializer of `_StepSink` alone, before any other thread sees the sink.
    @exclusivity(unchecked) @usableFromInline final var hasStep = false

    /// Hands an element in, from a step that clients compile: to the sink's own step, if it has one.
    @inlinable
    public final func emit(_ element: Input) {
        // Not left to `onNext`: inlined here, the call of the step is a call site of its own in the client, which a
        // processor predicts better than one that all stages share (see `StepNode`).
        guard hasStep else { return onNext(element) }
        // SAFETY: no other sink has a step.
        unsafeDowncast(self, to: _StepSink<Input>.self).step(self, element)
    }

    /// Takes what ends everything above; called before the first event.
    @_spi(Pipeline) open func onSubscribe(_ upstream: Upstream) {}

    /// Takes one element.
    open func onNext(_ element: Input) {}

    /// Takes the error that ends the sequence.
    open func onError(_ error: any Error) {}

    /// Takes the end of the sequence.
    open func onCompleted() {}

    /// Whether no further event counts, so that a source may stop.
    ///
    /// The ends know, also those of several sources, and sinks that have sent an end themselves; a stage asks the one
    /// below it.
    open var isStopped: Bool { false }

    /// Splices this sink out of the chain, so that `sink` sends straight to this one's downstream: a tail call.
    ///
    /// - Returns: Whether it did; only the end of the last of several sources is spliced out.
    func replaceSelf(with sink: SequentialSink<Input>) -> Bool { false }
}

/// See ``_Sink``.
@_spi(Pipeline) public typealias Sink = _Sink

/// A sink with one upstream and one downstream that forwards terminal events: what most operators derive from.
///
/// Its upstream is a plain field: it is set before the first event, and only the sink below disposes of it, once.
open class _Stage<Input, Output>: _Sink<Input> {
    /// The next stage.
    public final let downstream: _Sink<Output>

    // Set on the subscribing thread before any event, taken by the one `dispose()` of the stage below: never
    // two accesses at a time, so there is nothing for the exclusivity check to find.
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
