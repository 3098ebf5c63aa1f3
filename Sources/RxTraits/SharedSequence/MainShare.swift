@_spi(Pipeline) public import RxObservable
internal import RxSchedulers

/// Shares one subscription among all subscribers, on the main thread: the node of drivers and signals.
///
/// All its work happens there: a subscription or disposal from another thread is carried out there, later. So it needs
/// no lock and no atomic, and costs a few nanoseconds for an element, since each stage of a driver is shared.
@usableFromInline
// SAFETY: mutable state is touched only on the main thread.
final class MainShare<Element>: Observable<Element>, @unchecked Sendable {
    // SAFETY: changes only while the caller of `adopt` has the single reference to the node.
    @exclusivity(unchecked) @usableFromInline private(set) var source: Observable<Element>
    let replaysLatest: Bool
    private let connectionClass: MainConnection<Element>.Type
    // This field is touched only on the main thread.
    var connection: MainConnection<Element>?

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: The sequence to share.
    ///   - replaysLatest: Whether later subscribers get the latest element.
    ///   - connectionClass: The class of connections: where the types are known, it needs no look-up at each
    ///     subscription.
    @usableFromInline
    init(
        _ source: Observable<Element>,
        replaysLatest: Bool,
        connectionClass: MainConnection<Element>.Type = MainConnection.self
    ) {
        self.source = source
        self.connectionClass = connectionClass
        self.replaysLatest = replaysLatest
        super.init()
    }

    /// Shares an operator's result from now on, in place of the operator's source, which has no other subscriber.
    @usableFromInline
    func adopt(_ source: consuming Observable<Element>) {
        #if DEBUG || ResourceTracing
        assembly = source.assembly
        #endif
        self.source = source
    }

    /// Whether the caller is on the main thread and may touch its fields.
    var isOnMain: Bool { MainQueue.isCurrent }

    override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    override func run(_ sink: Sink<Element>) {
        // Mutant true: "main share: one leaves elsewhere"
        guard isOnMain else { return subscribedOnMain().run(sink) }
        if let connection { return connection.add(sink) }
        let connection = connectionClass.init(self, first: sink)
        self.connection = connection
        sink.onSubscribe(connection)
        guard !connection.isStopped else { return }
        source.run(connection)
    }
}
