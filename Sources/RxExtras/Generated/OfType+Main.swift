// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> MainObservable<Result> {
        MainObservable(asObservable().ofType(type))
    }
}
