public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes to the source once, and keeps what it sends for everybody.
    ///
    /// ```
    /// source:         a--b--|
    /// cache():        a--b--|
    /// second, later:  ------(ab|)
    /// ```
    ///
    /// The source runs to its end, whoever leaves. After an error nothing is kept: the next subscriber subscribes to it anew.
    ///
    /// - Returns: The elements, those that came before the subscription at once; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; all elements are kept.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func cache() -> Observable<Element> {
        share(policy: .cache)
    }

    /// Keeps what the source sends for everybody, until some time has passed since it completed.
    ///
    /// ```
    /// source:                 a|
    /// cache(for: 5, …):       a|
    /// second, 3 later:        ---(a|)
    /// third, 9 later:         ---------a|
    /// ```
    ///
    /// The third subscribes to the source anew. After an error nothing is kept.
    ///
    /// - Parameters:
    ///   - lifetime: How long what is kept is good, from completion on.
    ///   - scheduler: Measures the time.
    /// - Returns: The elements, those that came before the subscription at once; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; all elements are kept, and one timer armed.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func cache(for lifetime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        SharedSource(asObservable(), .cache, expiry: (lifetime.rxTimeInterval, scheduler)).sequence()
    }
}
