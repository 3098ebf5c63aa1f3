extension ObservableType {
    /// A sequence without elements that completes at once.
    ///
    /// ```
    /// empty():  |
    /// ```
    ///
    /// It stands for "nothing to do" where a sequence is expected:
    ///
    /// ```swift
    /// let hits = Observable.of("", "rx").flatMap { text -> Observable<String> in
    ///     text.isEmpty ? .empty() : .just("hits for \(text)")
    /// }
    /// _ = hits.subscribe(onNext: { print($0) })
    /// // Prints "hits for rx".
    /// ```
    ///
    /// Also known as `EMPTY` (RxJS), `Empty` (Combine).
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func empty() -> Observable<Element> {
        Node((), shape: .empty) { chain, _ in
            chain.append("empty")
        } run: { sink, _ in
            sink.endAtOnce()
        }
    }
}
