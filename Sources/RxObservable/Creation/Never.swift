extension ObservableType {
    /// A sequence without events.
    ///
    /// ```
    /// never():  ---
    /// ```
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func never() -> Observable<Element> {
        Node((), shape: .never) { chain, _ in
            chain.append("never")
        } run: { sink, _ in
            sink.onSubscribe(.nothing)
        }
    }
}
