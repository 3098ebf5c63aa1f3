// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(default:)`` for sequences that can't fail.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Infallible<Element> {
        Infallible(asObservable().ifEmpty(default: `default`))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for sequences that can't fail.
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The source's elements or, if there are none, the other's; ends with the one that is last.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().ifEmpty(switchTo: other.asObservable()))
    }
}
