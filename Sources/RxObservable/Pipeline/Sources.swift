/// The consecutive sources of a ``SequentialSink``.
@usableFromInline
package enum Sources<Element> {
    case list([Observable<Element>])
    /// The same source repeated; without a count, endlessly.
    case repeated(Observable<Element>, count: Int?)
    /// The elements of a Swift sequence, which is asked for the next one only when it is needed.
    case sequence(AnySequence<Observable<Element>>)
}

/// The node of `concat`, `catch(sequence:)` and `retry`.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class SourcesNode<Element>: Observable<Element>, @unchecked Sendable {
    // Constant until the node is freed.
    private var sources: Sources<Element>
    private let catchesErrors: Bool
    private let sink: SourcesSink<Element>.Type
    private let end: SequentialEnd<Element>.Type

    @inlinable
    package convenience init(_ sources: Sources<Element>, catchesErrors: Bool = false) {
        self.init(sources, catchesErrors: catchesErrors, SourcesSink.self, SequentialEnd.self)
    }

    @usableFromInline
    init(
        _ sources: Sources<Element>,
        catchesErrors: Bool,
        _ sink: SourcesSink<Element>.Type,
        _ end: SequentialEnd<Element>.Type
    ) {
        self.sources = sources
        self.catchesErrors = catchesErrors
        self.sink = sink
        self.end = end
        super.init()
    }

    // A chain of these is freed by a loop, however long it is (contract G8).
    deinit {
        var nested = removeNested()
        while var node = nested.popLast() {
            if isKnownUniquelyReferenced(&node) { nested += node.removeNested() }
        }
    }

    /// Takes out the sources, and returns those that are such nodes themselves.
    private func removeNested() -> [SourcesNode<Element>] {
        guard case .list(let list) = sources else { return [] }
        sources = .list([])
        var nested: [SourcesNode<Element>] = []
        for source in list {
            // SAFETY: the shape guarantees the class.
            if case .concat = source.shape { nested.append(unsafeDowncast(source, to: SourcesNode<Element>.self)) }
        }
        return nested
    }

    package override func describe(in chain: inout Chain) {
        if case .repeated(let source, _) = sources {
            chain.append("retry", after: source)
        } else if catchesErrors {
            chain.append("catch(sequence:)")
        } else {
            chain.append("concat", of: list)
        }
    }

    package override func run(_ sink: Sink<Element>) {
        self.sink.init(sink, SourceIterator(flattened), catchesErrors: catchesErrors, end).start()
    }

    override var shape: Shape { catchesErrors ? .general : .concat }

    /// The sources, if they are known.
    private var list: [Observable<Element>] {
        if case .list(let list) = sources { list } else { [] }
    }

    /// The sources; of `concat`, a first one that is such a node itself is replaced by its own, and so on: one loop,
    /// and not a stack of calls, runs `x.concat(y).concat(z)` (contract G8).
    private var flattened: Sources<Element> {
        guard !catchesErrors, case .list(let list) = sources, let first = list.first, case .concat = first.shape else {
            return sources
        }
        var (next, later) = (first, [list.dropFirst()])
        while case .concat = next.shape {
            // SAFETY: the shape guarantees the class.
            let list = unsafeDowncast(next, to: SourcesNode<Element>.self).list
            guard let first = list.first else { break }
            next = first
            later.append(list.dropFirst())
        }
        return .list([next] + later.reversed().joined())
    }
}

/// Supplies a ``SequentialSink`` with its sources, and tells in advance whether more will follow.
struct SourceIterator<Element> {
    // The sources of a list, and the number of those already returned. The list is freed when its last source is
    // returned.
    private var sources: [Observable<Element>] = []
    private var position = 0
    private var repeated: Observable<Element>?
    // The remaining repetitions of the source; `nil` without a limit.
    private var remaining: Int?
    private var others: AnyIterator<Observable<Element>>?

    init(_ sources: Sources<Element>) {
        switch sources {
        case .list(let all):
            self.sources = all
        case .repeated(let source, let count):
            repeated = source
            remaining = count
        case .sequence(let sequence):
            others = sequence.makeIterator()
        }
    }

    /// Whether it is certain that no source follows.
    var isAtEnd: Bool {
        // The next element of a Swift sequence isn't requested in advance, so it is never certain that the sequence has
        // ended.
        repeated == nil ? others == nil && position == sources.count : remaining == 0
    }

    /// Whether it is certain that a source always follows.
    var isEndless: Bool { repeated != nil && remaining == nil }

    /// The next source, if there is one.
    mutating func next() -> Observable<Element>? {
        if let others { return others.next() }
        if let repeated {
            guard let remaining else { return repeated }
            guard remaining > 0 else { return nil }
            self.remaining = remaining - 1
            return repeated
        }
        guard position < sources.count else { return nil }
        let source = sources[position]
        position += 1
        if position == sources.count {
            sources = []
            position = 0
        }
        return source
    }
}

/// The sink of `concat`, `catch(sequence:)` and `retry`.
@usableFromInline
final class SourcesSink<Element>: SequentialSink<Element> {
    // The fields need no lock: sources end one at a time.
    private var sources: SourceIterator<Element>
    // Whether the next source follows an error, and not completion.
    private let catchesErrors: Bool
    private var lastError: (any Error)?

    required init(
        _ downstream: Sink<Element>,
        _ sources: SourceIterator<Element>,
        catchesErrors: Bool,
        _ end: SequentialEnd<Element>.Type
    ) {
        self.sources = sources
        self.catchesErrors = catchesErrors
        super.init(downstream, end)
    }

    override var isAtLastSource: Bool { sources.isAtEnd }

    override var handlesErrorsAlone: Bool { catchesErrors }

    override var neverFails: Bool { catchesErrors && sources.isEndless }

    override func nextSource() -> Observable<Element>? {
        if let source = sources.next() { return source }
        if let lastError { downstream.onError(lastError) } else { downstream.onCompleted() }
        return nil
    }

    override func onError(_ error: any Error) {
        guard catchesErrors else { return downstream.onError(error) }
        lastError = error
        proceed()
    }

    override func onCompleted() {
        if catchesErrors { downstream.onCompleted() } else { proceed() }
    }
}
