public import RxDisposables
public import RxObservable

/// The trait of a ``Completable``.
public enum CompletableTrait {}

/// A sequence without elements that completes or fails.
///
/// ```swift
/// let saved = Completable.create { completable in
///     completable(.completed)
///     return Disposables.create()
/// }
/// saved.subscribe(onCompleted: { print("saved") }, onError: { print("failed: \($0)") })
///     .disposed(by: bag)
/// ```
///
/// Use it for work without a result, such as saving, sending or waiting. Each subscription starts the work anew.
/// `Completable { try await … }` makes one from an `async` function, and `saved.andThen(next)` continues when it is
/// done.
///
/// [Traits: which one](/documentation/rx/whichtrait) compares it with the others.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The end of a ``Completable``.
@frozen
public enum CompletableEvent: Sendable {
    /// It failed.
    case error(any Error)
    /// It is done.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Takes the end of a completable, once; further calls do nothing.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// A completable made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  ---|
    /// ```
    ///
    /// ```swift
    /// let uploaded = Completable.create { completable in
    ///     let task = URLSession.shared.dataTask(with: url) { _, _, error in
    ///         completable(error.map { .error($0) } ?? .completed)
    ///     }
    ///     task.resume()
    ///     return Disposables.create { task.cancel() }
    /// }
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It reports the end to its
    ///   observer, on any thread; the first end counts.
    /// - Returns: A completable with that end.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
    ) -> Completable {
        PrimitiveSequence(
            raw: CreateResult { emitter in
                subscribe { event in
                    switch event {
                    case .error(let error): emitter.fail(error)
                    case .completed: emitter.complete()
                    }
                }
            }
        )
    }

    /// A completable of an asynchronous function.
    ///
    /// - Parameters:
    ///   - detached: Whether the task inherits neither the priority nor the task-local values of the subscribing task.
    ///   - priority: The priority of the task.
    ///   - work: Runs in a task of its own for each subscription, on the actor where it was written, or else on the
    ///     concurrent executor; the task is cancelled when the subscription is disposed of.
    /// - Returns: A completable that completes when `work` returns; fails with what it throws.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        @_inheritActorContext work: @escaping @isolated(any) @Sendable () async throws -> Void
    ) -> Completable {
        Single<Void>.create(detached: detached, priority: priority, work: work).asCompletable()
    }
}

extension ObservableType where Element == Never {
    /// A sequence without elements, as a completable.
    ///
    /// ```swift
    /// let uploaded = downloads.ignoreElements().asCompletable()  // only the end counts
    /// ```
    ///
    /// - Returns: The end of the sequence.
    @_alwaysEmitIntoClient
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: asObservable())
    }
}
