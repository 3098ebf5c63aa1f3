internal import RxDisposables

/// The node of a hot operator that is a function of one element, and of a state that each subscription has for itself.
///
/// The function, the *step*, is made where the types are known: the operator is `@_alwaysEmitIntoClient`, so it is
/// compiled in the client, and the client's closure in its step. An overridden method of a generic class never is:
/// there each value takes the way through memory and the table of its type. And each step calls the next one by itself
/// (``_Sink/emit(_:)``), from a place of its own, which a processor predicts far better than one place from which all
/// stages call.
@usableFromInline
// SAFETY: immutable; its closures are @Sendable.
package final class StepNode<Input, State, Output>: Observable<Output>, @unchecked Sendable {
    @usableFromInline package typealias Stage = _StepStage<Input, State, Output>
    @usableFromInline package typealias Step = @Sendable (_ stage: _Sink<Input>, _ element: Input) -> Void

    private let call: StaticString
    private let source: Observable<Input>
    private let state: State
    private let stage: Stage.Type
    private let end: Stage.End?
    private let step: Step

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - call: The operator as it is written.
    ///   - source: What it is written to.
    ///   - state: What each subscription begins with.
    ///   - stage: `_StepStage.self`: where the types are known, it needs no look-up at each subscription.
    ///   - end: What to do when the source has ended, if it is more than to end as well.
    ///   - step: What to do with an element. ``stage(_:)`` is the stage that it is called with.
    @usableFromInline
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
        super.init()
    }

    /// The stage that a step was called with.
    @inlinable
    package static func stage(_ sink: _Sink<Input>) -> Stage {
        // SAFETY: a step is called with its own stage alone, which `run` made.
        unsafeDowncast(sink, to: Stage.self)
    }

    package override func describe(in chain: inout Chain) {
        chain.append(function: call, after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(stage.init(sink, state, end: end, step))
    }
}

/// A sink that a step takes the elements of.
public class _StepSink<Input>: _Sink<Input> {
    /// What to do with an element; called with its own sink.
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

/// The live half of a ``StepNode``: it has nothing to stop, so what is below it holds what is above it.
///
/// It may end before its source does, or send an element with the end. Then the step ignores what the source still
/// sends, by what it has put down in the state; the source's own end is ignored here. And everything above finds the
/// stage stopped at once, whatever still holds the end back below (contract G6).
public final class _StepStage<Input, State, Output>: _StepSink<Input> {
    /// What to do when the source has ended: with its error, or with `nil` if it has completed.
    public typealias End = @Sendable (_ stage: _StepStage<Input, State, Output>, _ error: (any Error)?) -> Void

    /// The next stage.
    @usableFromInline package let downstream: _Sink<Output>

    /// What the operator keeps for the subscription.
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) @usableFromInline package var state: State

    private let end: End?

    // Whether the end has been sent, or the element that comes with it. Any thread may ask.
    private let finished = AtomicBool(false)

    /// Makes a stage; all but the state is the node's.
    package required init(_ downstream: _Sink<Output>, _ state: State, end: End? = nil, _ step: @escaping Step) {
        self.downstream = downstream
        self.state = state
        self.end = end
        super.init(step)
    }

    /// Changes the state, without the check at run time that other modules would make in spite of the attribute.
    @inlinable
    @inline(__always)
    package func update<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        try change(&state)
    }

    /// Fails, or completes if there is no error.
    @usableFromInline
    package func finish(_ error: (any Error)? = nil) {
        finished.store(true, ordering: .relaxed)
        if let error { downstream.onError(error) } else { downstream.onCompleted() }
    }

    /// Sends a last element and completes.
    ///
    /// What an observer causes from inside that element comes too late already.
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
