// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `expand(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        strict.expand(maxConcurrent: maxConcurrent, sendable(selector))
    }
}

extension Strict where Element: Sendable {
    func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        source.expand(maxConcurrent: maxConcurrent, selector)
    }
}
