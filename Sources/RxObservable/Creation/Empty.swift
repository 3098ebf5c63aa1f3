extension ObservableType {
    /// A sequence without elements that completes at once.
    ///
    /// ```
    /// empty():  |
    /// ```
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func empty() -> Observable<Element> {
        Empty()
    }
}

// SAFETY: it has no state.
private final class Empty<Element>: Observable<Element>, @unchecked Sendable {
    override init() {
        super.init(shape: .empty)
    }

    override func describe(in chain: inout Chain) {
        chain.append("empty")
    }

    override func run(_ sink: Sink<Element>) {
        sink.onSubscribe(.nothing)
        guard !sink.isStopped else { return }
        sink.onCompleted()
    }
}
