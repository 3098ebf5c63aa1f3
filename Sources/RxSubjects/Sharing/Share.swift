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
    /// What is kept reaches subscribers on several threads, so elements have to be `Sendable`; without `replay`, they
    /// needn't be.
    ///
    /// - Parameters:
    ///   - replay: How many elements to keep for new subscribers; none if it is negative.
    ///   - scope: How long they are kept.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_disfavoredOverload
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>
    where Element: Sendable {
        shared(asObservable(), replay: replay, scope: scope)
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source: with `whileConnected`, it
    ///   subscribes to the source again; with `forever`, it gets the terminal event.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        shared(asObservable(), replay: 0, scope: scope)
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
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(shared(asObservable(), replay: replay, scope: scope).subscribedOnMain())
    }

    /// Shares one subscription to the source between all subscribers on the main thread, and keeps no element for new
    /// ones.
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source.
    /// - Returns: The shared sequence, on the main thread; a subscription from another thread hops there. Completes and
    ///   fails with the source.
    /// - Complexity: O(1) for an element and subscriber.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        share(replay: 0, scope: scope)
    }
}

/// What `share` is, for all its forms.
package func shared<Element>(
    _ source: Observable<Element>,
    replay: Int,
    scope: SubjectLifetimeScope
) -> Observable<Element> {
    Share(source, replay: replay, scope: scope)
}

// SAFETY: as its superclass; it adds constants.
private final class Share<Element>: RefCounted<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let replay: Int
    // What outlives each connection; `nil` if nothing does.
    private let lasting: Broadcaster<Element>?

    init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        lasting = scope == .forever ? Share.makeBroadcaster(replay: replay) : nil
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("share", after: source)
    }

    override func makeConnection() -> SharedConnection<Element> {
        ShareConnection(source, lasting ?? Share.makeBroadcaster(replay: replay))
    }

    private static func makeBroadcaster(replay: Int) -> Broadcaster<Element> {
        replay > 0 ? ReplayBroadcaster(limit: replay) : Broadcaster()
    }
}

private final class ShareConnection<Element>: SharedConnection<Element> {
    private let source: Observable<Element>
    private let broadcaster: Broadcaster<Element>

    init(_ source: Observable<Element>, _ broadcaster: Broadcaster<Element>) {
        self.source = source
        self.broadcaster = broadcaster
    }

    override func subscribe(_ sink: Sink<Element>) {
        broadcaster.subscribe(sink, to: broadcaster)
    }

    override func feed() {
        ShareSourceSink(self, broadcaster).start(source)
    }
}

private final class ShareSourceSink<Element>: SourceSink<Element, Element> {
    private let broadcaster: Broadcaster<Element>

    init(_ connection: SharedConnection<Element>, _ broadcaster: Broadcaster<Element>) {
        self.broadcaster = broadcaster
        super.init(connection)
    }

    override func onNext(_ element: Element) {
        guard !isStopped else { return }
        broadcaster.onNext(element)
    }

    override func sendEnd(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        broadcaster.finish(error, whenSent: action)
    }
}
