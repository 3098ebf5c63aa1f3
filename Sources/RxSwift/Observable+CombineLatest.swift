public import RxObservable

extension ObservableType {
    /// Lenient form of `combineLatest(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        guard !sources.isEmpty else {
            return Observable<[Collection.Element.Element]>.just([]).map(sendable(resultSelector))
        }
        return combination(.latest, sources, sendable(resultSelector))
    }
}
