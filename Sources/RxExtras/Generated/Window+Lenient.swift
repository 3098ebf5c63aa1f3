// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        strict.window(while: sendable(predicate))
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        strict.window(opening: opening, closing: sendable(closing))
    }
}

extension Strict {
    func window(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Observable<Element>> {
        source.window(while: predicate)
    }

    func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        source.window(opening: opening, closing: closing)
    }
}
