public import RxObservable

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainObservableType {
    /// A sequence with exactly one element, as a single.
    ///
    /// The form of `asSingle()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainSingle(promised.asSingle().source)
    }

    /// A sequence with one element or none, as a maybe.
    ///
    /// The form of `asMaybe()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(promised.asMaybe().source)
    }

    /// The first element of a sequence, as a single.
    ///
    /// The form of `first()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func first() -> MainSingle<Element?> {
        MainSingle(promised.first().source)
    }

    /// All elements of a sequence in an array, as a single.
    ///
    /// The form of `toArray()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func toArray() -> MainSingle<[Element]> {
        MainSingle(promised.toArray().source)
    }
}

extension MainObservableType where Element == Never {
    /// A sequence without elements, as a completable.
    ///
    /// The form of `asCompletable()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func asCompletable() -> MainCompletable {
        MainCompletable(promised)
    }
}
