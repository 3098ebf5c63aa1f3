public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & SendableMetatype {
    /// A sequence of consecutive integers.
    ///
    /// ```
    /// range(start: 1, count: 3):  (123|)
    /// ```
    ///
    /// ```swift
    /// let pages = Observable.range(start: 1, count: 3).map { "page \($0)" }
    /// _ = pages.subscribe(onNext: { print($0) })
    /// // Prints "page 1", "page 2", "page 3".
    /// ```
    ///
    /// - Parameters:
    ///   - start: The first integer.
    ///   - count: How many there are; none for zero. It must not be negative, and the last integer must fit its type.
    ///   - scheduler: Sends each integer, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the integers and completes; it fails with ``RxError/argumentOutOfRange`` for a
    ///   negative count and with ``RxError/overflow`` when the last integer doesn't fit.
    /// - Complexity: O(`count`) for each subscription.
    /// - SeeAlso: [range](https://reactivex.io/documentation/operators/range.html)
    @_alwaysEmitIntoClient
    public static func range(
        start: Element,
        count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { return .error(RxError.argumentOutOfRange) }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else { return .error(RxError.overflow) }
        return LoopNode("range", (next: start, remaining: count), on: scheduler, LoopSource.self, from: { $0 }) {
            source in
            var (next, remaining) = source.update { $0 }
            while remaining != 0 {
                source.downstream.emit(next)
                remaining -= 1
                // The addition wraps after the greatest number, which can only be the last element.
                next = next &+ 1
                if source.isInterrupted {
                    source.update { $0 = (next, remaining) }
                    return true
                }
            }
            source.downstream.onCompleted()
            return false
        }
    }
}
