// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form of ``/RxObservable/ObservableType/observe(on:)`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the scheduler.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }
}
