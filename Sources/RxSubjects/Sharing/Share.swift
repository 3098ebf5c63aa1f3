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
    /// Two subscribers, one request; the second one receives the answer that has already arrived:
    ///
    /// ```swift
    /// let answers = PublishSubject<String>()
    /// let request = answers.do(onSubscribe: { print("asks the server") })
    /// let shared = request.share(replay: 1)
    ///
    /// shared.subscribe(onNext: { print("list: \($0)") }).disposed(by: bag)
    /// answers.onNext("3 songs")
    /// shared.subscribe(onNext: { print("title: \($0)") }).disposed(by: bag)
    /// answers.onNext("4 songs")
    /// // Prints "asks the server", "list: 3 songs", "title: 3 songs",
    /// // "list: 4 songs", "title: 4 songs".
    /// ```
    ///
    /// Without `share`, the server would be asked twice: [Hot and cold](/documentation/rx/hotandcold).
    ///
    /// The first subscriber subscribes to the source; when the last one leaves, the source is disposed of. A new
    /// subscriber receives the latest `replay` elements first.
    ///
    /// `scope` decides what happens after the last subscriber leaves, or after the end. With `whileConnected`, the kept
    /// elements are dropped, and the next subscriber subscribes to the source again, so `share().retry()` works. With
    /// `forever`, it receives the kept elements, and the end if there was one.
    ///
    /// Kept elements have to be `Sendable`, since they reach subscribers on several threads. Without `replay`, elements
    /// needn't be.
    ///
    /// Also known as `shareReplay` (RxJS, older RxSwift).
    ///
    /// - Parameters:
    ///   - replay: The number of past elements that a new subscriber receives first; none if it is negative.
    ///   - scope: Whether they outlive the last subscriber and the end.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept. What other threads send while one
    ///   is inside an observer waits, without a limit.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_disfavoredOverload
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>
    where Element: Sendable {
        shared(asObservable(), replay: replay, scope: scope)
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// ```swift
    /// let taps = PublishSubject<Void>()
    /// let counted = taps.scan(0) { count, _ in count + 1 }.share()  // one count for both
    /// counted.subscribe(onNext: { print("first: \($0)") }).disposed(by: bag)
    /// taps.onNext(())
    /// counted.subscribe(onNext: { print("second: \($0)") }).disposed(by: bag)
    /// taps.onNext(())
    /// // Prints "first: 1", "first: 2", "second: 2".
    /// ```
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source: with `whileConnected`, it
    ///   subscribes to the source again; with `forever`, it receives the end.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber. What other threads send while one is inside an observer waits,
    ///   without a limit.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        shared(asObservable(), replay: 0, scope: scope)
    }
}

/// Makes the node of `share`, for all its forms.
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
    // The broadcaster that outlives each connection; `nil` if none does.
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
