public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler, with a limit on how many elements wait for it.
    ///
    /// ```
    /// source:                                        (abcd)-|
    /// observe(on: scheduler, pressure: .newest(2)):  (cd)---|
    /// ```
    ///
    /// Here the scheduler runs when all four have arrived. Events keep their order, and an end waits for the elements
    /// before it.
    ///
    /// ```swift
    /// let shown = readings.observe(on: MainScheduler.asyncInstance, pressure: .newest(1))  // the latest alone waits
    /// ```
    ///
    /// With `.wait`, a source that loops continues on the scheduler when there is room.
    ///
    /// - Parameters:
    ///   - scheduler: Where to deliver.
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    /// - Returns: The source's elements, except dropped ones; ends with the source, and fails with ``PressureError`` if
    ///   the policy is `.fail` and there is no room.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_disfavoredOverload
    public func observe(
        on scheduler: any ImmediateSchedulerType,
        pressure policy: PressurePolicy,
        counter: DropCounter? = nil
    ) -> Observable<Element> {
        ObserveOn(asObservable(), scheduler, limit: policy.checked("observe").waiting(counter))
    }

    /// Delivers the events on the main thread, with a limit on how many elements wait for it.
    ///
    /// The form of `observe(on:pressure:counter:)` for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - scheduler: A scheduler of the main thread.
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    /// - Returns: The same elements and ends. Closures of its operators are `@MainActor`.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_disfavoredOverload
    public func observe(
        on scheduler: any MainSchedulerType,
        pressure policy: PressurePolicy,
        counter: DropCounter? = nil
    ) -> MainObservable<Element> {
        MainObservable(ObserveOn(asObservable(), scheduler.promised, limit: policy.checked("observe").waiting(counter)))
    }
}

extension PressurePolicy {
    fileprivate func waiting(_ counter: DropCounter?) -> WaitingLimit {
        let overflow: WaitingLimit.Overflow =
            switch self {
            case .newest: .dropsOldest
            case .oldest: .dropsNewest
            case .fail(let limit): .fails(PressureError(limit: limit))
            case .wait(let limit): .waits(else: PressureError(limit: limit))
            }
        return WaitingLimit(limit, overflow) { counter?.increment() }
    }
}
