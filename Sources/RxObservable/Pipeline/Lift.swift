/// The node of an operator that is a function of one element, without a state.
///
/// The function, the *step*, is made where the element types are known: an `@inlinable` operator is compiled in the client, and
/// the client's own closure in its step. An overridden method of a generic class never is: there each value takes the way
/// through memory and the table of its type. And each step calls the next one itself (``_Sink/send(_:)``), from a place of its
/// own, which a processor predicts far better than one place from which all stages call.
@usableFromInline
// SAFETY: immutable, and its steps are @Sendable.
package final class Lift<Input, Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<Input>
    private let name: StaticString
    private let stage: _LiftStage<Input, Output>.Type
    private let step: _SlottedSink<Input>.Slot

    /// Makes the node of an operator.
    ///
    /// - Parameters:
    ///   - source: The sequence above.
    ///   - name: The operator, as it is written.
    ///   - stage: `_LiftStage.self`: known where the types are, and then it needs no look-up for each subscription.
    ///   - step: What to do with an element; what is ``below(_:)`` the stage that it is called with takes the results.
    @usableFromInline
    package init(
        _ source: Observable<Input>,
        _ name: StaticString,
        _ stage: _LiftStage<Input, Output>.Type,
        _ step: @escaping _SlottedSink<Input>.Slot
    ) {
        self.source = source
        self.name = name
        self.stage = stage
        self.step = step
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("\(name)", after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(stage.init(sink, step))
    }

    /// What is below the stage that a step was called with.
    @inlinable
    package static func below(_ sink: _Sink<Input>) -> _Sink<Output> {
        // SAFETY: a step is called with its own stage alone, which `run` made.
        unsafeDowncast(sink, to: _LiftStage<Input, Output>.self).downstream
    }
}

/// A sink that a step takes the elements of.
public class _SlottedSink<Input>: _Sink<Input> {
    /// What to do with an element; called with its own sink.
    public typealias Slot = @Sendable (_ sink: _Sink<Input>, _ element: Input) -> Void

    @usableFromInline final let slot: Slot

    init(_ slot: @escaping Slot) {
        self.slot = slot
        super.init()
        hasSlot = true
    }

    @_spi(Pipeline) public final override func onNext(_ element: Input) {
        slot(self, element)
    }
}

/// A stage made of a step: it has nothing to stop, so what is below it holds what is above it.
public class _StepStage<Input, Output>: _SlottedSink<Input> {
    @usableFromInline final let downstream: _Sink<Output>

    init(_ downstream: _Sink<Output>, _ slot: @escaping Slot) {
        self.downstream = downstream
        super.init(slot)
    }

    @_spi(Pipeline) public final override func onSubscribe(_ upstream: Upstream) {
        downstream.onSubscribe(upstream)
    }

    @_spi(Pipeline) public final override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    @_spi(Pipeline) public override func onCompleted() {
        downstream.onCompleted()
    }

    @_spi(Pipeline) public final override var isStopped: Bool { downstream.isStopped }

    @_spi(Pipeline) public final override var watcher: AnyObject? { downstream.watcher }
}

/// The stage of a ``Lift``.
public final class _LiftStage<Input, Output>: _StepStage<Input, Output> {
    required override init(_ downstream: _Sink<Output>, _ slot: @escaping Slot) {
        super.init(downstream, slot)
    }
}

/// The node of an operator that is a function of one element and of a state that each subscription has for itself.
///
/// As with ``Lift``, the function is made where the types are known.
@usableFromInline
// SAFETY: immutable, and its steps are @Sendable.
package final class StatefulLift<Input, State, Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<Input>
    private let name: StaticString
    private let state: State
    private let stage: _StatefulStage<Input, State, Output>.Type
    private let end: _StatefulStage<Input, State, Output>.End?
    private let step: _SlottedSink<Input>.Slot

    /// Makes the node of an operator.
    ///
    /// - Parameters:
    ///   - source: The sequence above.
    ///   - name: The operator, as it is written.
    ///   - state: What each subscription begins with.
    ///   - stage: `_StatefulStage.self`, as in ``Lift``.
    ///   - end: What to do when the source has completed, if it is more than to complete.
    ///   - step: What to do with an element; its ``stage(_:)`` has the state, and what takes the results.
    @usableFromInline
    package init(
        _ source: Observable<Input>,
        _ name: StaticString,
        _ state: State,
        _ stage: _StatefulStage<Input, State, Output>.Type,
        end: _StatefulStage<Input, State, Output>.End? = nil,
        _ step: @escaping _SlottedSink<Input>.Slot
    ) {
        self.source = source
        self.name = name
        self.state = state
        self.stage = stage
        self.end = end
        self.step = step
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("\(name)", after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(stage.init(sink, state, end, step))
    }

    /// The stage that a step was called with.
    @inlinable
    package static func stage(_ sink: _Sink<Input>) -> _StatefulStage<Input, State, Output> {
        // SAFETY: a step is called with its own stage alone, which `run` made.
        unsafeDowncast(sink, to: _StatefulStage<Input, State, Output>.self)
    }
}

/// The stage of a ``StatefulLift``.
public final class _StatefulStage<Input, State, Output>: _StepStage<Input, Output> {
    /// What to do when the source has completed.
    public typealias End = @Sendable (_ stage: _StatefulStage<Input, State, Output>) -> Void

    // Events come one at a time.
    @exclusivity(unchecked) @usableFromInline var state: State
    private let end: End?

    required init(_ downstream: _Sink<Output>, _ state: State, _ end: End?, _ slot: @escaping Slot) {
        self.state = state
        self.end = end
        super.init(downstream, slot)
    }

    @_spi(Pipeline) public override func onCompleted() {
        if let end { end(self) } else { downstream.onCompleted() }
    }
}
