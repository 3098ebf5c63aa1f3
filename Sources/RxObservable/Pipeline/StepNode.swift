internal import Builtin
internal import RxDisposables

/// The node of a hot operator: a function of one element and of a state that each subscription has for itself.
///
/// The function, the *step*, is compiled where the types are known: the operator is `@_alwaysEmitIntoClient`, so the
/// client compiles it with the closure inlined. An overridden method of a generic class can't be compiled so: it passes
/// each value in memory and copies it through the value witness table. Each step also calls the next one directly
/// (``_Sink/emit(_:)``), from its own call site, which a processor predicts far better than one shared by all stages.
///
/// ``stepNode(_:_:_:end:_:)`` makes the node.
@usableFromInline
// SAFETY: immutable; its closures are @Sendable.
package final class StepNode<Input, State, Output>: Observable<Output>, @unchecked Sendable {
    @usableFromInline package typealias Stage = _StepStage<Input, State, Output>
    @usableFromInline package typealias Step = @Sendable (_ stage: _Sink<Input>, _ element: Input) -> Void

    @usableFromInline let call: StaticString
    @usableFromInline let source: Observable<Input>
    @usableFromInline let stage: Stage.Type
    @usableFromInline let end: Stage.End?
    @usableFromInline let step: Step
    // This is the last field, so that the offsets of the others don't depend on its type.
    @usableFromInline let state: State

    /// Makes a node; see ``stepNode(_:_:_:end:_:)``.
    @inlinable
    package init(
        _ call: StaticString,
        _ source: Observable<Input>,
        _ state: State,
        _ stage: Stage.Type,
        end: Stage.End? = nil,
        _ step: @escaping Step
    ) {
        self.call = call
        self.source = source
        self.state = state
        self.stage = stage
        self.end = end
        self.step = step
        super.init(inlined: ())
    }

    package override func describe(in chain: inout Chain) {
        chain.append(function: call, after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(stage.init(sink, state, end: end, step))
    }
}

/// Makes the node of an operator from its step.
///
/// - Parameters:
///   - call: The operator's call, for descriptions.
///   - source: The operator's source.
///   - state: The initial state of each subscription.
///   - end: Handles the end of the source, if there is more to do than to forward it.
///   - step: Handles an element.
/// - Returns: The node.
@_alwaysEmitIntoClient @inline(__always)
package func stepNode<Input, State, Output>(
    _ call: StaticString,
    _ source: Observable<Input>,
    _ state: State,
    end: _StepStage<Input, State, Output>.End? = nil,
    _ step: @escaping @Sendable (_ stage: _StepStage<Input, State, Output>, _ element: Input) -> Void
) -> Observable<Output> {
    // The class is passed in from here, where the types are known: no subscription looks it up.
    StepNode(call, source, state, _StepStage.self, end: end, asStepOfSink(step))
}

/// The step in the type that the stage's superclass stores, which doesn't depend on the stage.
///
/// A closure around the step would be an object for each stage; so would the result of the generic `unsafeBitCast`.
@_alwaysEmitIntoClient @inline(__always)
package func asStepOfSink<Input, State, Output>(
    _ step: @escaping @Sendable (_ stage: _StepStage<Input, State, Output>, _ element: Input) -> Void
) -> @Sendable (_ sink: _Sink<Input>, _ element: Input) -> Void {
    // SAFETY: the types differ only in the class of an argument, and a reference is passed in the same way for any
    // class. A step is called only with the stage that keeps it.
    Builtin.reinterpretCast(step)
}

/// A sink whose elements are handled by a step.
public class _StepSink<Input>: _Sink<Input> {
    /// Handles an element; called with its own sink.
    public typealias Step = (_ sink: _Sink<Input>, _ element: Input) -> Void

    @usableFromInline final let step: Step

    init(_ step: @escaping Step) {
        self.step = step
        super.init()
        hasStep = true
    }

    @_spi(Pipeline) public final override func onNext(_ element: Input) {
        step(self, element)
    }
}

/// The live half of a ``StepNode``: it has nothing to dispose of, so its downstream gets the source's upstream.
///
/// The stage may terminate before its source, or send an element with the terminal event. The step then ignores later
/// elements, by its state; the stage ignores the source's own end. `isStopped` is true from that moment, even if the
/// terminal event is still queued downstream (contract G6).
public final class _StepStage<Input, State, Output>: _StepSink<Input> {
    /// Handles the end of the source: its error, or `nil` if it has completed.
    public typealias End = @Sendable (_ stage: _StepStage<Input, State, Output>, _ error: (any Error)?) -> Void

    /// The next stage.
    @usableFromInline package let downstream: _Sink<Output>

    private let end: End?

    // Whether the end has been sent, or the last element before it. Any thread may read this.
    private let finished = AtomicBool(false)

    /// The operator's state for the subscription; the last field, as in the node.
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) @usableFromInline package var state: State

    /// Makes a stage; all arguments except the state come from the node.
    package required init(_ downstream: _Sink<Output>, _ state: State, end: End? = nil, _ step: @escaping Step) {
        self.downstream = downstream
        self.state = state
        self.end = end
        super.init(step)
    }

    /// Changes the state without the run-time check that other modules would make in spite of the attribute.
    @inlinable @inline(__always)
    package func update<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        try change(&state)
    }

    /// Fails, or completes if there is no error.
    @usableFromInline
    package func finish(_ error: (any Error)? = nil) {
        // The flag is set first, as in `FinishingStage`: the source stops at once, even if the end has to wait
        // (contract G6).
        finished.store(true, ordering: .relaxed)
        if let error { downstream.onError(error) } else { downstream.onCompleted() }
    }

    /// Sends a last element and completes.
    ///
    /// Reentrant events that an observer causes during that element are dropped.
    @usableFromInline
    package func finish(with element: Output) {
        finished.store(true, ordering: .relaxed)
        downstream.onNext(element)
        guard !downstream.isStopped else { return }
        downstream.onCompleted()
    }

    @_spi(Pipeline) public override func onSubscribe(_ upstream: Upstream) {
        downstream.onSubscribe(upstream)
    }

    @_spi(Pipeline) public override func onError(_ error: any Error) {
        // The source's own end may follow the end that the step has sent.
        guard !isFinished else { return }
        if let end { end(self, error) } else { downstream.onError(error) }
    }

    @_spi(Pipeline) public override func onCompleted() {
        guard !isFinished else { return }
        if let end { end(self, nil) } else { downstream.onCompleted() }
    }

    @_spi(Pipeline) public override var isStopped: Bool { isFinished || downstream.isStopped }

    private var isFinished: Bool { finished.load(ordering: .relaxed) }

    @_spi(Pipeline) public override var below: Upstream? { downstream }
}

extension _StepStage {
    /// Sends an element to the next stage.
    @_alwaysEmitIntoClient @inline(__always)
    package func send(_ element: Output) {
        downstream.emit(element)
    }
}
