// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `mergeScan(_:maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        strict.mergeScan(seed, maxConcurrent: maxConcurrent, sendable(selector))
    }
}

extension Strict {
    func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        source.mergeScan(seed, maxConcurrent: maxConcurrent, selector)
    }
}
