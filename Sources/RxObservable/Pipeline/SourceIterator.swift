/// Gives a ``SequentialSink`` its sources, and tells what is known of their end beforehand.
package protocol SourceIterator: IteratorProtocol {
    /// Whether it is certain that no source follows.
    var isAtEnd: Bool { get }

    /// Whether it is certain that a source always follows.
    var isEndless: Bool { get }
}

/// Sources that are all known; frees them when it gives the last one away.
struct SourceList<Element>: Sequence, SourceIterator {
    private var sources: [Observable<Element>]
    private var position = 0

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
    }

    /// The sources that are still to come.
    var all: [Observable<Element>] { Array(sources[position...]) }

    var isAtEnd: Bool { position == sources.count }

    var isEndless: Bool { false }

    mutating func next() -> Observable<Element>? {
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

/// The sources of a Swift sequence, which is asked for the next one when that is needed and not before.
package struct SourceSequence<Sources: Sequence>: Sequence {
    package struct Iterator: SourceIterator {
        fileprivate var sources: Sources.Iterator

        package var isAtEnd: Bool { false }

        package var isEndless: Bool { false }

        package mutating func next() -> Sources.Element? {
            sources.next()
        }
    }

    private let sources: Sources

    package init(_ sources: Sources) {
        self.sources = sources
    }

    package func makeIterator() -> Iterator {
        Iterator(sources: sources.makeIterator())
    }
}

/// The same source again and again.
struct RepeatedSource<Element>: Sequence, SourceIterator {
    let source: Observable<Element>
    private var remaining: Int?

    init(_ source: Observable<Element>, count: Int?) {
        self.source = source
        remaining = count
    }

    var isAtEnd: Bool { remaining == 0 }

    var isEndless: Bool { remaining == nil }

    mutating func next() -> Observable<Element>? {
        guard let remaining else { return source }
        guard remaining > 0 else { return nil }
        self.remaining = remaining - 1
        return source
    }
}
