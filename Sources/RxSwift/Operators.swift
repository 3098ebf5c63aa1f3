public import RxObservable

// RxSwift 6 has deprecated this name. Its replacement differs in more than the name: `catch` is a property, whose value
// is called. The others are in `DeprecatedForms.swift`.

extension ObservableType {
    /// Deprecated name of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        caught(asObservable(), handler)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode: a lazy collection is asked for each sequence when
    /// that is needed, so it may go on with itself.
    @_alwaysEmitIntoClient
    public static func concat<Collection: LazyCollectionProtocol>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(collection)))
    }
}

// The strict form takes elements that are `sending` or `Sendable`. Clients in Swift 5 mode may still use an element
// after passing it, so their form requires neither.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func startWith(_ elements: Element...) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}
