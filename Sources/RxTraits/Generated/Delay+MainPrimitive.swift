// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: By how much each element is shifted.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, later; completes `dueTime` after the source and fails with it at once,
    ///   dropping what is still on the way.
    /// - Complexity: Memory is O(*n*) in the number of elements on the way; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }
}
