// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter transform: Makes the new element, or drops it; an error that it throws fails the sequence.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> FilterMap<Result>
    ) -> MainObservable<Result> {
        MainObservable(asObservable().filterMap(onMain(transform)))
    }
}
