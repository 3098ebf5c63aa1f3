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
open class Observable<Element>: ObservableType {
    /// What a node is, as far as others can do something simpler with it than to subscribe.
    enum Shape {
        /// Nothing special.
        case general
        /// That of `empty()`.
        case empty
        /// That of `never()`.
        case never
    }

    /// What the node is; the few that are something special override it.
    var shape: Shape { .general }

    #if DEBUG || ResourceTracing
    // Where it was written, if that is recorded; set while it is made, and constant from then on.
    @usableFromInline package final var assembly: CallStack?
    #endif

    // Known to clients: a node that they make and don't keep is made on the stack.
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
    // Known to clients for the same reason as the initializer.
    @inlinable
    deinit {}
    #endif

    /// The node as a `JustNode`, if it is one: an element that is known beforehand needs no subscription.
    ///
    /// A method that is overridden, since the compiler knows which one to call for an object that it sees being made,
    /// and makes none then. A field it would read.
    @inlinable package var asJust: JustNode<Element>? { nil }

    /// Whether it is a `JustNode`, without a reference to it.
    @usableFromInline var isJust: Bool { false }

    /// Starts the sequence for one sink: `onSubscribe` first, then its events.
    ///
    /// Nodes override it. To subscribe to a sequence that was handed in, call ``attach(_:)``.
    @_spi(Pipeline) open func run(_ sink: Sink<Element>) {
        fatalError(
            """
            \(type(of: self)) is a node without `run(_:)`, so there is nothing to subscribe to. \
            Override `run(_:)` in it, or make the sequence with `Observable.create`.
            """
        )
    }

    /// Makes a subscription that is this node's upstream, too, for a last sink that subscribes to the node itself.
    ///
    /// - Returns: The subscription, which ``Subscription/start(_:of:)`` begins; `nil`, as by default, if an upstream is
    ///   an object of its own.
    @_spi(Pipeline) open func makeSubscription() -> Subscription? { nil }

    /// Says how the sequence was written: its sources, and then itself.
    ///
    /// By default, the name of its type.
    @_spi(Pipeline) open func describe(in chain: inout Chain) {
        chain.append(String("\(type(of: self))".prefix { $0 != "<" }))
    }

    /// Subscribes a sink, on the current thread's trampoline.
    @_spi(Pipeline) public final func attach(_ sink: Sink<Element>) {
        // Sources that loop wait there until the whole chain is subscribed to, and run when the outermost caller has
        // nothing else to do (contract C8).
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

    /// Subscribes an observer of which somebody else knows that it may be called where the events come.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription.
    @_spi(Pipeline) open func subscribe<Observer: ObserverType>(
        unchecked observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        let subscription = Subscription(hasSink: false)
        attach(ObserverSink(subscription, observer))
        return subscription
    }

    /// The sequence itself.
    @inlinable
    public final func asObservable() -> Observable<Element> {
        self
    }
}

// SAFETY: a node is immutable once it is made, its closures are @Sendable, and each subscription has sinks of its own.
// Subjects, which are not immutable, guard their state themselves. A node's own conformance says no more than this one:
// it is seen as an `Observable` alone.
extension Observable: @unchecked Sendable where Element: Sendable {}
