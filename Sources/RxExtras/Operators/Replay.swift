public import RxObservable
public import RxSchedulers
public import RxSubjects

extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source, from `connect()` on, and replays the elements of a recent period to new
    /// subscribers.
    ///
    /// ```
    /// source:                                          a--b--c-----|
    /// connect:                                         ^
    /// replay(for: .seconds(5), scheduler: scheduler):  a--b--c-----|
    /// second, later:                                   -------(bc)-|
    /// third:                                           ----------c-|
    /// ```
    ///
    /// An element is replayed while it is younger than `lifetime`, even after the end, which is always replayed. An
    /// element that is too old is released when the next one arrives or, if none does, when a timer finds the newest
    /// too old.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let prices = PublishSubject<Int>()
    /// let shared = prices.replay(for: .seconds(60), scheduler: scheduler)
    /// shared.connect().disposed(by: bag)
    /// prices.onNext(10)
    /// scheduler.advanceTo(61)
    /// prices.onNext(12)
    /// shared.subscribe(onNext: { print($0) }).disposed(by: bag)  // nothing that is older than a minute
    /// // Prints "12".
    /// ```
    ///
    /// Also known as `shareReplay` (RxJS).
    ///
    /// - Parameters:
    ///   - bufferSize: The greatest number of elements to keep; none if it is negative.
    ///   - lifetime: The time for which an element is kept; with zero or less, none is kept.
    ///   - scheduler: Measures the time, and releases elements that are too old.
    /// - Returns: A connectable sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber, amortised; the elements of `lifetime` are kept and one timer
    ///   armed.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func replay(
        _ bufferSize: Int = .max,
        for lifetime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> ConnectableObservable<Element> {
        let lifetime = lifetime.rxTimeInterval
        return multicast {
            ReplaySubject.create(bufferSize: bufferSize, lifetime: lifetime, scheduler: scheduler)
        }
    }
}
