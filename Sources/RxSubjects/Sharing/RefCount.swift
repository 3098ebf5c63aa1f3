internal import RxDisposables
@_spi(Pipeline) public import RxObservable

extension ConnectableObservable {
    /// Connects for the first subscriber, and disconnects after the last.
    ///
    /// ```
    /// source:                a--b--c--|
    /// publish().refCount():  a--b--c--|
    /// second, later:         ---b--c--|
    /// ```
    ///
    /// The subscriber is subscribed first, then the source. After the last subscriber has left, and after the source
    /// has ended, the next one starts anew with a new connection; if the connectable sequence has one subject for all
    /// of them and that has ended, the next one gets what the subject sends after its end, and the source isn't
    /// subscribed to.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>()
    /// let shared = source.do(onSubscribe: { print("connects") }, onDispose: { print("leaves") }).publish().refCount()
    /// let first = shared.subscribe(onNext: { print("first: \($0)") })
    /// let second = shared.subscribe(onNext: { print("second: \($0)") })
    /// source.onNext(1)
    /// first.dispose()
    /// second.dispose()  // it was the last one
    /// // Prints "connects", "first: 1", "second: 1", "leaves".
    /// ```
    ///
    /// `share()` is short for `publish().refCount()`.
    ///
    /// - Returns: A sequence like any other; completes and fails with the connectable one.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func refCount() -> Observable<Element> {
        RefCount(self)
    }
}

// `Self` is `Sendable`, since the first subscriber connects and the last one disconnects, each on any thread.
extension ConnectableObservableType where Self: Sendable {
    /// Connects for the first subscriber, and disconnects after the last.
    ///
    /// ```swift
    /// let numbers = readings.observe(on: MainScheduler.instance).publish().refCount()
    /// ```
    ///
    /// Also known as `autoconnect` (Combine).
    ///
    /// - Returns: A sequence like any other; completes and fails with the connectable one.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func refCount() -> Observable<Element> {
        (self as? ConnectableObservable<Element>)?.refCount() ?? ForeignRefCount(self)
    }
}

// SAFETY: as its superclass; it adds a constant.
private final class RefCount<Element>: RefCounted<Element>, @unchecked Sendable {
    private let source: ConnectableObservable<Element>

    init(_ source: ConnectableObservable<Element>) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("refCount", after: source)
    }

    override func makeConnection() -> SharedConnection<Element> {
        source.connection
    }

    override func forget(_ connection: SharedConnection<Element>) -> AnyObject? {
        source.forget(connection)
    }
}

/// A connectable sequence of the user's own.
private final class ForeignRefCount<Source: ConnectableObservableType & Sendable>: RefCounted<Source.Element>,
    // SAFETY: as its superclass; it adds a constant, which is Sendable.
    @unchecked Sendable
{
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func makeConnection() -> SharedConnection<Source.Element> {
        ForeignConnection(source)
    }
}

private final class ForeignConnection<Source: ConnectableObservableType>: SharedConnection<Source.Element> {
    private let source: Source

    init(_ source: Source) {
        self.source = source
    }

    override func subscribe(_ sink: Sink<Source.Element>) {
        source.asObservable().run(sink)
    }

    override func feed() {
        handle.hold(DisposableUpstream(source.connect()))
    }
}
