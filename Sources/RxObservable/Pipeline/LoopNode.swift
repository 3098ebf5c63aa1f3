public import RxDisposables
public import RxSchedulers

/// The node of a source that sends elements from a loop: `of`, `from`, `range`, `generate`, `repeatElement`.
///
/// Like the step of a ``StepNode``, the loop is compiled where the types are known.
@usableFromInline
// SAFETY: immutable; the functions capture closures that are @Sendable, or nothing.
package final class LoopNode<Parameters, State, Output>: Observable<Output>, @unchecked Sendable {
    @usableFromInline package typealias Source = LoopSource<State, Output>

    private let call: StaticString
    private let parameters: Parameters
    private let scheduler: (any ImmediateSchedulerType)?
    private let source: Source.Type
    private let begin: (Parameters) -> State
    private let loop: Source.Loop

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - call: The source's call, for descriptions.
    ///   - parameters: The source's parameters.
    ///   - scheduler: The scheduler of the elements; `nil` stands for the current thread's scheduler.
    ///   - source: `LoopSource.self`: where the types are known, it needs no look-up at each subscription.
    ///   - begin: Makes the initial state of each subscription.
    ///   - loop: Sends elements until `isInterrupted`, or to the end. It returns whether a later turn has to continue;
    ///     otherwise it has sent the terminal event.
    @usableFromInline
    package init(
        _ call: StaticString,
        _ parameters: Parameters,
        on scheduler: (any ImmediateSchedulerType)?,
        _ source: Source.Type,
        from begin: @escaping (Parameters) -> State,
        _ loop: @escaping Source.Loop
    ) {
        self.call = call
        self.parameters = parameters
        // A loop already runs on the current thread's trampoline, so `CurrentThreadScheduler` needs no special path.
        // Types are compared: a cast costs as much as an object, and a cast that fails as much as four.
        if let scheduler, type(of: scheduler) != CurrentThreadScheduler.self {
            self.scheduler = scheduler
        } else {
            self.scheduler = nil
        }
        self.source = source
        self.begin = begin
        self.loop = loop
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("\(call)")
    }

    package override func run(_ sink: Sink<Output>) {
        source.init(sink, begin(parameters), loop).start(on: scheduler)
    }
}

/// The live half of a ``LoopNode``.
///
/// On the current thread's trampoline it takes turns with other waiting work after each element, as if each element
/// were scheduled separately (contract C8). While nothing else waits it stays in its loop, a thousand times faster. On
/// any other scheduler each element is scheduled separately.
///
/// One turn runs at a time, and each turn schedules the next, so the state needs no guard.
@usableFromInline
package final class LoopSource<State, Element>: _Upstream, TrampolineItem {
    @usableFromInline package typealias Loop = (LoopSource<State, Element>) -> Bool

    /// The next stage.
    @usableFromInline package let downstream: _Sink<Element>

    // SAFETY: touched by one turn at a time.
    @exclusivity(unchecked) @usableFromInline var state: State
    // SAFETY: set and read only by the running turn, which the trampoline outlives.
    @exclusivity(unchecked) @usableFromInline var trampoline: Trampoline?
    @usableFromInline let disposed = AtomicBool(false)

    private let loop: Loop
    private let scheduled = UpstreamSlot()

    package required init(_ downstream: _Sink<Element>, _ state: State, _ loop: @escaping Loop) {
        self.downstream = downstream
        self.state = state
        self.loop = loop
    }

    /// Accesses the state without the run-time check that other modules would make in spite of the attribute.
    @inlinable @inline(__always)
    package func update<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        try change(&state)
    }

    /// Whether the turn is over: other work waits, or the subscription is over.
    ///
    /// The loop asks after each element.
    @inlinable
    package var isInterrupted: Bool {
        @inline(__always) get {
            // A loop on a scheduler has no trampoline, and each element has a turn of its own.
            guard let trampoline else { return true }
            // Mutant false: "repeatElement, take(2): a loop without an end"
            return trampoline.hasWaitingItems || disposed.load(ordering: .relaxed)
        }
    }

    private var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Subscribes the downstream and starts.
    ///
    /// - Parameter scheduler: The scheduler of the elements; `nil` stands for the current thread's trampoline.
    fileprivate func start(on scheduler: (any ImmediateSchedulerType)?) {
        downstream.onSubscribe(self)
        guard !isDisposed else { return }
        if let scheduler {
            scheduleTurn(on: scheduler)
        } else {
            // While a chain is being subscribed to, the loop waits on the trampoline for the whole chain (contract C8).
            // If nothing is running there, no other work can wait, and the loop begins at once.
            let trampoline = Trampoline.current
            let isOutermost = trampoline.begin()
            if !isOutermost || runTurn(on: trampoline), !trampoline.enqueueApart(self, unlessFor: downstream.consumer) {
                trampoline.enqueue(self)
            }
            if isOutermost { trampoline.end() }
        }
    }

    @usableFromInline
    package func runTurn(on trampoline: Trampoline) -> Bool {
        guard !isDisposed else { return false }
        // It is set anew in each turn: an iterator of `values` may run the turns on different threads.
        self.trampoline = trampoline
        // A loop also stops on disposal, and must not be enqueued again then.
        return loop(self) && !isDisposed
    }

    private func scheduleTurn(on scheduler: any ImmediateSchedulerType) {
        // SAFETY: one turn runs at a time: each turn queues the state for the next, which takes it once, whatever the
        // scheduler does.
        let task = scheduler.scheduleRecursive(UncheckedSendable(self)) { source, again in
            guard !source.value.isDisposed, source.value.loop(source.value), !source.value.isDisposed else { return }
            again(source)
        }
        scheduled.replace(DisposableUpstream(task))
    }

    @_spi(Pipeline) public override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    @_spi(Pipeline) public override func dispose() {
        stop()
        scheduled.dispose()
    }
}
