public import RxDisposables

/// The node of a foreign sequence: a client's type that conforms to ``ObservableType``.
@usableFromInline
// SAFETY: immutable, and its source is `Sendable`.
final class ForeignObservable<Source: ObservableType & Sendable>: Observable<Source.Element>, @unchecked Sendable {
    @usableFromInline typealias Edge = SerializingSink<Source.Element>

    private let edge: Edge.Type
    private let subscribeToSource: (ForeignObservable<Source>, Edge) -> any Disposable
    // This is the last field, so that the offsets of the others don't depend on its type.
    @usableFromInline let source: Source

    @inlinable
    convenience init(_ source: Source) {
        // This is compiled in the client, which knows the types: no subscription looks them up.
        self.init(source, SerializingSink.self) { node, edge in node.source.subscribe(EdgeObserver(edge: edge)) }
    }

    @usableFromInline
    init(
        _ source: Source,
        _ edge: Edge.Type,
        _ subscribeToSource: @escaping (ForeignObservable<Source>, Edge) -> any Disposable
    ) {
        self.source = source
        self.edge = edge
        self.subscribeToSource = subscribeToSource
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(String("\(Source.self)".prefix { $0 != "<" }))
    }

    package override func run(_ sink: Sink<Source.Element>) {
        // A foreign type may break the grammar and call from several threads. So its events go to a sink that orders
        // them and enforces the grammar.
        let edge = edge.init(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(subscribeToSource(self, edge))
    }
}

/// The observer that a foreign type sends to.
@usableFromInline
// SAFETY: the serializing sink orders the events of several threads. An element that isn't `Sendable` and is sent by
// several tasks isn't covered: the guide `SchedulersAndThreads` names that as unchecked.
struct EdgeObserver<Element>: ObserverType, @unchecked Sendable {
    @usableFromInline let edge: SerializingSink<Element>

    @usableFromInline
    init(edge: SerializingSink<Element>) {
        self.edge = edge
    }

    // This is inlinable, so that a client whose types are known takes the event apart.
    @inlinable
    func on(_ event: Event<Element>) {
        let edge: _Sink<Element> = edge
        switch event {
        case .next(let element): edge.onNext(element)
        case .error(let error): edge.onError(error)
        case .completed: edge.onCompleted()
        }
    }

    @inlinable
    func onNext(_ element: Element) {
        let edge: _Sink<Element> = edge
        edge.onNext(element)
    }
}
