@_spi(Pipeline) public import RxObservable
internal import RxSchedulers

/// Shares one subscription among all subscribers, on the main thread: what makes a sequence a driver or a signal.
///
/// All that happens to it happens there: a subscription or disposal from another thread is carried out there, later. So
/// it needs no lock and no atomic, and costs a few nanoseconds for an element, since each stage of a driver is shared.
@usableFromInline
// SAFETY: what isn't constant is touched on the main thread alone.
final class MainShare<Element>: Observable<Element>, @unchecked Sendable {
    // SAFETY: changes while the node has one reference alone, that of the caller of `takeOver`.
    @exclusivity(unchecked) @usableFromInline private(set) var source: Observable<Element>
    let replaysLatest: Bool
    private let connectionClass: MainConnection<Element>.Type
    // Touched on the main thread alone.
    var connection: MainConnection<Element>?

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: What is shared.
    ///   - replaysLatest: Whether later subscribers get the latest element.
    ///   - connectionClass: Where the types are known, it needs no look-up at each subscription.
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

    /// Shares another sequence from now on: what an operator has made of this one, which nobody else can subscribe to.
    @usableFromInline
    func takeOver(_ source: consuming Observable<Element>) {
        #if DEBUG || ResourceTracing
        assembly = source.assembly
        #endif
        self.source = source
    }

    /// Whether the caller may touch what belongs to the main thread.
    var isHere: Bool { MainQueue.isCurrent }

    override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    override func run(_ sink: Sink<Element>) {
        guard isHere else { return subscribedOnMain().run(sink) }
        if let connection { return connection.add(sink) }
        let connection = connectionClass.init(self, first: sink)
        self.connection = connection
        sink.onSubscribe(connection)
        guard !connection.isStopped else { return }
        source.run(connection)
    }
}
