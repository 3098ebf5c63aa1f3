// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        strict.delay(until: sendable(selector))
    }
}

extension Strict where Element: Sendable {
    func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping @Sendable (Element) throws -> Time
    ) -> Observable<Element> {
        source.delay(until: selector)
    }
}
