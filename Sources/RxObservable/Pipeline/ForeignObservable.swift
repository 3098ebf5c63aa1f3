/// The node of a foreign sequence: a client's type that conforms to ``ObservableType``.
// SAFETY: immutable, and its source is `Sendable`.
final class ForeignObservable<Source: ObservableType & Sendable>: Observable<Source.Element>, @unchecked Sendable {
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(String("\(Source.self)".prefix { $0 != "<" }))
    }

    override func run(_ sink: Sink<Source.Element>) {
        // A foreign type may break the grammar and call from several threads. So its events go to a sink that orders
        // them and enforces the grammar.
        let edge = SerializingSink(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(source.subscribe(EdgeObserver(edge: edge)))
    }
}

/// The observer that a foreign type sends to.
// SAFETY: the serializing sink orders the events of several threads. An element that isn't `Sendable` and is sent by
// several tasks isn't covered: the guide `SchedulersAndThreads` names that as unchecked.
struct EdgeObserver<Element>: ObserverType, @unchecked Sendable {
    let edge: SerializingSink<Element>

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): edge.onNext(element)
        case .error(let error): edge.onError(error)
        case .completed: edge.onCompleted()
        }
    }

    func onNext(_ element: Element) {
        edge.onNext(element)
    }
}
