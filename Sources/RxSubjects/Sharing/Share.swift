internal import RxDisposables
@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// Shares one subscription to the source between all subscribers.
    ///
    /// ```
    /// source:            a--b--c--|
    /// share(replay: 1):  a--b--c--|
    /// second, later:     ----b-c--|
    /// ```
    ///
    /// The first subscriber subscribes to the source, and when the last one leaves, the source is disposed of. New
    /// subscribers get the latest `replay` elements first. What is kept beyond that says ``SubjectLifetimeScope``: with
    /// `whileConnected`, a subscriber that comes after the end of the source subscribes to it again, so
    /// `share().retry()` works; with `forever`, it gets the kept elements and the terminal event.
    ///
    /// - Parameters:
    ///   - replay: How many elements to keep for new subscribers; none if it is negative.
    ///   - scope: How long they are kept.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        Share(asObservable(), replay: replay, scope: scope)
    }
}

extension MainObservableType {
    /// Shares one subscription to the source between all subscribers, on the main thread.
    ///
    /// - Parameters:
    ///   - replay: How many elements to keep for new subscribers; none if it is negative.
    ///   - scope: How long they are kept.
    /// - Returns: The shared sequence, on the main thread; a subscription from another thread hops there. Completes and
    ///   fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(Share(asObservable(), replay: replay, scope: scope).subscribedOnMain())
    }
}

// SAFETY: as its superclass; it adds constants.
private final class Share<Element>: RefCounted<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let replay: Int
    // What outlives each connection; `nil` if nothing does.
    private let lasting: Channel<Element>?

    init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        lasting = scope == .forever ? Share.makeChannel(replay: replay) : nil
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("share", after: source)
    }

    override func makeConnection() -> SharedConnection<Element> {
        ShareConnection(source, lasting ?? Share.makeChannel(replay: replay))
    }

    private static func makeChannel(replay: Int) -> Channel<Element> {
        replay > 0 ? ReplayChannel(limit: replay) : Channel()
    }
}

private final class ShareConnection<Element>: SharedConnection<Element> {
    private let source: Observable<Element>
    private let channel: Channel<Element>

    init(_ source: Observable<Element>, _ channel: Channel<Element>) {
        self.source = source
        self.channel = channel
    }

    override func subscribe(_ sink: Sink<Element>) {
        channel.subscribe(sink, to: channel)
    }

    override func feed() {
        ShareFeed(self, channel).start(source)
    }
}

private final class ShareFeed<Element>: Feed<Element, Element> {
    private let channel: Channel<Element>

    init(_ connection: SharedConnection<Element>, _ channel: Channel<Element>) {
        self.channel = channel
        super.init(connection)
    }

    override func onNext(_ element: Element) {
        guard !isStopped else { return }
        channel.onNext(element)
    }

    override func sendEnd(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        channel.finish(error, whenSent: action)
    }
}
