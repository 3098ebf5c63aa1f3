// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignore(_ valuesToIgnore: Element...) -> MainObservable<Element> {
        MainObservable(asObservable().ignore(valuesToIgnore))
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> MainObservable<Element> where Values.Element == Element {
        MainObservable(asObservable().ignore(valuesToIgnore))
    }
}
