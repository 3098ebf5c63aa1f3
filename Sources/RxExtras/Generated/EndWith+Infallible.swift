// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits an element after those of the source.
    ///
    /// The form of `endWith(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter element: Sent last; one that isn't `Sendable` is given away for good.
    /// - Returns: The source's elements, then this one; completes after it.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func endWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().endWith(element))
    }

    /// Emits elements after those of the source.
    ///
    /// The form of `endWith(_:_:_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - first: Sent when the source has completed.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The source's elements, then these; completes after the last of them.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func endWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(asObservable().endWith(first, second).concat(Observable.from(others)))
    }
}
