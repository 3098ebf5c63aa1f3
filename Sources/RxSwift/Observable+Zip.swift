public import RxObservable

extension ObservableType {
    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        guard !sources.isEmpty else { return .empty() }
        return combination(.queue, sources, sendable(resultSelector))
    }
}
