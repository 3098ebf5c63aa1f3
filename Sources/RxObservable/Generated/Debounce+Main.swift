// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: The time for which the source must be quiet.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source and fails with it at
    ///   once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }
}
