public import RxDisposables
internal import RxSchedulers

/// A sequence of elements over time: what a user types, the answer of a server, the ticks of a timer.
///
/// A source makes a sequence, operators make other sequences from it, and nothing runs until you subscribe:
///
/// ```swift
/// let temperatures = Observable.of(18, 21, 25, 19)
/// let warnings = temperatures
///     .filter { $0 > 20 }
///     .map { "\($0) degrees" }
///
/// warnings.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
///     .disposed(by: bag)
/// // Prints "21 degrees", "25 degrees", "done".
/// ```
///
/// Each subscription receives any number of elements, and then at most one end: completion or an error. After the end,
/// nothing comes. An operator leaves the sequence that it is called on as it was, so a sequence can be kept in a
/// variable and subscribed to several times; each subscription runs the work anew, unless the sequence is hot or
/// [shared](/documentation/rx/hotandcold).
///
/// - To make one: `of`, `from`, `just`, ``ObservableType/interval(_:scheduler:)``, and for everything else
///   ``ObservableType/create(_:)``. A sequence that your own code feeds is a subject or a relay.
/// - To end a subscription: its `Disposable`, best in a `DisposeBag` ([Disposal and
///   memory](/documentation/rx/disposalandmemory)).
/// - All operators are methods of ``ObservableType``; [Find an operator](/documentation/rx/findanoperator) asks what
///   you want.
/// - To touch a view or a view model: `observe(on: MainScheduler.instance)` gives a ``MainObservable``.
///
/// A sequence of `Sendable` elements is `Sendable` itself, so any thread may use it. A sequence of other elements works
/// where it was made; the operators that move elements between threads ask for `Sendable` ones.
///
/// Also known as `Publisher` (Combine), `AnyPublisher` (Combine), `eraseToAnyPublisher` (Combine).
open class Observable<Element>: ObservableType {
    /// The kind of this node; special nodes override it.
    var shape: Shape { .general }

    #if DEBUG || ResourceTracing
    // The call stack of the call that made the node, if recorded. It is set while the node is made, and then constant.
    @usableFromInline package final var assembly: CallStack?
    #endif

    // This is inlinable, so that clients allocate a temporary node on the stack.
    @inlinable
    package init(inlined: Void) {
        #if DEBUG || ResourceTracing
        countIn()
        #endif
    }

    /// Makes a node.
    @_spi(Pipeline) public init() {
        #if DEBUG || ResourceTracing
        countIn()
        #endif
    }

    #if DEBUG || ResourceTracing
    @usableFromInline
    final func countIn() {
        Resources.incrementTotal()
        if Instrumentation.isOn { assembly = Instrumentation.instrument?.assembled(self) }
    }

    deinit {
        Resources.decrementTotal()
    }
    #else
    // This is inlinable for the same reason as the initializer.
    @inlinable
    deinit {}
    #endif

    /// The node as a `JustNode`, if it is one: an element that is known beforehand needs no subscription.
    ///
    /// An overridable property: for an object created in the same function, the compiler resolves the call and removes
    /// the object. A stored property would keep it alive.
    @inlinable package var asJust: JustNode<Element>? { nil }

    /// Whether the node is a `JustNode`, without a reference to it.
    @usableFromInline final var isJust: Bool {
        if case .just = shape { true } else { false }
    }

    /// Starts the sequence for one sink: `onSubscribe` first, then its events.
    ///
    /// Nodes override it. To subscribe to a given sequence, call ``attach(_:)``.
    @_spi(Pipeline) open func run(_ sink: Sink<Element>) {
        fatalError(
            """
            \(type(of: self)) is a node without `run(_:)`, so there is nothing to subscribe to. \
            Override `run(_:)` in it, or make the sequence with `Observable.create`.
            """
        )
    }

    /// Makes a subscription that is also this node's upstream, for a last sink that subscribes to the node directly.
    ///
    /// - Returns: The subscription, started by ``Subscription/start(_:of:)``; `nil`, the default, if the upstream is a
    ///   separate object.
    @_spi(Pipeline) open func makeSubscription() -> Subscription? { nil }

    /// Describes the sequence: its sources, and then itself.
    ///
    /// By default, the name of its type.
    @_spi(Pipeline) open func describe(in chain: inout Chain) {
        chain.append(String("\(type(of: self))".prefix { $0 != "<" }))
    }

    /// Subscribes a sink, on the current thread's trampoline.
    @_spi(Pipeline) public final func attach(_ sink: Sink<Element>) {
        // Looping sources wait on the trampoline until the whole chain is subscribed to, and run when the outermost
        // caller has nothing else to do (contract C8).
        let trampoline = Trampoline.current
        let isOutermost = trampoline.begin()
        if Instrumentation.isOn { runWatched(sink) } else { run(sink) }
        if isOutermost {
            trampoline.end()
        }
    }

    /// Sends the events of the sequence to `observer`, until it ends or the subscription is disposed of.
    ///
    /// Most code subscribes closures, with ``ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)``.
    ///
    /// - Parameter observer: Takes the events: a subject, or an observer of your own.
    /// - Returns: The subscription: disposing of it stops the events and frees what the chain holds.
    @_disfavoredOverload
    public final func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subscribe(unchecked: observer)
    }

    /// Subscribes an observer that isn't `Sendable`: the caller guarantees that it may be called where the events come.
    @_spi(Pipeline) open func subscribe<Observer: ObserverType>(
        unchecked observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        // No other event can come between these calls, so no subscription is made.
        if isJust, !Instrumentation.isOn {
            let trampoline = Trampoline.current
            let isOutermost = trampoline.begin()
            // SAFETY: `isJust` guarantees the class.
            observer.onNext(unsafeDowncast(self, to: JustNode<Element>.self).element)
            observer.onCompleted()
            if isOutermost { trampoline.end() }
            return Disposables.create()
        }
        let subscription = Subscription()
        attach(ObserverSink(subscription, observer))
        return subscription
    }

    /// The sequence itself.
    @inlinable
    public final func asObservable() -> Observable<Element> {
        self
    }
}

/// The kind of a node, where other nodes have a simpler way than to subscribe.
enum Shape {
    /// A node without a simpler way.
    case general
    /// The node of `empty()`.
    case empty
    /// The node of `never()`.
    case never
    /// A `JustNode`.
    case just
    /// A `SourcesNode` of `concat`.
    case concat
}

// SAFETY: a node is immutable once it is made, its closures are @Sendable, and each subscription has its own sinks.
// Subjects, which are not immutable, guard their state themselves. A node's own conformance says no more than this one:
// clients see it only as an `Observable`.
extension Observable: @unchecked Sendable where Element: Sendable {}
