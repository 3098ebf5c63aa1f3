public import RxObservable
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `unfold(_:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        unfolded(seed, sendable(next))
    }
}

// MARK: What they call

private func unfolded<Element: Sendable, State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
    _ seed: State,
    _ next: @escaping @Sendable (State) throws -> Source
) -> Observable<Element> where Source.Element == (Element, State?) {
    .unfold(seed, next)
}
