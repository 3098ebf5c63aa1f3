public import RxDisposables
@_spi(Pipeline) public import RxObservable

/// Forwards every event that it receives to its current subscribers.
///
/// ```
/// subject:          a--b--c--|
/// first:            a--b--c--|
/// second, later:    ---b--c--|
/// ```
///
/// It may be used from any thread. Events that are sent at the same time, or from inside an observer, wait until the
/// previous one has been delivered, so all subscribers receive all events in the same order; no lock is held while
/// observers run. A subscription that is made during a delivery takes effect after it.
///
/// After a terminal event the subject sends that event to every new subscriber, and nothing else. A subject is freed
/// with its last reference, even if it has subscribers; they are then released without an event. The stages of
/// operators such as `take` or `flatMap`, and the closures behind them, stay until the subscription is disposed of:
/// send the end, or keep the subscription in a bag.
///
/// ```swift
/// let messages = PublishSubject<String>()
/// messages.onNext("nobody hears this")
/// messages.subscribe(onNext: { print("Ann: \($0)") }).disposed(by: bag)
/// messages.onNext("hello")
/// messages.subscribe(onNext: { print("Ben: \($0)") }).disposed(by: bag)
/// messages.onNext("how are you?")
/// // Prints "Ann: hello", "Ann: how are you?", "Ben: how are you?".
/// ```
///
/// For events that never end, such as taps, use `PublishRelay`. See the guide [Subjects and
/// relays](/documentation/rx/subjectsandrelays).
///
/// Also known as `PassthroughSubject` (Combine), `Subject` (RxJS).
///
/// - Complexity: Subscribing and disposing are amortised O(1); an event is O(*n*) in the number of subscribers. What
///   other threads send while one is inside an observer waits, without a limit.
/// - SeeAlso: [Subject](https://reactivex.io/documentation/subject.html)
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject as an observer is the subject itself.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let broadcaster: Broadcaster<Element>

    /// Makes a subject without subscribers.
    @inlinable
    public convenience override init() {
        self.init(Broadcaster())
    }

    // Inlinable code makes the broadcaster in the client, where its class is known and needs no metadata look-up.
    @usableFromInline
    init(_ broadcaster: Broadcaster<Element>) {
        self.broadcaster = broadcaster
        super.init()
    }

    deinit {
        // SAFETY: the field holds it meanwhile; a call through the field would retain it.
        Unmanaged.passUnretained(broadcaster)._withUnsafeGuaranteedRef { $0.abandon() }
    }

    /// Whether there is a subscriber.
    public var hasObservers: Bool {
        broadcaster.hasObservers
    }

    /// Whether the subject has been disposed of.
    public var isDisposed: Bool {
        broadcaster.isDisposed
    }

    /// Takes the next event.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    @inlinable
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Emits an element to all subscribers.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onNext(_ element: Element) {
        broadcaster.onNext(element)
    }

    /// Fails: emits the error to all subscribers, present and future.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onError(_ error: any Error) {
        broadcaster.finish(error)
    }

    /// Completes: tells all subscribers, present and future.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onCompleted() {
        broadcaster.finish(nil)
    }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> {
        self
    }

    /// Removes all subscribers without an event.
    ///
    /// Later events are dropped, and later subscribers receive ``/RxObservable/RxError/disposed(object:)-enum.case``.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func dispose() {
        broadcaster.dispose()
    }

    @_spi(Pipeline) public override func makeSubscription() -> Subscription? {
        Instrumentation.isOn ? nil : SubjectSubscriber(broadcaster)
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        broadcaster.subscribe(sink, to: self)
    }
}

extension PublishSubject: OrderingObserver {}

extension PublishSubject where Element: Sendable {
    /// Disposes of the subject when a bag is freed.
    ///
    /// A subject is no `Disposable`, since these are `Sendable`, whatever its elements are.
    ///
    /// - Parameter bag: The bag, which keeps the subject until then.
    @_alwaysEmitIntoClient
    public func disposed(by bag: DisposeBag) {
        bag.insert(Disposables.create { self.dispose() })
    }
}

// SAFETY: the subject is immutable except for the broadcaster, which guards its own state.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}

extension PublishSubject: EndReporting {
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        broadcaster.finish(error, whenSent: action)
    }
}
