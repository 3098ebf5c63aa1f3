// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        strict.audit(sendable(selector))
    }
}

extension Strict where Element: Sendable {
    func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        source.audit(selector)
    }
}
