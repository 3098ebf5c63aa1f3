/// A marble diagram as a value: the actual or the expected events of a sequence.
///
/// ```swift
/// #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C|")
/// ```
///
/// Two diagrams are equal if they show the same events in the same ticks, however they are drawn. A diagram from a run
/// knows the names of its elements and how long a tick is, and a literal is read with that knowledge.
///
/// `-` is a tick without an event, a letter or digit an element, `|` completion, `#` an error. `(ab|)` are events of
/// one tick, the tick of the `(`; the group is as long as it looks. `^` and `!` are the ticks of subscribing and
/// unsubscribing, ` 12ms ` (also `s` and `m`, between spaces) is time that passes. Other spaces mean nothing. Several
/// lines are laid over each other.
public struct Marbles: Sendable {
    enum Content: Sendable {
        case text(String)
        case recording([MarbleStep], MarbleVocabulary)
        case malformed(MarbleSyntaxError)
    }

    let content: Content

    /// Makes a diagram from its text.
    ///
    /// - Parameter diagram: The text; if it is malformed, the result equals nothing and its description says why.
    public init(_ diagram: String) {
        content = .text(diagram)
    }

    init(_ content: Content) {
        self.content = content
    }

    /// The diagram's syntax error, or `nil`.
    public var syntaxError: MarbleSyntaxError? {
        do throws(MarbleSyntaxError) {
            _ = try script(MarbleVocabulary(allowsAnyName: true))
            return nil
        } catch {
            return error
        }
    }

    var vocabulary: MarbleVocabulary? {
        if case .recording(_, let vocabulary) = content { vocabulary } else { nil }
    }

    /// The contents of the diagram: a text may contain any names, and a recording has its own.
    package func script() throws(MarbleSyntaxError) -> MarbleScript {
        try script(vocabulary ?? MarbleVocabulary(allowsAnyName: true))
    }

    /// The contents of the diagram; a text is read with the given vocabulary.
    func script(_ vocabulary: MarbleVocabulary) throws(MarbleSyntaxError) -> MarbleScript {
        switch content {
        case .text(let text):
            return try MarbleParser.parse(text, vocabulary)
        case .recording(let steps, _):
            return MarbleScript(steps: steps, duration: (steps.last?.time ?? -1) + 1)
        case .malformed(let error):
            throw error
        }
    }
}

extension Marbles: ExpressibleByStringLiteral {
    /// Makes a diagram from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Marbles: Equatable {
    /// Whether two diagrams show the same events in the same ticks.
    ///
    /// - Parameters:
    ///   - lhs: One diagram.
    ///   - rhs: The other one.
    /// - Returns: `true` if they do; `false` if one of them is malformed.
    public static func == (lhs: Marbles, rhs: Marbles) -> Bool {
        let vocabulary = lhs.vocabulary ?? rhs.vocabulary ?? MarbleVocabulary()
        guard let left = try? lhs.script(vocabulary), let right = try? rhs.script(vocabulary) else { return false }
        return left.steps == right.steps
    }
}

extension Marbles: CustomStringConvertible {
    /// The diagram, with a legend for the elements that have no short name.
    public var description: String {
        switch content {
        case .text(let text):
            return syntaxError.map { "\(text)\n\($0)" } ?? text
        case .recording(let steps, let vocabulary):
            return MarbleDrawing(steps, vocabulary).text
        case .malformed(let error):
            return "\(error)"
        }
    }
}
