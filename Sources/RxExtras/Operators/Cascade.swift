public import RxObservable
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Subscribes to all sequences, and disposes of those before the one that has emitted last.
    ///
    /// ```
    /// x:                 a--b--c--|
    /// y:                 ----1--2--|
    /// cascade([x, y]):   a--b1--2--|
    /// ```
    ///
    /// ```swift
    /// let calm = PublishSubject<String>()
    /// let urgent = PublishSubject<String>()
    /// Observable.cascade([calm, urgent]).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// calm.onNext("the weather")
    /// urgent.onNext("a storm")
    /// calm.onNext("nobody hears this any more")
    /// // Prints "the weather", "a storm".
    /// ```
    ///
    /// - Parameter observables: The sequences, from the most provisional to the last; subscribed to in order.
    /// - Returns: The elements of the latest sequence that has sent one; completes when it and all after it have
    ///   completed, at once if there are none, and fails with any that is still subscribed to.
    /// - Complexity: O(1) for an element, and O(*n*) for a subscription, in the number of sequences. What other threads
    ///   send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public static func cascade<Sources: Sequence>(
        _ observables: Sources
    ) -> Observable<Element> where Sources.Element == Observable<Element> {
        cascading(Array(observables))
    }

    @usableFromInline
    static func cascading(_ sources: [Observable<Element>]) -> Observable<Element> {
        .deferred {
            let ends = sources.map { _ in PublishSubject<Void>() }
            let arrivals = sources.indices.map { rank in
                sources[rank].map { CascadeArrival(rank: rank, element: $0) }.take(until: ends[rank])
            }
            return Observable<CascadeArrival<Element>>.merge(arrivals)
                .stateful(
                    0,
                    call: "cascade(_:)",
                    next: { latest, arrival in
                        // Otherwise it was waiting when a later sequence sent an element.
                        guard arrival.rank >= latest else { return .wait }
                        for rank in latest..<arrival.rank { ends[rank].onNext(()) }
                        latest = arrival.rank
                        return .send(arrival.element)
                    }
                )
        }
    }
}

/// An element of a sequence, with the position of the sequence.
private struct CascadeArrival<Element: Sendable>: SectionWork, Sendable {
    let rank: Int
    let element: Element
}
