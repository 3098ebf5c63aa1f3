/// The sources of a ``SequentialSink``, which come one after the other.
@usableFromInline
package enum Sources<Element> {
    /// Sources that are all known.
    case list([Observable<Element>])
    /// The same source again and again; without end if there is no count.
    case repeated(Observable<Element>, count: Int?)
    /// Those of a Swift sequence, which is asked for the next one when that is needed and not before.
    case sequence(AnySequence<Observable<Element>>)

    func makeIterator() -> SourceIterator<Element> {
        SourceIterator(self)
    }
}

/// Gives a ``SequentialSink`` its sources, and tells what is known of their end beforehand.
struct SourceIterator<Element> {
    // The sources of a list, and how many of them have been given away. Freed together with the last one.
    private var sources: [Observable<Element>] = []
    private var position = 0
    private var repeated: Observable<Element>?
    // How often the repeated source is still to come; `nil` without a limit.
    private var remaining: Int?
    private var others: AnyIterator<Observable<Element>>?

    fileprivate init(_ sources: Sources<Element>) {
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
        // A Swift sequence isn't asked before its turn, so whether it has come to its end is never certain.
        repeated == nil ? others == nil && position == sources.count : remaining == 0
    }

    /// Whether it is certain that a source always follows.
    var isEndless: Bool { repeated != nil && remaining == nil }

    /// The source that follows, if there is one.
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
