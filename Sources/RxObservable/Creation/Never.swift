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
        Never()
    }
}

// SAFETY: it has no state.
private final class Never<Element>: Observable<Element>, @unchecked Sendable {
    override init() {
        super.init(shape: .never)
    }

    override func describe(in chain: inout Chain) {
        chain.append("never")
    }

    override func run(_ sink: Sink<Element>) {
        sink.onSubscribe(.nothing)
    }
}
