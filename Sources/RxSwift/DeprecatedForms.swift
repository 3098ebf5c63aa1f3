public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Deprecated name of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
        catchAndReturn(element)
    }

    /// Deprecated name of `catch(sequence:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catch(sequence:)")
    public static func catchError<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        `catch`(sequence: sequence)
    }

    /// Deprecated name of `element(at:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> {
        element(at: index)
    }

    /// Deprecated name of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        observe(on: scheduler)
    }

    /// Deprecated name of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "retry(when:)")
    @_disfavoredOverload
    public func retryWhen<TriggerObservable: ObservableType, Failure: Error>(
        _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retry(when: notificationHandler)
    }

    /// Deprecated name of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry(when: notificationHandler)
    }

    /// Deprecated name of `skip(until:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "skip(until:)")
    public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        skip(until: other)
    }

    /// Deprecated name of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skip(while: predicate)
    }

    /// Deprecated name of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribe(on: scheduler)
    }

    /// Deprecated name of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "take(for:scheduler:)")
    public func take(_ duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }

    /// Deprecated name of `take(until:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "take(until:)")
    public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        take(until: other)
    }

    /// Deprecated name of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "take(until:behavior:)")
    public func takeUntil(
        _ behavior: TakeBehavior,
        predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> {
        take(until: predicate, behavior: behavior)
    }

    /// Deprecated name of `take(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        take(while: predicate)
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Deprecated name of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        catchAndReturn(element)
    }
}

extension PrimitiveSequenceType {
    /// Deprecated name of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        `catch`(handler)
    }

    /// Deprecated name of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        observe(on: scheduler)
    }

    /// Deprecated name of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "retry(when:)")
    @_disfavoredOverload
    public func retryWhen<TriggerObservable: ObservableType, Failure: Error>(
        _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        retry(when: notificationHandler)
    }

    /// Deprecated name of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        retry(when: notificationHandler)
    }

    /// Deprecated name of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        subscribe(on: scheduler)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Deprecated name of `subscribe(onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
    public func subscribe(
        onSuccess: consuming ((Element) -> Void)? = nil,
        onError onFailure: consuming ((any Error) -> Void)?,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed)
    }
}
