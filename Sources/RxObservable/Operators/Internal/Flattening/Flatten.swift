/// The node of everything that makes sequences of one source's elements and flattens them: `flatMap`, `concatMap`,
/// `merge`, `flatMapLatest` and their like.
///
/// Known to clients, and with it what asks the selector: where that is known to make a `just`, no object is made.
@usableFromInline
// SAFETY: immutable; the selector is @Sendable or does nothing.
package final class Flatten<Element, Result>: Observable<Result>, @unchecked Sendable {
    /// Which of the inner sequences are listened to.
    @usableFromInline
    package enum Manner {
        /// All of them, a limited number at a time; the others wait in order.
        case merge(limit: Int)
        /// The latest one.
        case latest
        /// The first one, and another one when that has completed.
        case first
    }

    private let source: Observable<Element>
    private let manner: Manner
    private let take: (Inners<Result>, Element) -> Void

    @usableFromInline
    init(_ source: Observable<Element>, _ manner: Manner, take: @escaping (Inners<Result>, Element) -> Void) {
        self.source = source
        self.manner = manner
        self.take = take
        super.init()
    }

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: Its elements are what sequences are made of.
    ///   - manner: Which of them are listened to.
    ///   - selector: Makes a sequence.
    @inlinable
    package convenience init<Source: ObservableConvertibleType>(
        _ source: Observable<Element>,
        _ manner: Manner,
        _ selector: @escaping (Element) throws -> Source
    ) where Source.Element == Result {
        self.init(source, manner) { inners, element in
            let inner: Observable<Result>
            do { inner = try selector(element).asObservable() } catch { return inners.fail(error) }
            if let just = inner.asJust { inners.add(just: just.element) } else { inners.add(inner) }
        }
    }

    /// The operator as it was written, as far as that can be told from what it does.
    private var call: String {
        // What is made of the elements is then most likely these themselves.
        let takesSequences = Element.self is any ObservableConvertibleType.Type
        return switch manner {
        case .merge(limit: .max): takesSequences ? "merge" : "flatMap"
        case .merge(limit: 1): takesSequences ? "concat" : "concatMap"
        case .merge: takesSequences ? "merge(maxConcurrent:)" : "flatMap(maxConcurrent:)"
        case .latest: takesSequences ? "switchLatest" : "flatMapLatest"
        case .first: "flatMapFirst"
        }
    }

    package override func describe(in chain: inout Chain) {
        chain.append(call, after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        let core: InnerParent<Result> =
            switch manner {
            case .merge(let limit): MergeCore(sink, limit: limit)
            case .latest: SwitchCore(sink)
            case .first: FirstCore(sink)
            }
        source.run(FlattenSink(core, take))
    }
}

/// What flattens, as far as clients have to know it.
@usableFromInline
package struct Inners<Element> {
    fileprivate let parent: InnerParent<Element>

    @usableFromInline
    func add(_ source: Observable<Element>) {
        parent.add(source)
    }

    @usableFromInline
    func add(just element: Element) {
        guard parent.isAlone else { return parent.add(just: element) }
        if parent.isLive { parent.downstream.onNext(element) }
    }

    @usableFromInline
    func fail(_ error: any Error) {
        parent.fail(error)
    }
}

private final class FlattenSink<Element, Result>: Sink<Element> {
    private let parent: InnerParent<Result>
    private let take: (Inners<Result>, Element) -> Void

    init(_ parent: InnerParent<Result>, _ take: @escaping (Inners<Result>, Element) -> Void) {
        self.parent = parent
        self.take = take
    }

    override var watcher: AnyObject? { parent.watcher }

    override var isStopped: Bool { parent.isOuterStopped }

    override func onSubscribe(_ upstream: Upstream) {
        parent.onSubscribe(upstream)
    }

    override func onNext(_ element: Element) {
        guard parent.accepts() else { return }
        take(Inners(parent: parent), element)
    }

    override func onError(_ error: any Error) {
        parent.fail(error)
    }

    override func onCompleted() {
        parent.outerCompleted()
    }
}
