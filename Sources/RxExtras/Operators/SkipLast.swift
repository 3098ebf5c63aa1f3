public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Drops the last elements.
    ///
    /// ```
    /// source:       a--b--c--d--|
    /// skipLast(2):  ------a--b--|
    /// ```
    ///
    /// ```swift
    /// let lines = Observable.of("title", "text", "signature")
    /// _ = lines.skipLast(1).subscribe(onNext: { print($0) })
    /// // Prints "title", "text".
    /// ```
    ///
    /// - Parameter count: The number of elements to drop; none if it is zero or less.
    /// - Returns: The earlier elements, each sent when it is certain that it isn't among the last; ends with the
    ///   source.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    @_alwaysEmitIntoClient
    public func skipLast(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return asObservable() }
        return asObservable().stateful(ElementQueue<Element>()) { waiting, element in
            waiting.append(element)
            return waiting.count > count ? .send(waiting.removeFirst()) : .wait
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Drops the elements that arrive within a duration before the end.
    ///
    /// ```
    /// source:                                            a--b--c-|
    /// skipLast(for: .seconds(4), scheduler: scheduler):  ----a--b|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let log = scheduler.hot("a--b--c-|")
    /// _ = log.skipLast(for: .seconds(4), scheduler: scheduler).subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "a", "b".
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The age that an element must have at the end.
    ///   - scheduler: Measures the time.
    /// - Returns: The elements that arrived `duration` or longer before the end, each sent when it has that age; ends
    ///   with the source.
    /// - Complexity: O(1) for an element; the elements of `duration` are kept and one timer armed.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    @_disfavoredOverload
    public func skipLast(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        splitByAge(duration.rxTimeInterval, scheduler, grown: { .send($0) }, end: { old, _ in old })
    }
}
