extension ObservableType where Element: EventConvertible & SendableMetatype {
    /// Emits the events that the elements of the source stand for.
    ///
    /// ```
    /// source:           a--b--e--f--|
    /// dematerialize():  a--b--#
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is an `error` event. The way back from
    /// ``ObservableType/materialize()``.
    ///
    /// - Returns: The elements of the `next` events; ends with the first terminal event among the elements, or with the
    ///   source.
    /// - SeeAlso: [dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable
    public func dematerialize() -> Observable<Element.Element> {
        Dematerialize(asObservable()) { element, next, end in
            switch element.event {
            case .next(let element): next(element)
            case .error(let error): end(error)
            case .completed: end(nil)
            }
        }
    }
}

/// Takes an element apart: calls one of two closures, for the element of a `next` event or for an end.
@usableFromInline
package typealias Dematerializing<Element, Output> =
    @Sendable (_ element: Element, _ next: (Output) -> Void, _ end: ((any Error)?) -> Void) -> Void

/// Known to clients for the reason that ``Materialize`` names.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Dematerialize<Element, Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<Element>
    private let split: Dematerializing<Element, Output>

    @usableFromInline
    package init(_ source: Observable<Element>, _ split: @escaping Dematerializing<Element, Output>) {
        self.source = source
        self.split = split
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("dematerialize", after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(DematerializeSink(sink, split))
    }
}

private final class DematerializeSink<Element, Output>: FinishingStage<Element, Output> {
    private let split: Dematerializing<Element, Output>

    init(_ downstream: Sink<Output>, _ split: @escaping Dematerializing<Element, Output>) {
        self.split = split
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        split(element, { downstream.onNext($0) }, { if let error = $0 { finish(error) } else { finish() } })
    }
}
