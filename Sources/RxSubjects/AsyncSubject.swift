@_spi(Pipeline) public import RxObservable

/// Emits its last element once it has completed.
///
/// ```
/// subject:         a--b--c--|
/// first:           ---------(c|)
/// second, later:   ------------(c|)
/// ```
///
/// Threads and order are as with ``PublishSubject``. If the subject fails, its subscribers receive only the error; if
/// it completes without an element, they receive only the completion.
///
/// ```swift
/// let result = AsyncSubject<Int>()
/// result.subscribe(onNext: { print("early: \($0)") }).disposed(by: bag)
/// result.onNext(1)
/// result.onNext(2)
/// result.onCompleted()  // the last one counts
/// result.subscribe(onNext: { print("late: \($0)") }).disposed(by: bag)
/// // Prints "early: 2", "late: 2".
/// ```
///
/// - Complexity: Subscribing and disposing are amortised O(1), and so is an element; a terminal event is O(*n*) in the
///   number of subscribers.
/// - SeeAlso: [Subject](https://reactivex.io/documentation/subject.html)
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject as an observer is the subject itself.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let broadcaster: AsyncBroadcaster<Element>

    /// Makes a subject without an element.
    @inlinable
    public convenience override init() {
        self.init(AsyncBroadcaster())
    }

    // Inlinable code makes the broadcaster in the client, where its class is known and needs no metadata look-up.
    @usableFromInline
    init(_ broadcaster: AsyncBroadcaster<Element>) {
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

    /// Takes the next event.
    ///
    /// - Complexity: O(1) for an element, O(*n*) in the number of subscribers for a terminal event.
    @inlinable
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Keeps the element instead of the previous one.
    ///
    /// - Complexity: O(1)
    public func onNext(_ element: Element) {
        broadcaster.onNext(element)
    }

    /// Fails: emits the error to all subscribers, present and future.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onError(_ error: any Error) {
        broadcaster.finish(error)
    }

    /// Completes: emits the last element and the completion to all subscribers, present and future.
    ///
    /// - Complexity: O(*n*) in the number of subscribers.
    public func onCompleted() {
        broadcaster.finish(nil)
    }

    /// The subject itself.
    public func asObserver() -> AsyncSubject<Element> {
        self
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        broadcaster.subscribe(sink, to: self)
    }
}

// SAFETY: the subject is immutable except for the broadcaster, which guards its own state.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}

extension AsyncSubject: EndReporting {
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void) {
        broadcaster.finish(error, whenSent: action)
    }
}

extension AsyncSubject: OrderingObserver {}
