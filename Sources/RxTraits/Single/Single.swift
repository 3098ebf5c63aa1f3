public import RxObservable

/// The trait of a ``Single``.
public enum SingleTrait: ElementTrait {}

/// A sequence with exactly one element or an error.
///
/// ```swift
/// let answer = Single<Int>.create { single in
///     single(.success(42))
///     return Disposables.create()
/// }
/// answer.map { $0 + 1 }
///     .subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \($0)") })
///     .disposed(by: bag)
/// ```
///
/// Use it for one answer: of a request, a file, a computation. Each subscription starts the work anew. `Single { try
/// await … }` makes one from an `async` function, and `try await answer.value` waits for its element.
///
/// [Traits: which one](/documentation/rx/whichtrait) compares it with the others.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The result of a ``Single``: an element or an error.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// A single of an asynchronous function's result.
    ///
    /// - Parameters:
    ///   - detached: Whether the task inherits neither the priority nor the task-local values of the subscribing task.
    ///   - priority: The priority of the task.
    ///   - work: Runs in a task of its own for each subscription, on the actor where it was written, or else on the
    ///     concurrent executor; the task is cancelled when the subscription is disposed of.
    /// - Returns: A single of what `work` returns; fails with what it throws.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        @_inheritActorContext work: @escaping @isolated(any) @Sendable () async throws -> Element
    ) -> Single<Element> {
        guard detached else { return Single(priority: priority, work) }
        let result = Observable.result("create", priority: priority, detached: true) { emitter in
            try await callAsync(work, isolation: work.isolation, unless: emitter.isOver)
        }
        return PrimitiveSequence(raw: result)
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @preconcurrency
    package static func strictCreate(
        _ detached: Bool,
        _ priority: TaskPriority?,
        _ work: @escaping @isolated(any) @Sendable () async throws -> Element
    ) -> Single<Element> {
        create(detached: detached, priority: priority, work: work)
    }
}

extension ResultEmitter {
    @usableFromInline
    package func send(_ event: SingleEvent<Element>) {
        switch event {
        case .success(let element): succeed(element)
        case .failure(let error): fail(error)
        }
    }
}
