internal import RxDisposables
internal import RxSchedulers

/// The node of sources that run a task: each subscription starts one, and disposal cancels it.
@usableFromInline
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
// SAFETY: a node, see `Observable`.
final class TaskSource<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline
    typealias Work = @Sendable (TaskEmitter<Element>) async throws -> Void

    private let call: StaticString
    private let priority: TaskPriority?
    private let isDetached: Bool
    private let work: Work

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - call: The source's call, for descriptions; inner sources, of one call each, have no name of their own.
    ///   - priority: The priority of the task.
    ///   - isDetached: Whether the task inherits nothing from the subscribing one.
    ///   - work: The task's body.
    @usableFromInline
    init(
        _ call: StaticString = "async",
        priority: TaskPriority? = nil,
        detached isDetached: Bool = false,
        _ work: @escaping Work
    ) {
        self.call = call
        self.priority = priority
        self.isDetached = isDetached
        self.work = work
        super.init()
    }

    /// The result of one call.
    @usableFromInline
    convenience init<Input: Sendable>(
        _ closure: @escaping @isolated(any) @Sendable (Input) async throws -> Element,
        _ input: Input,
        priority: TaskPriority? = nil
    ) where Element: Sendable {
        self.init(priority: priority) { emitter in
            let result = try await callAsync(
                closure,
                with: input,
                isolation: closure.isolation,
                unless: emitter.isOver
            )
            await emitter.deliver(result)
        }
    }

    override func describe(in chain: inout Chain) {
        chain.append("\(call)")
    }

    override func run(_ sink: Sink<Element>) {
        let emitter = TaskEmitter(sink)
        sink.onSubscribe(emitter)
        guard !emitter.isDisposed else { return }
        emitter.start(priority, detached: isDetached, work)
    }
}

/// Calls an asynchronous closure on its own actor, unless the subscription is over by then.
///
/// The check runs on the closure's own actor, where nothing comes between check and call: after a disposal on that
/// actor, the closure isn't called any more (contracts G2 and A6). The task's own cancellation isn't enough: the task
/// may start before the disposing code has access to it.
///
/// - Parameters:
///   - closure: The closure to call.
///   - input: The closure's argument.
///   - isolation: The closure's isolation.
///   - isOver: Whether the subscription has been disposed of; true from the beginning of the disposal.
/// - Returns: The closure's result.
/// - Throws: The closure's error; `CancellationError` if the subscription is over.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@_alwaysEmitIntoClient
package func callAsync<Input: Sendable, Result: Sendable>(
    _ closure: @isolated(any) @Sendable (Input) async throws -> Result,
    with input: Input,
    isolation: isolated (any Actor)?,
    unless isOver: @autoclosure @Sendable () -> Bool
) async throws -> Result {
    // Mutant skip: "concatMap with tasks: disposal on the actor"
    if isOver() { throw CancellationError() }
    try Task.checkCancellation()
    return try await closure(input)
}

/// Calls an asynchronous closure without arguments, or with several, in the same way.
///
/// It also takes closures with one argument, but then each call would cost a closure around the closure.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@_alwaysEmitIntoClient
package func callAsync<each Input: Sendable, Result: Sendable>(
    _ closure: @isolated(any) @Sendable (repeat each Input) async throws -> Result,
    with input: repeat each Input,
    isolation: isolated (any Actor)?,
    unless isOver: @autoclosure @Sendable () -> Bool
) async throws -> Result {
    if isOver() { throw CancellationError() }
    try Task.checkCancellation()
    return try await closure(repeat each input)
}

extension Observable where Element: Sendable {
    /// The result of a call that each subscription makes in its own task; `nil` means no element.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    package static func result(
        _ call: StaticString,
        priority: TaskPriority?,
        detached isDetached: Bool = false,
        of work: @escaping @Sendable (TaskEmitter<Element>) async throws -> Element?
    ) -> Observable<Element> {
        TaskSource(call, priority: priority, detached: isDetached) { emitter in
            guard let element = try await work(emitter) else { return }
            await emitter.deliver(element)
        }
    }
}

extension ObservableType where Element: Sendable {
    /// The results of calls with each element, one after the other, which a task of the subscription makes.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    package func results<Result: Sendable>(
        of transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result,
        _ call: StaticString,
        _ buffering: AsyncBuffering<Element>
    ) -> Observable<Result> {
        // The closure is captured: a type that has it would need a runtime of newer systems.
        Node((source: asObservable(), call: call, buffering: buffering)) { chain, its in
            chain.append("\(its.call)", after: its.source)
        } run: { sink, its in
            let elements = AsyncValuesSubscription(its.source, its.buffering)
            let emitter = TaskEmitter(sink, after: elements)
            sink.onSubscribe(emitter)
            guard !emitter.isDisposed else { return }
            // This subscribes here and not in the task, so that elements sent before the task begins aren't lost.
            elements.subscribe()
            emitter.start(nil, detached: false) { emitter in
                while let element = try await elements.next(isolation: nil) {
                    let result = try await callAsync(
                        transform,
                        with: element,
                        isolation: transform.isolation,
                        unless: emitter.isOver
                    )
                    await emitter.deliver(result)
                }
            }
        }
    }
}

