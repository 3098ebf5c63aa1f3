public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Emits an element once a duration has passed without a newer one.
    ///
    /// - Parameters:
    ///   - dueTime: How long the source must be quiet.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Emits at most one element in each period.
    ///
    /// - Parameters:
    ///   - dueTime: The length of a period.
    ///   - latest: Whether the latest element of a period is sent at its end.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that pass; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// - Parameters:
    ///   - dueTime: How much later.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The source's events, `dueTime` later.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Delivers the events on the main thread.
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's events. Closures of its operators are `@MainActor`.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        asObservable().observe(on: scheduler)
    }

    /// Delivers the events on a scheduler.
    ///
    /// - Parameter scheduler: Delivers the events.
    /// - Returns: The source's events.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Emits the elements that arrive within a duration and then completes.
    ///
    /// - Parameters:
    ///   - duration: How long, from the subscription on.
    ///   - scheduler: Runs the timer.
    /// - Returns: The source's elements; completes with the source or when the time is over.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Collects elements into arrays, and emits an array when it is full or its time is over.
    ///
    /// - Parameters:
    ///   - timeSpan: How long one array is filled at most.
    ///   - count: How many elements it has at most.
    ///   - scheduler: Runs the timer and delivers the arrays.
    /// - Returns: The arrays, the last one when the source completes; completes with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func buffer(
        timeSpan: any RxTimeSpan,
        count: Int,
        scheduler: any SchedulerType
    ) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }
}

extension InfallibleType where Element: Sendable {
    /// Subscribes to and disposes of the source on a scheduler.
    ///
    /// - Parameter scheduler: Runs the subscription and the disposal.
    /// - Returns: The source's events.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }
}
