// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> MainObservable<Result> where Element == Result? {
        MainObservable(asObservable().unwrap())
    }
}
