public import RxObservable

extension ObservableType where Element: Sendable {
    /// Emits an element for a state, then one for the next state, and so on: a list page by page, for example.
    ///
    /// ```
    /// next(1):          -a|
    /// next(2):           -b|
    /// unfold(1, next):  -ab|
    /// ```
    ///
    /// Here `a` comes with the state 2, and `b` with none.
    ///
    /// ```swift
    /// let pages = Observable<String>.unfold(1) { page in
    ///     Single.just((element: "page \(page)", next: page < 3 ? page + 1 : nil))
    /// }
    /// _ = pages.subscribe(onNext: { print($0) })
    /// // Prints "page 1", "page 2", "page 3".
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The first state.
    ///   - next: Makes a sequence for a state, which sends an element and the next state; `nil` for the last element.
    ///     An error that it throws fails the sequence.
    /// - Returns: The elements; completes after that of the last state, and fails with the first sequence that fails.
    /// - SeeAlso: [generate](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping @Sendable (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        Observable<(Element, State?)>.deferred { try next(seed).asObservable() }
            .expand(maxConcurrent: 1) { _, state in
                try state.map { try next($0).asObservable() } ?? .empty()
            }
            .map { element, _ in element }
    }
}
