// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, and fails with it
    ///   at once, dropping the elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }
}
