// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// A sequence with exactly one element, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element, once the source has completed; fails with `RxError.noElements` if there is none, with
    ///   `RxError.moreThanOneElement` at the second one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainSingle(asObservable().asSingle().source)
    }

    /// A sequence with one element or none, as a maybe.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element, once the source has completed, or completion without one; fails with
    ///   `RxError.moreThanOneElement` at the second element, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(asObservable().asMaybe().source)
    }

    /// The first element of a sequence, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The first element, at once; `nil` if the source completes without one. Fails with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func first() -> MainSingle<Element?> {
        MainSingle(asObservable().first().source)
    }

    /// All elements of a sequence in an array, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: Amortised O(1) for each element; memory is O(*n*) in their number.
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient
    public func toArray() -> MainSingle<[Element]> {
        MainSingle(asObservable().toArray().source)
    }
}
