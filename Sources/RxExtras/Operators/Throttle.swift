public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits the first element of each period, the latest one at its end, or both.
    ///
    /// ```
    /// source:                                                                       ab-c------d--|
    /// throttle(.seconds(4), leading: true, trailing: false, scheduler: scheduler):  a---------d--|
    /// ```
    ///
    /// With both it is `throttle(_:latest:scheduler:)`, and with `trailing` alone it is `audit(_:scheduler:)`.
    ///
    /// ```swift
    /// let calm = positions.throttle(.milliseconds(100), leading: true, trailing: false, scheduler: scheduler)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The length of a period, which begins with an element; with zero or less every element is sent.
    ///   - leading: Whether the element that begins a period is sent.
    ///   - trailing: Whether the latest element of a period is sent at its end.
    ///   - scheduler: Runs the timer and delivers what is sent at the end of a period.
    /// - Returns: Elements that are at least `dueTime` apart, none if neither is chosen; completes with the source,
    ///   after the pending element, and fails with it at once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        leading: Bool,
        trailing: Bool,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        switch (leading, trailing) {
        case (true, _): asObservable().throttle(dueTime, latest: trailing, scheduler: scheduler)
        case (false, true): audit(dueTime, scheduler: scheduler)
        case (false, false): asObservable().filter { _ in false }
        }
    }

    /// Emits an element, and drops those that follow within a duration that depends on the element.
    ///
    /// ```
    /// source:                                                                          a-b-cd-e----|
    /// throttle(for: { $0 == "a" ? .seconds(3) : .seconds(5) }, scheduler: scheduler):  a---c-------|
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: Returns the time for which no other element is sent after this one, none if it is zero or less; an
    ///     error that it throws fails the sequence.
    ///   - scheduler: Runs the timer.
    /// - Returns: The elements that aren't dropped; completes after the source, when the time of the last element is
    ///   over, and fails with it at once.
    /// - Complexity: O(1) for an element; nothing waits, and one timer is armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_disfavoredOverload
    public func throttle(
        for dueTime: @escaping @Sendable (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        asObservable().flatMapFirst { held($0, for: try dueTime($0), scheduler) }
    }
}

/// An element, and the end after some time.
func held<Element: Sendable>(
    _ element: Element,
    for dueTime: any RxTimeSpan,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    guard !dueTime.rxTimeInterval.isOver else { return .just(element) }
    let rest = Observable<Int>.timer(dueTime, scheduler: scheduler)
    return Observable.just(element).concat(rest.flatMap { _ in Observable<Element>.empty() })
}
