public import RxDisposables
@_spi(Pipeline) public import RxObservable

/// Holds a value: emits the latest element to each new subscriber, and then forwards every event that it receives.
///
/// ```
/// subject, from i:  -a--b--c--|
/// first:            ia--b--c--|
/// second, later:    --a-b--c--|
/// ```
///
/// Threads and order are as with ``PublishSubject``. The value changes as soon as ``onNext(_:)`` is called, for every
/// thread and inside observers, even if the element still waits to be sent; the element that is sent last is the final
/// value. A new subscriber receives the value on its own thread, before `subscribe` returns, even while this or another
/// thread is sending.
///
/// After a terminal event the subject sends that event to every new subscriber, and nothing else.
///
/// ```swift
/// let door = BehaviorSubject(value: "closed")
/// door.onNext("open")
/// door.subscribe(onNext: { print($0) }).disposed(by: bag)  // the latest value first
/// door.onNext("closed")
/// print("now: \(try door.value())")
/// // Prints "open", "closed", "now: closed".
/// ```
///
/// For state that never ends or fails, use `BehaviorRelay`. See the guide [Subjects and
/// relays](/documentation/rx/subjectsandrelays).
///
/// Also known as `CurrentValueSubject` (Combine).
///
/// - Complexity: Subscribing and disposing are amortised O(1); an event is O(*n*) in the number of subscribers. What
///   other threads send while one is inside an observer waits, without a limit.
/// - SeeAlso: [Subject](https://reactivex.io/documentation/subject.html)
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject as an observer is the subject itself.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let broadcaster: BehaviorBroadcaster<Element>

    /// Makes a subject with a value.
    ///
    /// - Parameter value: The first value, until there is a newer element.
    @inlinable
    public convenience init(value: Element) {
        self.init(BehaviorBroadcaster(value))
    }

    // Inlinable code makes the broadcaster in the client, where its class is known and needs no metadata look-up.
    @usableFromInline
    init(_ broadcaster: BehaviorBroadcaster<Element>) {
        self.broadcaster = broadcaster
        super.init()
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

    /// The latest element.
    ///
    /// ```swift
    /// let door = BehaviorSubject(value: "closed")
    /// door.onNext("open")
    /// print(try door.value())
    /// // Prints "open".
    /// ```
    ///
    /// - Returns: The latest element, also after the subject has completed.
    /// - Throws: The error, if the subject has failed; ``/RxObservable/RxError/disposed(object:)-enum.case``, if it
    ///   has been disposed of.
    public func value() throws -> Element {
        guard !isDisposed else { throw RxError.disposed(object: self) }
        return try broadcaster.value()
    }

    /// The latest element, even if the subject has failed or been disposed of since.
    @inlinable
    package var latest: Element {
        broadcaster.latestElement
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

    /// Makes the element the value, and emits it to all subscribers.
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
    public func asObserver() -> BehaviorSubject<Element> {
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

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        broadcaster.subscribe(sink, to: self)
    }
}

extension BehaviorSubject: OrderingObserver {}

extension BehaviorSubject where Element: Sendable {
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
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}

extension BehaviorSubject: EndReporting {
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        broadcaster.finish(error, whenSent: action)
    }
}
