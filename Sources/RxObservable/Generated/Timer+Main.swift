// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks; without it there is one tick.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler))
    }
}
