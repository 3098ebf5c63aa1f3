/// A mark of a marble diagram.
package enum MarbleMark: Hashable, Sendable {
    /// An element, by its name.
    case value(String)
    /// `#`
    case error
    /// An error that no diagram can name, in words.
    case otherError(String)
    /// `|`
    case completed
    /// `^`
    case subscribe
    /// `!`
    case unsubscribe

    /// Whether it ends a sequence.
    package var isEnd: Bool {
        switch self {
        case .error, .otherError, .completed: true
        case .value, .subscribe, .unsubscribe: false
        }
    }
}

/// A mark and its tick.
package struct MarbleStep: Hashable, Sendable {
    package var time: TestTime
    package var mark: MarbleMark
}

/// The contents of a diagram.
package struct MarbleScript {
    /// The marks in the order of their ticks, and of the diagram within a tick.
    package var steps: [MarbleStep]

    /// How many ticks the diagram is long.
    var duration: TestTime
}

/// The names that may occur in a diagram, and the length of its ticks.
package struct MarbleVocabulary: Sendable {
    /// Names that are longer than a character, and therefore have to be known.
    var names: [String] = []

    /// The allowed names; `nil` if every single character is one.
    var allowedNames: Set<String>?

    /// Whether every character that isn't a sign is a name.
    var allowsAnyName = false

    /// Names that stand for the same element as another name.
    var aliases: [String: String] = [:]

    /// The error of a `#` in words, if it is known.
    var error: String?

    /// The length of a tick in seconds; `nil`, for a millisecond, if there is no scheduler.
    var resolution: Double?
}
