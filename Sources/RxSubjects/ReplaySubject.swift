public import RxDisposables
@_spi(Pipeline) public import RxObservable
package import RxSchedulers

/// Keeps the latest elements: emits them to each new subscriber, and then forwards every event that it receives.
///
/// ```
/// subject, keeps 2:  a--b--c-----d--|
/// first:             a--b--c-----d--|
/// second, later:     --------(bc)d--|
/// ```
///
/// Threads and order are as with ``PublishSubject``: an element that is sent during a subscription reaches the new
/// subscriber once, either as a kept element or live. The kept elements reach it on its own thread, before `subscribe`
/// returns, also while this or another thread is sending.
///
/// After a terminal event the subject sends the kept elements and that event to every new subscriber.
///
/// ```swift
/// let chat = ReplaySubject<String>.create(bufferSize: 2)
/// for line in ["hello", "anyone?", "Ann is here"] { chat.onNext(line) }
/// chat.subscribe(onNext: { print($0) }).disposed(by: bag)
/// chat.onNext("hello Ann")
/// // Prints "anyone?", "Ann is here", "hello Ann".
/// ```
///
/// - Complexity: Disposing is amortised O(1), subscribing O(*n*) in the number of kept elements; an event is O(*n*) in
///   the number of subscribers. What other threads send while one is inside an observer waits, without a limit.
/// - SeeAlso: [Subject](https://reactivex.io/documentation/subject.html)
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject as an observer is the subject itself.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let broadcaster: KeepingBroadcaster<Element>

    // Inlinable code makes the broadcaster in the client, where its class is known and needs no metadata look-up.
    @usableFromInline
    init(_ broadcaster: KeepingBroadcaster<Element>) {
        self.broadcaster = broadcaster
        super.init()
    }

    /// Makes a subject that keeps a number of elements.
    ///
    /// - Parameter bufferSize: The number of latest elements to keep; none if it is negative.
    /// - Returns: The subject.
    @inlinable
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(ReplayBroadcaster(limit: bufferSize))
    }

    /// Makes a subject that keeps all elements.
    ///
    /// ```swift
    /// let log = ReplaySubject<String>.createUnbounded()
    /// log.onNext("start")
    /// log.onNext("login")
    /// log.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "start", "login".
    /// ```
    ///
    /// - Returns: The subject.
    @inlinable
    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplaySubject(ReplayBroadcaster(limit: .max))
    }

    /// Makes a subject that keeps a number of elements, each for a time.
    ///
    /// - Parameters:
    ///   - bufferSize: The number of latest elements to keep; none if it is negative.
    ///   - lifetime: The time for which an element is kept; with zero or less, none is kept.
    ///   - scheduler: Measures the time.
    /// - Returns: The subject.
    package static func create(
        bufferSize: Int,
        lifetime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> ReplaySubject<Element> where Element: Sendable {
        ReplaySubject(TimedReplayBroadcaster(limit: bufferSize, lifetime: lifetime, scheduler: scheduler))
    }

    deinit {
        broadcaster.abandon()
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

    /// Keeps the element for later subscribers, and emits it to the current ones.
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
    public func asObserver() -> ReplaySubject<Element> {
        self
    }

    /// Removes all subscribers without an event, and frees the kept elements.
    ///
    /// Later events are dropped, and later subscribers receive ``/RxObservable/RxError/disposed(object:)-enum.case``.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func dispose() {
        broadcaster.dispose()
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        broadcaster.subscribe(sink, to: self)
    }
}

extension ReplaySubject: OrderingObserver {}

extension ReplaySubject where Element: Sendable {
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
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}

extension ReplaySubject: EndReporting {
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        broadcaster.finish(error, whenSent: action)
    }
}
