// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `concatMapEager(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.concatMapEager(maxConcurrent: maxConcurrent, sendable(selector))
    }
}

extension Strict where Element: Sendable {
    func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.concatMapEager(maxConcurrent: maxConcurrent, selector)
    }
}
