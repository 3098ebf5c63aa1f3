// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        strict.buffer(while: sendable(predicate))
    }

    /// Lenient form of `buffer(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        strict.buffer(opening: opening, closing: sendable(closing))
    }
}

extension Strict {
    func buffer(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<[Element]> {
        source.buffer(while: predicate)
    }

    func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        source.buffer(opening: opening, closing: closing)
    }
}

extension InfallibleType {
    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) -> Bool) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(while: predicate))
    }
}
