/// The node of operators that make sequences of elements and flatten them: `flatMap`, `concatMap`, `merge`,
/// `flatMapLatest` and similar operators.
///
/// Public to clients with its selector call: where the selector is known to make a `just`, no object is made.
@usableFromInline
// SAFETY: immutable; the step captures only the selector, which is @Sendable or does nothing.
package final class Flatten<Element, Result>: Observable<Result>, @unchecked Sendable {
    /// The choice of inner sequences to listen to.
    @usableFromInline
    package enum Strategy {
        /// All inner sequences, a limited number at a time, at least one; the others wait in order.
        case merge(limit: Int)
        /// The latest inner sequence.
        case latest
        /// The first inner sequence, and after its completion another one.
        case first

        /// The usual operator with this strategy.
        @inlinable var call: StaticString {
            switch self {
            case .merge(limit: .max): "flatMap"
            case .merge(limit: 1): "concatMap"
            case .merge: "flatMap(maxConcurrent:)"
            case .latest: "flatMapLatest"
            case .first: "flatMapFirst"
            }
        }
    }

    private let source: Observable<Element>
    private let limit: Int
    // The operator's call. Empty if the source already has the operator's name, so that this node adds none.
    private let call: StaticString
    private let core: InnerParent<Result>.Type
    private let inner: InnerSink<Result>.Type
    private let outer: FlattenSink<Element, Result>.Type
    private let step: FlattenSink<Element, Result>.Step

    @usableFromInline
    init(
        _ source: Observable<Element>,
        _ strategy: Strategy,
        _ call: StaticString,
        _ core: InnerParent<Result>.Type,
        _ inner: InnerSink<Result>.Type,
        _ outer: FlattenSink<Element, Result>.Type,
        _ step: @escaping FlattenSink<Element, Result>.Step
    ) {
        self.source = source
        limit = if case .merge(let limit) = strategy { max(1, limit) } else { 1 }
        self.call = call
        self.core = core
        self.inner = inner
        self.outer = outer
        self.step = step
        super.init()
    }

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: The source of the elements.
    ///   - strategy: The choice of inner sequences to listen to.
    ///   - call: The operator's call, for descriptions; empty if the source has its name.
    ///   - selector: Makes a sequence of an element.
    @inlinable
    package convenience init<Source: ObservableConvertibleType>(
        _ source: Observable<Element>,
        _ strategy: Strategy,
        as call: StaticString? = nil,
        _ selector: @escaping (Element) throws -> Source
    ) where Source.Element == Result {
        let core: InnerParent<Result>.Type =
            switch strategy {
            case .merge: MergeCore.self
            case .latest: SwitchCore.self
            case .first: ExhaustCore.self
            }
        self.init(source, strategy, call ?? strategy.call, core, InnerSink.self, FlattenSink.self) { sink, element in
            let parent = FlattenSink<Element, Result>.parent(sink)
            // If no inner sequence can be sending, two loads are enough; otherwise the strategy decides.
            guard parent.isFree || parent.accepts() else { return }
            let inner: Observable<Result>
            do { inner = try selector(element).asObservable() } catch { return parent.fail(error) }
            // The element of a `just` needs no subscription. All of this is inlined in the client, where a temporary
            // `just` is allocated on the stack.
            if let just = inner.asJust { parent.forward(just.element) } else { parent.add(inner) }
        }
    }

    package override func describe(in chain: inout Chain) {
        if call.utf8CodeUnitCount == 0 { source.describe(in: &chain) } else { chain.append("\(call)", after: source) }
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(outer.init(core.init(sink, limit: limit, inner), step))
    }
}

/// The end sink of the outer sequence; its step makes inner sequences of the elements.
@usableFromInline
package final class FlattenSink<Element, Result>: _StepSink<Element> {
    @usableFromInline let parent: InnerParent<Result>

    required init(_ parent: InnerParent<Result>, _ step: @escaping Step) {
        self.parent = parent
        super.init(step)
    }

    /// The merging object of the sink that a step was called with.
    @inlinable
    static func parent(_ sink: _Sink<Element>) -> InnerParent<Result> {
        // SAFETY: a step is called only with its own sink, which `Flatten.run` made.
        unsafeDowncast(sink, to: FlattenSink.self).parent
    }

    package override var below: Upstream? { parent }

    package override var isStopped: Bool { parent.isOuterStopped }

    package override func onSubscribe(_ upstream: Upstream) {
        parent.onSubscribe(upstream)
    }

    package override func onError(_ error: any Error) {
        parent.fail(error)
    }

    package override func onCompleted() {
        parent.outerCompleted()
    }
}
