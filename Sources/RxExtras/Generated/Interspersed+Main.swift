// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits a separator between every two elements.
    ///
    /// The form of `interspersed(with:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter separator: Sent before each element from the second on; a value that isn't `Sendable` can't be used
    ///   by the caller any more.
    /// - Returns: The source's elements with the separator between them; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func interspersed(with separator: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().interspersed(with: separator))
    }
}
