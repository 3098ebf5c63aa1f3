public import RxDisposables
public import RxObservable

extension InfallibleType where Element: Sendable {
    /// Subscribes with an asynchronous closure, which is called with one element after the other.
    ///
    /// It subscribes at once. The closures run in a task, on the actor where they were written, or else on the
    /// concurrent executor. Disposal cancels the task; from then on no closure is called, apart from `onDisposed`.
    ///
    /// ```swift
    /// states.subscribe(onNext: { state in try? await disk.save(state) })  // one after the other
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than the closure handles them.
    ///   - counter: Counts what is dropped.
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - onNext: Called with each element, when the call with the previous one has returned.
    ///   - onCompleted: Called when the source has completed.
    ///   - onDisposed: Called once, when it is all over.
    /// - Returns: A disposable that ends the subscription.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil,
        priority: TaskPriority? = nil,
        @_inheritActorContext onNext: @escaping @isolated(any) @Sendable (Element) async -> Void,
        @_inheritActorContext onCompleted: (@isolated(any) @Sendable () async -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            bufferingPolicy: bufferingPolicy,
            counter: counter,
            priority: priority,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }
}
