// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }
}

extension Strict where Element: Sendable {
    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> Observable<Element> {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
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

extension StrictPrimitive where Element: Sendable {
    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> PrimitiveSequence<Trait, Element> {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }
}
