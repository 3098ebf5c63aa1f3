/// The edge of the pipeline: a type that conforms to ``ObservableType`` by itself.
// SAFETY: immutable; `ObservableType.subscribe(_:)` has to work on any thread.
final class ForeignObservable<Source: ObservableType>: Observable<Source.Element>, @unchecked Sendable {
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(String("\(Source.self)".prefix { $0 != "<" }))
    }

    override func run(_ sink: Sink<Source.Element>) {
        let edge = Edge(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(source.subscribe(AnyObserver(sink: edge)))
    }
}
