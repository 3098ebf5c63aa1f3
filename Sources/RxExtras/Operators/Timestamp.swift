public import RxObservable
public import RxSchedulers

/// An element with the time at which it arrived.
public struct Timestamped<Element> {
    /// The element.
    public let element: Element
    /// The time of day at which it arrived, by the scheduler's clock.
    public let timestamp: RxTime
}

extension Timestamped: Sendable where Element: Sendable {}
extension Timestamped: Equatable where Element: Equatable {}

extension ObservableType {
    /// Pairs each element with the time of day.
    ///
    /// ```
    /// source:                a--b--|
    /// timestamp(scheduler):  k--l--|
    /// ```
    ///
    /// Here `k` is a at 0 and `l` is b at 3.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let taps = scheduler.hot("-a-b|").timestamp(scheduler)
    /// _ = taps.pairwise().subscribe(onNext: { print($1.timestamp.timeIntervalSince($0.timestamp)) })
    /// scheduler.start()
    /// // Prints "2.0".
    /// ```
    ///
    /// - Parameter scheduler: Its clock gives the time.
    /// - Returns: The elements with their times; ends with the source.
    /// - SeeAlso: [timestamp](https://reactivex.io/documentation/operators/timestamp.html)
    @_disfavoredOverload
    public func timestamp(_ scheduler: any SchedulerType) -> Observable<Timestamped<Element>> {
        asObservable().map { Timestamped(element: $0, timestamp: scheduler.now) }
    }
}
