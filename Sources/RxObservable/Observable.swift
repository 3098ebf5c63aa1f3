public import RxDisposables
internal import RxSchedulers

/// A sequence of elements over time that can be subscribed to.
///
/// Each subscription gets `next* (error | completed)?`. Operators make new sequences and change nothing; work starts
/// with `subscribe`.
///
/// What an operator makes is a *node*, an object of a subclass in this library: immutable, made when the chain is
/// written. Its one duty is `run(_:)`, which builds the live half, a `Sink`, for one subscription. Only this library
/// derives from `Observable`; make sequences of your own with ``ObservableType/create(_:)``.
///
/// A sequence is `Sendable` if its elements are: it may then go to any thread and any isolation domain. A sequence of
/// other elements stays in one domain, and works there like any other; what hands elements from thread to thread, as
/// ``ObservableType/observe(on:)`` does, asks for elements that are `Sendable`.
open class Observable<Element>: ObservableType {
    /// What a node is, as far as others can do something simpler with it than to subscribe.
    enum Shape {
        /// Nothing special.
        case general
        /// What `empty()` makes.
        case empty
        /// What `never()` makes.
        case never
    }

    /// What the node is; the few that are something special override it.
    var shape: Shape { .general }

    #if DEBUG || ResourceTracing
    // SAFETY: where it was written, if that is recorded; set while it is made, and constant from then on.
    @usableFromInline @exclusivity(unchecked) package final var assembly: CallStack?
    #endif

    // Known to clients, so that a node that they make and don't keep is made on the stack.
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
    // Known to clients for the same reason.
    @inlinable
    deinit {}
    #endif

    /// The node as a ``Just``, if it is one: an element that is known beforehand needs no subscription.
    ///
    /// A method that is overridden, since the compiler knows which one to call for an object that it sees being made,
    /// and makes none then. A field it would read.
    @inlinable package var asJust: Just<Element>? { nil }

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

    /// Says how the sequence was written: its sources, and then itself.
    ///
    /// By default, the name of its type.
    @_spi(Pipeline) open func describe(in chain: inout Chain) {
        chain.append(String("\(type(of: self))".prefix { $0 != "<" }))
    }

    /// Subscribes a sink, on the current thread's trampoline.
    @_spi(Pipeline) public final func attach(_ sink: Sink<Element>) {
        let trampoline = Trampoline.current
        let isOutermost = trampoline.begin()
        if Instrumentation.isOn { runWatched(sink) } else { run(sink) }
        if isOutermost {
            trampoline.end()
        }
    }

    /// Sends the events of the sequence to `observer`, until it ends or the subscription is disposed of.
    ///
    /// - Parameter observer: Takes the events.
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

// SAFETY: a node is immutable once it is made, its closures are @Sendable, and each subscription has sinks of its own.
// Subjects, which are not immutable, guard their state themselves. A node's own conformance says no more than this one:
// it is seen as an `Observable` alone.
extension Observable: @unchecked Sendable where Element: Sendable {}
