internal import RxDisposables

extension ObservableType {
    /// Emits the events of whichever of two sequences emits first; call it: `x.amb(y)`.
    ///
    /// ```swift
    /// let fastest = names.amb(titles)  // the sequence that sends first
    /// ```
    ///
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    public var amb: AmbOperator<Element> {
        AmbOperator(source: asObservable())
    }

    /// Emits the events of whichever of several sequences emits first.
    ///
    /// ```
    /// x:               ---a---b---|
    /// y:               -1---2---3|
    /// z:               --|
    /// amb([x, y, z]):  -1---2---3|
    /// ```
    ///
    /// Any event decides the race, the end of a sequence included. The losers are disposed of, and nothing that they
    /// send reaches the result.
    ///
    /// To keep the elements of all of them, use ``merge(_:)``.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let slow = Observable.just("from Tokyo").delay(.seconds(5), scheduler: scheduler)
    /// let fast = Observable.just("from Zürich").delay(.seconds(1), scheduler: scheduler)
    /// _ = Observable.amb([slow, fast]).subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "from Zürich".
    /// ```
    ///
    /// Also known as `race` (RxJS).
    ///
    /// - Parameter sequence: The sequences, subscribed to in order until one sends. They are read from it at once, so
    ///   it must be finite.
    /// - Returns: The events of the winner; no event at all if there are no sequences.
    /// - Complexity: O(*n*) in the number of sequences for a subscription, O(1) for an event.
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return sources.isEmpty ? .never() : firstToSend(of: sources)
    }
}

/// The type behind `source.amb(other)`; you never name it.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.amb([x, y])` if there were
/// a method of that name.
///
/// ```swift
/// let fastest = names.amb(titles)
/// ```
public struct AmbOperator<Element> {
    @usableFromInline let source: Observable<Element>

    /// Emits the events of whichever of two sequences emits first.
    ///
    /// ```
    /// x:         ---a---b---|
    /// y:         -1---2---3|
    /// x.amb(y):  -1---2---3|
    /// ```
    ///
    /// Any event decides the race, the end of a sequence included. The loser is disposed of, and nothing that it sends
    /// reaches the result.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let network = Observable.just("fresh").delay(.seconds(5), scheduler: scheduler)
    /// let cache = Observable.just("from the cache").delay(.seconds(1), scheduler: scheduler)
    /// _ = network.amb(cache).subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameter right: The other sequence, subscribed to second; not at all if this one sends at once.
    /// - Returns: The events of the winner.
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    @_alwaysEmitIntoClient
    public func callAsFunction<Source: ObservableType>(_ right: Source) -> Observable<Element>
    where Source.Element == Element {
        firstToSend(of: [source, right.asObservable()])
    }
}

extension AmbOperator: Sendable where Element: Sendable {}

/// Makes the node of `amb`, for all its forms.
@usableFromInline
func firstToSend<Element>(of sources: [Observable<Element>]) -> Observable<Element> {
    Node(sources) {
        $0.append("amb", of: $1)
    } run: {
        AmbCore($0).start($1)
    }
}

private let undecided = -1
private let disposed = -2

/// Decides the race.
///
/// Only the winner sends, so its events need no ordering.
private final class AmbCore<Element>: Upstream {
    let downstream: Sink<Element>
    // The index of the winner, or `undecided` or `disposed`: one number, so that a compare-and-swap decides the race.
    private let winner = AtomicInt(undecided)
    private let lock = Lock()
    // This list is guarded by the lock. The contenders also hold this object, until the race or disposal releases them.
    private var contenders: [Contender<Element>] = []

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    override var below: Upstream? { downstream }

    func start(_ sources: [Observable<Element>]) {
        let contenders = sources.indices.map { Contender(self, index: $0) }
        // The lock isn't needed: no other thread can use this object before the downstream is subscribed.
        self.contenders = contenders
        downstream.onSubscribe(self)
        for (source, contender) in zip(sources, contenders) {
            // If a source has sent during its subscription, it has won, and the others aren't started. They aren't
            // started either if the downstream has meanwhile received an end whose delivery, and so disposal, has to
            // wait (contract L2).
            guard winner.load(ordering: .acquiring) == undecided, !downstream.isStopped else { return }
            source.attach(contender)
        }
    }

    /// Whether an event of this contender counts: it has already won, or wins with this event.
    @inline(__always) fileprivate func counts(_ contender: Contender<Element>) -> Bool {
        // The load is relaxed: only an earlier event of this contender can have put its index there.
        winner.load(ordering: .relaxed) == contender.index || wins(contender)
    }

    private func wins(_ contender: Contender<Element>) -> Bool {
        // Mutant torn: "amb: one wins"
        let decision = winner.compareExchange(
            expected: undecided,
            desired: contender.index,
            ordering: .acquiringAndReleasing
        )
        guard decision.exchanged else { return false }
        let all = lock.withLock {
            // If this object has been disposed of meanwhile, the list is empty, and the winner must not be put back.
            contenders.isEmpty ? [] : exchange(&contenders, with: [contender])
        }
        // This runs outside the lock, and before the first event is forwarded (contracts L1 and C1).
        for loser in all where loser !== contender { loser.dispose() }
        return true
    }

    override func stop() {
        for contender in lock.withLock({ contenders }) { contender.stop() }
    }

    override func dispose() {
        // From now on no sequence can win.
        _ = winner.compareExchange(expected: undecided, desired: disposed, ordering: .acquiringAndReleasing)
        for contender in lock.withLock({ exchange(&contenders, with: []) }) { contender.dispose() }
    }
}

private final class Contender<Element>: EndSink<Element> {
    private let core: AmbCore<Element>
    fileprivate let index: Int

    init(_ core: AmbCore<Element>, index: Int) {
        self.core = core
        self.index = index
    }

    override var below: Upstream? { core }

    override func onNext(_ element: Element) {
        guard core.counts(self) else { return }
        core.downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard core.counts(self) else { return }
        core.downstream.onError(error)
    }

    override func onCompleted() {
        guard core.counts(self) else { return }
        core.downstream.onCompleted()
    }
}
