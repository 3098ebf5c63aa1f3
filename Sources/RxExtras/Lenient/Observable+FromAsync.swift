public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync(
        _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        asking(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable>(
        _ request: @escaping (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> (First) -> Observable<Element> {
        { first in asking { request(first, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> (First, Second) -> Observable<Element> {
        { first, second in asking { request(first, second, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> (First, Second, Third) -> Observable<Element> {
        { first, second, third in asking { request(first, second, third, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> (First, Second, Third, Fourth) -> Observable<Element> {
        { first, second, third, fourth in asking { request(first, second, third, fourth, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        { first, second, third, fourth, fifth in asking { request(first, second, third, fourth, fifth, $0) } }
    }
}

private func asking<Element: Sendable>(
    _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
) -> Observable<Element> {
    let request = sendable(request)
    return .fromAsync { request($0) }
}
