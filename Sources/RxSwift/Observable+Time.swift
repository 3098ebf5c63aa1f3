public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Lenient form of `buffer(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        buffered(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }

    /// Lenient form of `debounce(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func delaySubscription(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        subscribedLater(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        ObserveOn(asObservable(), scheduler)
    }

    /// Lenient form of `sample(_:defaultValue:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
        sampled(asObservable(), sampler.asObservable(), defaultValue)
    }

    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribed(asObservable(), on: scheduler)
    }

    /// Lenient form of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        taken(asObservable(), for: duration.rxTimeInterval, scheduler)
    }

    /// Lenient form of `throttle(_:latest:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler)
    }

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

    /// Lenient form of `window(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func window(
        timeSpan: any RxTimeSpan,
        count: Int,
        scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        windowed(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }
}
