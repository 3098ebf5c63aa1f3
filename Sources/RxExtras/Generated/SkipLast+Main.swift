// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Drops the last elements.
    ///
    /// The form of `skipLast(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter count: The number of elements to drop; none if it is zero or less.
    /// - Returns: The earlier elements, each sent when it is certain that it isn't among the last; ends with the
    ///   source.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    @_alwaysEmitIntoClient
    public func skipLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skipLast(count))
    }
}
