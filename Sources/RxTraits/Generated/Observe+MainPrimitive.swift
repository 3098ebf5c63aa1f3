// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the scheduler.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.observe(on: scheduler))
    }
}
