/// The node of everything that makes sequences of one source's elements and flattens them: `flatMap`, `concatMap`,
/// `merge`, `flatMapLatest` and their like.
///
/// Known to clients, and with it what asks the selector: where that is known to make a `just`, no object is made.
@usableFromInline
// SAFETY: immutable; the step captures the selector alone, which is @Sendable or does nothing.
package final class Flatten<Element, Result>: Observable<Result>, @unchecked Sendable {
    /// Which of the inner sequences are listened to.
    @usableFromInline
    package enum Strategy {
        /// All of them, a limited number at a time; the others wait in order.
        case merge(limit: Int)
        /// The latest one.
        case latest
        /// The first one, and another one when that has completed.
        case first

        /// What most operators that listen so are called.
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
    // The operator as it is written. Empty if the source already has the operator's name, and this node adds none.
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
        limit = if case .merge(let limit) = strategy { limit } else { 1 }
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
    ///   - source: Its elements are what sequences are made of.
    ///   - strategy: Which of them are listened to.
    ///   - call: The operator as it is written; nothing if the source has its name.
    ///   - selector: Makes a sequence.
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
            case .first: FirstCore.self
            }
        self.init(source, strategy, call ?? strategy.call, core, InnerSink.self, FlattenSink.self) { sink, element in
            let parent = FlattenSink<Element, Result>.parent(sink)
            // Where no inner sequence can be sending, two loads are enough; else the strategy decides.
            guard parent.isFree || parent.accepts() else { return }
            let inner: Observable<Result>
            do { inner = try selector(element).asObservable() } catch { return parent.fail(error) }
            // The element of a `just` needs no subscription. All of this is inlined in the client, where a `just` that
            // isn't kept is made on the stack.
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

/// The end of the outer sequence, whose step makes inner ones of its elements.
@usableFromInline
package final class FlattenSink<Element, Result>: _StepSink<Element> {
    @usableFromInline let parent: InnerParent<Result>

    required init(_ parent: InnerParent<Result>, _ step: @escaping Step) {
        self.parent = parent
        super.init(step)
    }

    /// What flattens, for the step that a sink was called with.
    @inlinable
    static func parent(_ sink: _Sink<Element>) -> InnerParent<Result> {
        // SAFETY: a step is called with its own sink alone, which `Flatten.run` made.
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
