/// The consecutive sources of a ``SequentialSink``.
@usableFromInline
package enum Sources<Element> {
    case list([Observable<Element>])
    /// The same source repeated; without a count, endlessly.
    case repeated(Observable<Element>, count: Int?)
    /// The elements of a Swift sequence, which is asked for the next one only when it is needed.
    case sequence(AnySequence<Observable<Element>>)
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
