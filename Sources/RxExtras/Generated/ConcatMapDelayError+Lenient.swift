// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.concatMapDelayError(sendable(selector))
    }
}

extension Strict where Element: Sendable {
    func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.concatMapDelayError(selector)
    }
}
