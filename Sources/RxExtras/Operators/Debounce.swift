public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits an element once it has been the latest for a duration that depends on the element.
    ///
    /// ```
    /// source:                                                                          ab---c--|
    /// debounce(for: { $0 == "b" ? .seconds(3) : .seconds(4) }, scheduler: scheduler):  ----b---(c|)
    /// ```
    ///
    /// When the source completes, the pending element is sent first; when it fails, it is dropped.
    ///
    /// ```swift
    /// let hits = typed.debounce(for: { $0.count < 3 ? .seconds(2) : .milliseconds(300) }, scheduler: scheduler)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: Returns the time for which the source must be quiet after this element; an error that it throws
    ///     fails the sequence.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source and fails with it at
    ///   once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_disfavoredOverload
    public func debounce(
        for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        debounced(asObservable(), for: dueTime, scheduler)
    }
}
