// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `timeout(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, .error(RxError.timeout), scheduler)
    }

    /// Lenient form of `timeout(_:other:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: any RxTimeSpan,
        other: Source,
        scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timedOut(asObservable(), dueTime.rxTimeInterval, other.asObservable(), scheduler)
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `timeout(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Lenient form of `timeout(_:other:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func timeout(
        _ dueTime: any RxTimeSpan,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// Lenient form of `timeout(_:other:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func timeout<Source: InfallibleType>(
        _ dueTime: any RxTimeSpan,
        other: Source,
        scheduler: any SchedulerType
    ) -> Infallible<Element> where Source.Element == Element {
        Infallible(asObservable().timeout(dueTime, other: other.asObservable(), scheduler: scheduler))
    }
}
