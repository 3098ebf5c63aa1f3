public import RxObservable

extension ObservableType {
    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode: a lazy collection is asked for each sequence when
    /// that is needed, so it may go on with itself.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public static func concat<Collection: LazyCollectionProtocol>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        Concat(.sequence(AnySequence(collection)))
    }
}
