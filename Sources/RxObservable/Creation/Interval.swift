public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// ```
    /// interval(.seconds(3), scheduler: scheduler).take(3):  ---0--1--(2|)
    /// ```
    ///
    /// Ticks never overlap, and ticks that were missed while an observer was busy aren't made up for in a burst.
    ///
    /// For a first tick at another time, or for a single tick, use ``timer(_:period:scheduler:)``.
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let seconds = Observable<Int>.interval(.milliseconds(10), scheduler: queue)
    /// for try await second in seconds.map({ 3 - $0 }).take(3).values { print(second) }
    /// // Prints "3", "2", "1".
    /// ```
    ///
    /// It has no end of its own: hold its subscription in a bag, or limit it, with ``ObservableType/take(_:)`` or
    /// ``ObservableType/take(until:)``. A program that has nothing else to do ends before the first tick; a loop with
    /// `for try await` keeps it alive.
    ///
    /// Also known as `Timer.publish` (Combine), `AsyncTimerSequence` (AsyncAlgorithms).
    ///
    /// - Parameters:
    ///   - period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler)
    }
}
