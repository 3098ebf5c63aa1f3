public import RxDisposables
public import RxObservable

extension ObservableType where Element: Sendable {
    /// Subscribes with an asynchronous closure, with a limit on how many elements wait for it.
    ///
    /// ```swift
    /// orders.subscribe(pressure: .fail(1_000), onNext: { try await ship($0) }, onError: { await report($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// The closure is called with one element after the other, on the actor where it was written. With `.fail`, the
    /// source is disposed of when there is no room; the closure is still called with the waiting elements, and then
    /// `onError` with ``PressureError``.
    ///
    /// - Parameters:
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - onNext: Called with each element; an error that it throws disposes of the source and is passed to `onError`.
    ///   - onError: Called with the error of the source, of the policy or of `onNext`. Without it, the error goes to
    ///     `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when the source has completed.
    ///   - onDisposed: Called once, when the subscription is over: after `onError` or `onCompleted`, or by `dispose()`.
    /// - Returns: A disposable that ends the subscription.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func subscribe(
        pressure policy: PressurePolicy,
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
        subscribe(policy.buffering("subscribe", counter), priority, onNext, onError, onCompleted, onDisposed)
    }
}
