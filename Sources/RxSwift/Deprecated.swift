public import RxObservable

// RxSwift 6 has deprecated this name. Its replacement differs in more than the name: `catch` is a property, whose value
// is called. The other deprecated names are in `Tools/Forms/Sources/Deprecated.swift`.

extension ObservableType {
    /// Deprecated name of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        caught(asObservable(), sendable(handler))
    }
}
