extension ObservableType {
    /// A sequence without elements that fails at once.
    ///
    /// ```
    /// error(failure):  #
    /// ```
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error` when it is subscribed to.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func error(_ error: any Error) -> Observable<Element> {
        Node(error) { chain, _ in
            chain.append("error")
        } run: { sink, error in
            sink.onSubscribe(.nothing)
            guard !sink.isStopped else { return }
            sink.onError(error)
        }
    }
}
