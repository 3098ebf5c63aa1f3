// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.flatMap(maxConcurrent: maxConcurrent, sendable(selector))
    }
}

extension Strict {
    func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.flatMap(maxConcurrent: maxConcurrent, selector)
    }
}

extension InfallibleType {
    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }
}
