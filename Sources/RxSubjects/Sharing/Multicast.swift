internal import RxDisposables
@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// Shares one subscription to the source through a subject, from `connect()` on.
    ///
    /// ```
    /// source:              a--b--c--|
    /// connect:             ^
    /// multicast(subject):  a--b--c--|
    /// second, later:       ---b--c--|
    /// ```
    ///
    /// Subscribers subscribe to the subject, which each connection feeds. When the source has ended, so has the
    /// subject, and ``ConnectableObservable/connect()`` doesn't subscribe to the source anew.
    ///
    /// Subscriptions may be made on several threads, so the subject and its elements have to be `Sendable`.
    ///
    /// ```swift
    /// let latest = BehaviorSubject(value: "nothing yet")
    /// let source = PublishSubject<String>()
    /// let shared = source.multicast(latest)
    /// _ = shared.subscribe(onNext: { print($0) })
    /// shared.connect().disposed(by: bag)
    /// source.onNext("rain")
    /// // Prints "nothing yet", "rain".
    /// ```
    ///
    /// - Parameter subject: Forwards the source's events to the subscribers.
    /// - Returns: A connectable sequence, which sends what the subject sends.
    /// - Complexity: O(1) for an element and subscriber. What other threads send while one is inside an observer waits
    ///   in the subject.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @_disfavoredOverload
    public func multicast<Subject: SubjectType & Sendable>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }

    /// Shares one subscription to the source through a subject of its own for each connection.
    ///
    /// The subject is made for the first subscriber, or for the connection if that comes first. After the connection
    /// has been disposed of, a new one with a new subject may follow, and the old subscribers receive nothing more.
    /// When the source has ended, ``ConnectableObservable/connect()`` doesn't subscribe to it anew.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>()
    /// let shared = source.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) })
    /// shared.connect().disposed(by: bag)
    /// source.onNext(7)
    /// shared.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "7".
    /// ```
    ///
    /// - Parameter makeSubject: Makes a subject, which forwards the source's events to the subscribers.
    /// - Returns: A connectable sequence, which sends what its subjects send.
    /// - Complexity: O(1) for an element and subscriber. What other threads send while one is inside an observer waits
    ///   in the subject.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @_disfavoredOverload
    public func multicast<Subject: SubjectType & Sendable>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject)
    }

    /// Shares one subscription to the source within a sequence that is made of it.
    ///
    /// ```swift
    /// let changes = numbers.multicast({ PublishSubject<Int>() }) { shared in
    ///     Observable.zip(shared, shared.skip(1)) { $1 - $0 }  // one subscription to the source
    /// }
    /// ```
    ///
    /// Each subscription has a subject and a connection of its own. The subject is subscribed to first; then the
    /// source.
    ///
    /// - Parameters:
    ///   - subjectSelector: Makes a subject; an error that it throws fails the sequence.
    ///   - selector: Makes the sequence out of the shared one; an error that it throws fails the sequence.
    /// - Returns: What the selector's sequence sends; disposing of it ends the connection, too.
    /// - Complexity: O(1) for an element and subscriber. What other threads send while one is inside an observer waits
    ///   in the subject.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @_disfavoredOverload
    public func multicast<Subject: SubjectType & Sendable, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        MulticastSelector(asObservable(), subjectSelector, selector)
    }
}

// SAFETY: the lock guards what changes; the closure is @Sendable or hands out one and the same subject.
package final class Multicast<Subject: SubjectType, Input>: ConnectableObservable<Subject.Element>, @unchecked Sendable
where Subject.Observer.Element == Input {
    private let source: Observable<Input>
    private let makeSubject: () -> Subject
    private let lock = Lock()
    // The lock guards this field.
    private var current: SharedConnection<Subject.Element>?

    package init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("multicast", after: source)
    }

    /// The connection: another one after it has been disposed of, the same one after the source has ended.
    override var connection: SharedConnection<Subject.Element> {
        let (connection, former) = lock.withLock { () -> (SharedConnection<Subject.Element>, AnyObject?) in
            // After the source has ended, the connection stays current: later subscribers receive the events that an
            // ended subject sends (C6).
            if let current, !current.isOver || current.sourceHasEnded { return (current, nil) }
            let new = MulticastConnection(source, makeSubject)
            return (new, exchange(&current, with: new))
        }
        extendLifetime(former)
        return connection
    }

    override func forget(_ connection: SharedConnection<Subject.Element>) -> AnyObject? {
        lock.withLock { current === connection ? exchange(&current, with: nil) : nil }
    }
}

// SAFETY: immutable; the closures are @Sendable.
package final class MulticastSelector<Subject: SubjectType, Input, Result>: Observable<Result>, @unchecked Sendable
where Subject.Observer.Element == Input {
    private let source: Observable<Input>
    private let makeSubject: @Sendable () throws -> Subject
    private let selector: @Sendable (Observable<Subject.Element>) throws -> Observable<Result>

    @preconcurrency
    package init(
        _ source: Observable<Input>,
        _ makeSubject: @escaping @Sendable () throws -> Subject,
        _ selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
    ) {
        self.source = source
        self.makeSubject = makeSubject
        self.selector = selector
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("multicast", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        let shared: ConnectableObservable<Subject.Element>
        let result: Observable<Result>
        do {
            let subject = try makeSubject()
            shared = Multicast(source) { subject }
            result = try selector(shared)
        } catch {
            return sink.endAtOnce(error)
        }
        // The connection is read before the result runs, so that the stage can dispose of it even if the result ends at
        // once.
        let connection = shared.connection
        let stage = MulticastSelectorSink(sink, connection.handle)
        result.run(stage)
        // If the result has already ended, the stage has disposed of the connection, which then doesn't start.
        connection.connect()
    }
}

private final class MulticastSelectorSink<Element>: Stage<Element, Element> {
    private let connection: ConnectionHandle

    init(_ downstream: Sink<Element>, _ connection: ConnectionHandle) {
        self.connection = connection
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func dispose() {
        super.dispose()
        connection.dispose()
    }
}
