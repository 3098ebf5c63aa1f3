public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes to the source once, and replays everything to every subscriber.
    ///
    /// ```
    /// source:         a--b--|
    /// cache():        a--b--|
    /// second, later:  ------(ab|)
    /// ```
    ///
    /// The source runs to its end, even if all subscribers leave: one without an end is subscribed to for ever, and all
    /// of its elements are kept. After an error nothing is kept: the next subscriber subscribes to it anew.
    ///
    /// ```swift
    /// let config = Observable.of("config").do(onSubscribe: { print("loads") }).cache()
    /// _ = config.subscribe(onNext: { print($0) })
    /// _ = config.subscribe(onNext: { print($0) })
    /// // Prints "loads", "config", "config".
    /// ```
    ///
    /// - Returns: All elements, the earlier ones at once; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; all elements are kept.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func cache() -> Observable<Element> {
        share(policy: .cache)
    }

    /// Subscribes once and replays everything to every subscriber, until some time has passed since the source
    /// completed.
    ///
    /// ```
    /// source:                                         a|
    /// cache(for: .seconds(5), scheduler: scheduler):  a|
    /// second, 3 later:                                ---(a|)
    /// third, 9 later:                                 ---------a|
    /// ```
    ///
    /// The third subscribes to the source anew. After an error nothing is kept.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let load = Observable.of("config").do(onSubscribe: { print("loads") })
    /// let config = load.cache(for: .seconds(60), scheduler: scheduler)
    /// _ = config.subscribe(onNext: { print($0) })
    /// _ = config.subscribe(onNext: { print($0) })
    /// scheduler.advanceTo(61)  // too old
    /// _ = config.subscribe(onNext: { print($0) })
    /// // Prints "loads", "config", "config", "loads", "config".
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: The time for which the elements are kept after completion.
    ///   - scheduler: Measures the time.
    /// - Returns: All elements, the earlier ones at once; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; all elements are kept, and one timer armed.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func cache(for lifetime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        SharedSource(asObservable(), .cache, expiry: (lifetime.rxTimeInterval, scheduler)).sequence()
    }
}
