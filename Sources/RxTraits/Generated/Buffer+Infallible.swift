// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Collects elements into arrays, and emits an array when it is full or its time is over.
    ///
    /// The form of ``/RxObservable/ObservableType/buffer(timeSpan:count:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - timeSpan: The longest time that a buffer collects for; at zero or less, each element makes a buffer of its
    ///     own.
    ///   - count: The number of elements that makes a buffer full; at zero or less, only time limits it.
    ///   - scheduler: Runs the timer and delivers what is sent by it.
    /// - Returns: The buffers; completes with the source, after the last buffer.
    /// - Complexity: O(1) for an element, amortised; the elements of one buffer are kept and one timer armed.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }
}
