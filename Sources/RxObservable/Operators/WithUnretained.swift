extension ObservableType {
    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// ```
    /// source:                               a--b--c--|
    /// withUnretained(x) { "\($0)\($1)" }:   xa-xb-xc-|
    /// ```
    ///
    /// The object is held for as long as it takes to make a result, and not between elements. A result that contains it
    /// holds it for as long as that result is kept.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Observable<Out> {
        WithUnretained(asObservable(), obj, resultSelector)
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// ```
    /// source:             a--b--c--|
    /// withUnretained(x):  xa-xb-xc-|
    /// ```
    ///
    /// A pair holds the object for as long as the pair is kept.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
        WithUnretained(asObservable(), obj) { ($0, $1) }
    }
}

// SAFETY: immutable but for the weak reference, which may be read on any thread.
package final class WithUnretained<Element, Object: AnyObject, Out>: Observable<Out>, @unchecked Sendable {
    private let source: Observable<Element>
    fileprivate private(set) weak var object: Object?
    fileprivate let resultSelector: @Sendable (Object, Element) -> Out

    package init(
        _ source: Observable<Element>,
        _ object: Object,
        _ resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) {
        self.source = source
        self.object = object
        self.resultSelector = resultSelector
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("withUnretained", after: source)
    }

    package override func run(_ sink: Sink<Out>) {
        source.run(WithUnretainedSink(sink, self))
    }
}

private final class WithUnretainedSink<Element, Object: AnyObject, Out>: FinishingStage<Element, Out> {
    private let node: WithUnretained<Element, Object, Out>

    init(_ downstream: Sink<Out>, _ node: WithUnretained<Element, Object, Out>) {
        self.node = node
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        guard let object = node.object else { return finish() }
        downstream.onNext(node.resultSelector(object, element))
    }
}
