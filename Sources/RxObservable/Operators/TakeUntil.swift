extension ObservableType where Element: Sendable {
    /// Emits elements until another sequence emits one.
    ///
    /// ```
    /// source:             a--b--c--d--|
    /// other:              -------x
    /// take(until: other): a--b--c|
    /// ```
    ///
    /// ```swift
    /// let positions = PublishSubject<Int>()
    /// let fingerUp = PublishSubject<Void>()
    /// positions
    ///     .take(until: fingerUp)
    ///     .subscribe(onNext: { print("drag to \($0)") }, onCompleted: { print("drop") })
    ///     .disposed(by: bag)
    /// positions.onNext(1)
    /// positions.onNext(2)
    /// fingerUp.onNext(())
    /// positions.onNext(3)
    /// // Prints "drag to 1", "drag to 2", "drop".
    /// ```
    ///
    /// Also known as `prefix(untilOutputFrom:)` (Combine), `takeUntil` (RxJS).
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element, and fails with the
    ///   first that fails.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        taken(asObservable(), until: other.asObservable())
    }
}

/// Makes the node of `take(until:)`, for all its forms.
///
/// The sequence ends on the other's thread, where operators behind it send the elements that they keep. So the caller
/// guarantees that these are `Sendable`, or that both sequences send on one thread.
@usableFromInline
package func taken<Element, Other>(
    _ source: Observable<Element>,
    until other: Observable<Other>
) -> Observable<Element> {
    Node((source: source, other: other)) { chain, given in
        chain.append("take(until:)", after: given.source, with: given.other)
    } run: { sink, given in
        TakeUntilSink(sink).start(given.source, after: given.other)
    }
}

private final class TakeUntilSink<Element, Other>: TwoSourceStage<Element, Other, Element> {
    override func onNext(_ element: Element) {
        send(element)
    }

    override func otherNext(_ element: Other, from end: OtherSink<Element, Other, Element>) {
        onCompleted()
    }
}
