public import RxDisposables

extension ObservableType where Element: Sendable {
    /// Subscribes with an asynchronous closure, which is called with one element after the other.
    ///
    /// It subscribes at once. The closures run in a task, on the actor where they were written, or else on the
    /// concurrent executor; so an actor can subscribe with its own state. The closure is called with an element when
    /// the call with the previous one has returned, and the end follows the last call. Elements that arrive meanwhile
    /// wait; `bufferingPolicy` limits their number.
    ///
    /// ```swift
    /// actor Journal {
    ///     func write(_ line: String) async {}
    ///
    ///     func follow(_ lines: Observable<String>) -> any Disposable {
    ///         lines.subscribe(onNext: { await self.write($0) })
    ///     }
    /// }
    /// ```
    ///
    /// Disposal cancels the task; from then on no closure is called, apart from `onDisposed`. Sources that loop are run
    /// on demand, as with ``ObservableConvertibleType/values``.
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than the closure handles them.
    ///   - counter: Counts what is dropped.
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - onNext: Called with each element; an error that it throws disposes of the source and is passed to `onError`.
    ///   - onError: Called with the error of the source or of `onNext`. Without it, the error goes to
    ///     ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the source has completed.
    ///   - onDisposed: Called once, when the subscription is over: after `onError` or `onCompleted`, or by `dispose()`.
    /// - Returns: A disposable that ends the subscription.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func subscribe(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil,
        priority: TaskPriority? = nil,
        @_inheritActorContext
        onNext: @escaping @isolated(any) @Sendable (Element) async throws -> Void,
        @_inheritActorContext
        onError: (@isolated(any) @Sendable (any Error) async -> Void)? = nil,
        @_inheritActorContext
        onCompleted: (@isolated(any) @Sendable () async -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        subscribe(AsyncBuffering(bufferingPolicy, counter), priority, onNext, onError, onCompleted, onDisposed)
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    package func subscribe(
        _ buffering: AsyncBuffering<Element>,
        _ priority: TaskPriority?,
        _ onNext: @escaping @isolated(any) @Sendable (Element) async throws -> Void,
        _ onError: (@isolated(any) @Sendable (any Error) async -> Void)?,
        _ onCompleted: (@isolated(any) @Sendable () async -> Void)?,
        _ onDisposed: (@Sendable () -> Void)?
    ) -> any Disposable {
        let source = asObservable()
        let subscription = TaskSubscription(source, buffering, onDisposed)
        // `??` isn't used: passing such a function to a generic one needs a newer runtime than the oldest systems have.
        if let onError {
            subscription.start(priority, onNext, onError, onCompleted)
        } else {
            subscription.start(priority, onNext, Hooks.defaultHandler(recording: source), onCompleted)
        }
        return subscription
    }
}

/// A subscription whose elements a task takes.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private final class TaskSubscription<Element: Sendable>: Cancelable, Sendable {
    private let counted = Counted()
    private let values: AsyncValuesSubscription<Element>
    private let ended = AtomicBool(false)
    private let task = DisposableSlot()
    // A slot disposes of its content once, so the closure runs once. A `Locked` would wrap the closure when it is
    // stored and when it is read.
    private let onDisposed: DisposableSlot

    init(
        _ source: Observable<Element>,
        _ buffering: AsyncBuffering<Element>,
        _ onDisposed: (@Sendable () -> Void)?
    ) {
        values = AsyncValuesSubscription(source, buffering)
        if let onDisposed {
            self.onDisposed = DisposableSlot(AnonymousDisposable(onDisposed))
        } else {
            self.onDisposed = DisposableSlot()
        }
    }

    var isDisposed: Bool { ended.load(ordering: .acquiring) }

    func start(
        _ priority: TaskPriority?,
        _ onNext: @escaping @isolated(any) @Sendable (Element) async throws -> Void,
        _ onError: (@isolated(any) @Sendable (any Error) async -> Void)?,
        _ onCompleted: (@isolated(any) @Sendable () async -> Void)?
    ) {
        // This subscribes here and not in the task, so that elements sent before the task begins aren't lost.
        values.subscribe()
        let handler: @isolated(any) @Sendable (any Error) async -> Void
        if let onError { handler = onError } else { handler = { Hooks.unhandled($0) } }
        let task = startTask(priority: priority) {
            do {
                while let element = try await self.values.next(isolation: nil) {
                    try await callAsync(
                        onNext,
                        with: element,
                        isolation: onNext.isolation,
                        unless: self.isDisposed
                    )
                }
                await self.end(telling: onCompleted, isolation: onCompleted?.isolation)
            } catch {
                await self.end(telling: handler, error, isolation: handler.isolation)
            }
        }
        self.task.set(Disposables.create(cancelling: task))
    }

    /// Ends the subscription and calls the closure, unless it has been disposed of.
    ///
    /// The order is decided on the closure's own actor: there, nothing follows a disposal (contract G2).
    private func end<each Input: Sendable>(
        telling closure: (@isolated(any) @Sendable (repeat each Input) async -> Void)?,
        _ input: repeat each Input,
        isolation: isolated (any Actor)?
    ) async {
        // This is checked on the closure's actor, where a disposal can't happen between this check and the call.
        guard end() else { return }
        values.dispose()
        await closure?(repeat each input)
        finish()
    }

    func dispose() {
        guard end() else { return }
        task.dispose()
        values.dispose()
        finish()
    }

    /// Whether this call ended the subscription.
    private func end() -> Bool {
        // Mutant torn: "subscribe with tasks: disposal elsewhere"
        !ended.exchange(true, ordering: .acquiringAndReleasing)
    }

    private func finish() {
        onDisposed.dispose()
    }
}
