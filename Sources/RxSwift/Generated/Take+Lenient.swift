// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        taken(asObservable(), for: duration.rxTimeInterval, scheduler)
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(until:)", asObservable(), sendable(predicate), passing: false, behavior)
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(while:)", asObservable(), sendable(predicate), passing: true, behavior)
    }
}

extension InfallibleType {
    /// Lenient form of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        until predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        while predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }
}
