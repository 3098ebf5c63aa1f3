public import RxDisposables
public import RxSchedulers

/// The node of a source that sends one element after another on its own account: `of`, `from`, `range`, `generate`,
/// `repeatElement`.
///
/// Its loop is made where the types are known, as the step of a ``StepNode`` is.
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
    ///   - call: The source as it is written.
    ///   - parameters: What it was called with.
    ///   - scheduler: Sends the elements; `nil` stands for the current thread's.
    ///   - source: `LoopSource.self`: where the types are known, it needs no look-up at each subscription.
    ///   - begin: Makes what each subscription begins with.
    ///   - loop: Sends elements until `isInterrupted`, or to the end. It returns whether there is more to do in a later
    ///     turn. When there isn't, it has sent the terminal event.
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
        // A loop runs on the current thread's trampoline anyway, so that scheduler needs no way of its own. Types are
        // compared: a cast costs as much as an object, and one that fails as much as four.
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
/// On the current thread's trampoline it takes turns with whatever else waits there, element by element, as if it
/// scheduled each by itself (contract C8). While nothing else waits it stays in its loop, a thousand times faster. On
/// any other scheduler each element is scheduled by itself.
///
/// One turn runs at a time, and each is scheduled by the one before it, so the state needs no guard.
@usableFromInline
package final class LoopSource<State, Element>: _Upstream, TrampolineItem {
    @usableFromInline package typealias Loop = (LoopSource<State, Element>) -> Bool

    /// The next stage.
    @usableFromInline package let downstream: _Sink<Element>

    // SAFETY: one turn at a time touches it.
    @exclusivity(unchecked) @usableFromInline var state: State
    // SAFETY: set and read by the running turn alone, which the trampoline outlives.
    @exclusivity(unchecked) @usableFromInline var waitingItemCount: UnsafePointer<Int>?
    @usableFromInline let disposed = AtomicBool(false)

    private let loop: Loop
    private let scheduled = UpstreamSlot()

    package required init(_ downstream: _Sink<Element>, _ state: State, _ loop: @escaping Loop) {
        self.downstream = downstream
        self.state = state
        self.loop = loop
    }

    /// Reads or changes the state, without the check at run time that other modules would make in spite of the
    /// attribute.
    @inlinable
    @inline(__always)
    package func update<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        try change(&state)
    }

    /// Whether the turn is over: other work waits, or the subscription is over.
    ///
    /// Ask after each element.
    @inlinable
    package var isInterrupted: Bool {
        @inline(__always) get {
            // On a scheduler there is no trampoline to ask, and each element has a turn of its own.
            guard let waitingItemCount else { return true }
            return waitingItemCount.pointee != 0 || disposed.load(ordering: .relaxed)
        }
    }

    private var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Subscribes the downstream and starts.
    ///
    /// - Parameter scheduler: Where to send the elements; `nil` stands for the current thread's trampoline.
    fileprivate func start(on scheduler: (any ImmediateSchedulerType)?) {
        downstream.onSubscribe(self)
        guard !isDisposed else { return }
        if let scheduler {
            scheduleTurn(on: scheduler)
        } else {
            // While a chain is being subscribed to, the loop waits on the trampoline until all of it has been (contract
            // C8). If nothing is running there, no other work can wait, and the loop begins at once.
            let trampoline = Trampoline.current
            let isOutermost = trampoline.begin()
            if !isOutermost || runTurn(on: trampoline) { trampoline.enqueue(self) }
            if isOutermost { trampoline.end() }
        }
    }

    @usableFromInline
    package func runTurn(on trampoline: Trampoline) -> Bool {
        guard !isDisposed else { return false }
        // Read anew in each turn: an iterator of `values` may run them on different threads.
        waitingItemCount = trampoline.waitingItemCount
        // A loop also stops when it is disposed of, and then it must not be enqueued again.
        return loop(self) && !isDisposed
    }

    private func scheduleTurn(on scheduler: any ImmediateSchedulerType) {
        // SAFETY: one turn at a time: each is scheduled by the one before it.
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
