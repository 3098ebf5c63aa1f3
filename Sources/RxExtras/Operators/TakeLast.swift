public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits the elements that arrived within a duration before completion.
    ///
    /// ```
    /// source:                                            a--b--c-|
    /// takeLast(for: .seconds(4), scheduler: scheduler):  --------(c|)
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let log = scheduler.hot("a--b--c-|")
    /// _ = log.takeLast(for: .seconds(4), scheduler: scheduler).subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "c".
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The age that an element may have at the end.
    ///   - scheduler: Measures the time.
    /// - Returns: The elements that arrived less than `duration` before completion; ends with the source.
    /// - Complexity: O(1) for an element, amortised; the elements of `duration` are kept and one timer armed.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_disfavoredOverload
    public func takeLast(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        splitByAge(duration.rxTimeInterval, scheduler, grown: { _ in .wait }, end: { _, young in young })
    }
}
