// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

extension InfallibleType {
    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }
}