/// A sequence whose elements a task takes; it is ended with the task.
protocol TaskInput: AnyObject, Sendable {
    func stop()
    func dispose()
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension AsyncValuesSubscription: TaskInput {}

/// Connects a task and the chain below: sends the task's elements until disposal, and then its end.
@usableFromInline
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
// SAFETY: the flag is atomic; only the one task calls the downstream.
package final class TaskEmitter<Element>: _Upstream, @unchecked Sendable {
    private let downstream: Sink<Element>
    private let disposed = AtomicBool(false)
    private let work = DisposableSlot()
    private let queue: (any Room)?
    private let input: (any TaskInput)?

    init(_ downstream: Sink<Element>, after input: (any TaskInput)? = nil) {
        self.downstream = downstream
        self.input = input
        queue = downstream.room
    }

    /// Whether the next queue downstream lets its sources wait for room.
    @usableFromInline package var mayHaveToWait: Bool { queue != nil }

    /// Sends an element, after a wait for room if there is such a queue.
    // Always inlined: without such a queue, no further function of the task is called.
    @_alwaysEmitIntoClient @inline(__always)
    package func deliver(_ element: Element) async {
        if mayHaveToWait { await sendWhenThereIsRoom(element) } else { send(element) }
    }

    /// Sends an element when that queue has room, unless the subscription is over by then.
    @usableFromInline
    package func sendWhenThereIsRoom(_ element: Element) async {
        guard let queue else { return send(element) }
        while !queue.tryEnter() {
            await RoomForTask().wait(for: queue)
            guard !isDisposed else { return }
            // A task that is cancelled otherwise can't wait. It is about to end.
            if Task.isCancelled { return queue.withAwaitingSender { send(element) } }
        }
        queue.withAwaitingSender { send(element) }
        queue.leave()
    }

    @usableFromInline
    package var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    fileprivate func start(
        _ priority: TaskPriority?,
        detached isDetached: Bool,
        _ work: @escaping TaskSource<Element>.Work
    ) {
        let task = startTask(priority: priority, detached: isDetached) { await self.run(work) }
        self.work.set(Disposables.create(cancelling: task))
    }

    private func run(_ work: TaskSource<Element>.Work) async {
        do {
            try await work(self)
            // Work may end silently when its task is cancelled; that isn't completion.
            // Mutant skip: "task: it is cancelled from within"
            try Task.checkCancellation()
            if !isDisposed { end { downstream.onCompleted() } }
        } catch {
            if !isDisposed { end { downstream.onError(error) } }
        }
    }

    /// Sends the end.
    ///
    /// What begins behind it waits for room as an element of a task does, and its loops as those of a subscription do,
    /// in a task that isn't cancelled.
    private func end(_ send: () -> Void) {
        guard let queue else { return send() }
        let loops = SteppedTrampoline(for: queue)
        queue.withAwaitingSender { loops.run(send) }
        runWhileThereIsRoom(loops, in: queue) { next in _ = startTask { next() } }
    }

    /// Whether the subscription is over, so that further calls would have no receiver.
    @usableFromInline
    package var isOver: Bool { isDisposed || downstream.isSubscriptionOver }

    package override var below: Upstream? { downstream }

    /// Sends an element, unless the subscription is over.
    @usableFromInline
    package func send(_ element: Element) {
        if !isDisposed { downstream.onNext(element) }
    }

    package override func stop() {
        disposed.store(true, ordering: .releasing)
        input?.stop()
    }

    package override func dispose() {
        stop()
        work.dispose()
        input?.dispose()
    }
}

// These functions are compiled in clients, which otherwise would link them even without asynchronous sequences.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TaskEmitter {
    /// Sends the elements of an asynchronous sequence, and makes sure that a disposal reaches the sequence.
    ///
    /// A sequence only notices a cancellation while it is asked for an element, and disposal may come between two
    /// requests, or before its task can be cancelled. It is then asked once more.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    package func forward<Source: AsyncSequence>(_ sequence: Source) async throws where Source.Element == Element {
        var iterator = sequence.makeAsyncIterator()
        var hasNoticed = Task.isCancelled
        while let element = try await next(of: &iterator) {
            await deliver(element)
            // The sequence only notices a cancellation while an element is requested. If the last request was made in a
            // cancelled task, it has noticed; otherwise one more request follows when the disposal has cancelled the
            // task.
            if isDisposed {
                guard !hasNoticed else { return }
                await waitForCancellation()
            }
            hasNoticed = Task.isCancelled
        }
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    func next<Iterator: AsyncIteratorProtocol>(of iterator: inout Iterator) async throws -> Element?
    where Iterator.Element == Element {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try await iterator.next(isolation: nil)
        } else {
            try await iterator.next()
        }
    }

    /// Waits until the task is cancelled: that will happen, since its subscription is over or about to be.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    package func waitForCancellation() async {
        let (never, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in never {}
        withExtendedLifetime(continuation) {}
    }
}
