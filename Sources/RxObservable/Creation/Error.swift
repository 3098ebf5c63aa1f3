extension ObservableType {
    /// A sequence without elements that fails at once.
    ///
    /// ```
    /// error(e):  #
    /// ```
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error` when it is subscribed to.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func error(_ error: any Error) -> Observable<Element> {
        Failure(error)
    }
}

// SAFETY: a node, see `Observable`.
private final class Failure<Element>: Observable<Element>, @unchecked Sendable {
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("error")
    }

    override func run(_ sink: Sink<Element>) {
        sink.onSubscribe(.nothing)
        guard !sink.isStopped else { return }
        sink.onError(error)
    }
}
