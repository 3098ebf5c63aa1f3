// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        strict.mapMany(sendable(transform))
    }
}

extension Strict where Element: Collection & SendableMetatype {
    func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) throws -> Result) -> Observable<[Result]> {
        source.mapMany(transform)
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}
