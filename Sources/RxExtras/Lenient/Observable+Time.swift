public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        strict.audit(sendable(selector))
    }

    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        strict.debounce(for: sendable(dueTime), scheduler: scheduler)
    }

    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        strict.delay(until: sendable(selector))
    }

    /// Lenient form of `repeat(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.repeat(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

    /// Lenient form of `repeatWithBehavior(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

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

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        strict.throttle(for: sendable(dueTime), scheduler: scheduler)
    }
}

extension ObservableType {
    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        strict.repeat(when: sendable(notificationHandler))
    }
}

extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        strictlyDelayed(maxCount, sendable(delayCalculator))
    }
}

// MARK: What they call

private func strictlyDelayed(
    _ maxCount: UInt,
    _ delay: @escaping @Sendable (UInt) -> any RxTimeSpan
) -> RepeatBehavior {
    .customTimerDelayed(maxCount: maxCount, delayCalculator: delay)
}

extension Strict where Element: Sendable {
    func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        source.audit(selector)
    }

    func debounce(
        for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.debounce(for: dueTime, scheduler: scheduler)
    }

    func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping @Sendable (Element) throws -> Time
    ) -> Observable<Element> {
        source.delay(until: selector)
    }

    func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeat(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> Observable<Element> {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }

    func throttle(
        for dueTime: @escaping @Sendable (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.throttle(for: dueTime, scheduler: scheduler)
    }
}

extension Strict {
    func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        source.repeat(when: notificationHandler)
    }
}
