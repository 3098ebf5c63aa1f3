// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignoreWhen(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().ignoreWhen(onMain(predicate)))
    }
}
