@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// Gives a place in a chain a name, which reports use.
    ///
    /// ```
    /// source:              a--b--|
    /// checkpoint("name"):  a--b--|
    /// ```
    ///
    /// The description of the chain contains the name, with the file and line of the call. While subscriptions are
    /// watched, see ``Tracing``, events here are treated like events at the end: counted, reported to observers, and
    /// drawn as a line of their own. An error that has passed it comes from upstream.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The source's events; ends with the source. An element costs nothing unless subscriptions are watched.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    public func checkpoint(_ name: String, fileID: String = #fileID, line: UInt = #line) -> Observable<Element> {
        CheckpointNode(asObservable(), Chain.Checkpoint(name: name, fileID: fileID, line: line))
    }
}

// SAFETY: a node, see `Observable`.
private final class CheckpointNode<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let checkpoint: Chain.Checkpoint

    init(_ source: Observable<Element>, _ checkpoint: Chain.Checkpoint) {
        self.source = source
        self.checkpoint = checkpoint
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(checkpoint, after: source)
    }

    override func run(_ sink: Sink<Element>) {
        // This is decided for each subscription: if it isn't watched, it gets no sink here, and elements go directly
        // from stage to stage.
        guard Instrumentation.isOn, let subscription = Tracer.shared.begin(self, sink, isCheckpoint: true) else {
            return source.run(sink)
        }
        source.run(TracedSink(sink, subscription))
    }
}
