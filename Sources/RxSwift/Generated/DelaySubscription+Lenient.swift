// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delaySubscription(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        subscribedLater(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

extension InfallibleType {
    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delaySubscription(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delaySubscription(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delaySubscription(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }
}
