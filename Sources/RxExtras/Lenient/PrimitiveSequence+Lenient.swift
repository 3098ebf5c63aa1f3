internal import RxObservable
public import RxSchedulers
public import RxTraits

extension PrimitiveSequenceType {
    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        strict.mapError(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        strict.finally(sendable(action))
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        strict.retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }
}

// MARK: What they call

/// The strict forms of singles, maybes and completables, for the lenient ones of the same names.
private struct StrictPrimitive<Trait, Element> {
    let source: PrimitiveSequence<Trait, Element>

    func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        source.mapError(transform)
    }

    func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        source.finally(action)
    }

    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }
}

extension PrimitiveSequenceType {
    fileprivate var strict: StrictPrimitive<Trait, Element> { StrictPrimitive(source: primitiveSequence) }
}
