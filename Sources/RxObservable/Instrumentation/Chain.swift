/// A chain of operators as it was written, from its source to its last operator.
///
/// ```swift
/// let found = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).flatMapLatest { search($0) }
/// print(found.chain)  // BehaviorSubject.debounce.flatMapLatest
/// ```
///
/// It lists what the sequences know about themselves: the names of operators, subjects and schedulers, but not those of
/// variables. An operator that is composed of others is listed as the operators it is made of. Of a long chain the last
/// operators are named.
public struct Chain: Sendable {
    private static var longest: Int { 64 }

    private var steps: [Step] = []
    // The current nesting depth of the description; 0 when it is complete.
    private var depth = 0
    // The recorded call stacks of operators, each with the number of its step, from the source on.
    private var stacks: [(step: Int, stack: CallStack)] = []

    /// Makes a chain without operators.
    package init() {}

    /// The name of the scheduler that delivers the elements, if an operator has moved them to one.
    public var scheduler: String? {
        for step in steps.reversed() {
            if case .call(_, .some(let scheduler)) = step { return scheduler.name }
        }
        return nil
    }

    /// Where each operator was written, from the source on: `map at … Search.swift:42`.
    ///
    /// It is recorded in debug builds, if `Tracing.recordsAssembly` is on; otherwise there are no lines.
    ///
    /// - Complexity: Milliseconds for each frame that no earlier one shares; 70 of them in a large program.
    public var assembly: [String] {
        stacks.compactMap { step, stack in
            stack.site.map { "\(steps[step].name) at \($0)" }
        }
    }

    /// The names of its checkpoints, from the source on.
    public var checkpoints: [String] {
        steps.compactMap { step in
            if case .checkpoint(let checkpoint) = step { checkpoint.name } else { nil }
        }
    }
}

extension Chain: Hashable {
    /// Whether two chains have the same steps, wherever they were written.
    public static func == (first: Chain, second: Chain) -> Bool {
        first.steps == second.steps
    }

    /// Feeds the steps.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}

extension Chain: CustomStringConvertible {
    /// The chain in one line: `PublishSubject.debounce.flatMapLatest.observe(on:)`.
    public var description: String {
        var text = ""
        var isFirst = true
        for step in steps {
            switch step {
            case .begin:
                text += "("
                isFirst = true
            case .comma:
                text += ", "
                isFirst = true
            case .end:
                text += ")"
            default:
                text += isFirst ? step.name : "." + step.name
                isFirst = false
            }
        }
        return text
    }
}

// MARK: - Descriptions of sequences

extension Chain {
    /// Adds a source.
    ///
    /// - Parameters:
    ///   - call: The source's call, for descriptions.
    ///   - scheduler: The type of the scheduler that delivers the elements, if any.
    package mutating func append(_ call: String, on scheduler: Any.Type? = nil) {
        steps.append(.call(call, scheduler.map(TypeName.init)))
    }

    /// Adds an operator after its source.
    ///
    /// - Parameters:
    ///   - call: The operator's call, for descriptions.
    ///   - source: The operator's source.
    ///   - scheduler: The type of the scheduler that delivers the elements, if any.
    package mutating func append<Element>(
        _ call: String,
        after source: Observable<Element>,
        on scheduler: Any.Type? = nil
    ) {
        append(source: source)
        append(call, on: scheduler)
    }

    /// Adds an operator that knows the name of its function, `pairwise()` or `buffer(inactivity:scheduler:)`.
    package mutating func append<Element>(function: StaticString, after source: Observable<Element>) {
        let name = "\(function)"
        append(name.hasSuffix("()") || name.hasSuffix("(_:)") ? String(name.prefix { $0 != "(" }) : name, after: source)
    }

    /// Adds an operator after its source, with another sequence as its argument.
    package mutating func append<Element, Other>(
        _ call: String,
        after source: Observable<Element>,
        with other: Observable<Other>
    ) {
        append(source: source)
        append(call)
        steps.append(.begin)
        append(source: other)
        steps.append(.end)
    }

    /// Adds an operator of several sequences.
    package mutating func append<Element>(_ call: String, of sources: [Observable<Element>]) {
        append(call, ofCount: sources.count) { $0.append(source: sources[$1]) }
    }

    /// Adds an operator of several sequences, which may have elements of several types.
    ///
    /// - Parameters:
    ///   - call: The operator's call, for descriptions.
    ///   - count: The number of sequences.
    ///   - appendSource: Adds the sequence at a position.
    mutating func append(_ call: String, ofCount count: Int, _ appendSource: (inout Chain, Int) -> Void) {
        append(call)
        steps.append(.begin)
        for position in 0..<count {
            if position > 0 { steps.append(.comma) }
            // Four sequences are enough for a reader.
            guard position < 4 else {
                steps.append(.gap)
                break
            }
            appendSource(&self, position)
        }
        steps.append(.end)
    }

    package mutating func append<Element>(_ checkpoint: Checkpoint, after source: Observable<Element>) {
        append(source: source)
        steps.append(.checkpoint(checkpoint))
    }

    mutating func append<Element>(source: Observable<Element>) {
        // Describing a chain is recursive, and chains may be of any length (contract G8).
        guard depth < Self.longest, steps.count < 4 * Self.longest else { return steps.append(.gap) }
        depth += 1
        describe(source)
        depth -= 1
    }

    /// Adds a sequence, with the recorded call stack of its last operator.
    fileprivate mutating func describe<Element>(_ source: Observable<Element>) {
        source.describe(in: &self)
        #if DEBUG || ResourceTracing
        guard let stack = source.assembly, !steps.isEmpty else { return }
        // A wrapper that adds no step of its own replaces the call stack of its source.
        if stacks.last?.step == steps.count - 1 { stacks.removeLast() }
        stacks.append((steps.count - 1, stack))
        #endif
    }

    /// A name that was written into a chain, with its file and line.
    package struct Checkpoint: Hashable, Sendable {
        package let name: String
        package let fileID: String
        package let line: UInt

        package init(name: String, fileID: String, line: UInt) {
            self.name = name
            self.fileID = fileID
            self.line = line
        }
    }

    private enum Step: Hashable, Sendable {
        case call(String, TypeName?)
        case checkpoint(Checkpoint)
        /// A part left out of the description.
        case gap
        case begin
        case comma
        case end

        var name: String {
            switch self {
            case .call(let name, _): name
            case .checkpoint(let place): "checkpoint(\"\(place.name)\", \(place.fileID):\(place.line))"
            case .gap: "…"
            case .begin, .comma, .end: ""
            }
        }
    }

    /// A type whose name is made when it is read.
    private struct TypeName: Hashable, Sendable {
        private let type: Any.Type

        init(_ type: Any.Type) {
            self.type = type
        }

        var name: String { "\(type)" }

        static func == (first: TypeName, second: TypeName) -> Bool {
            first.type == second.type
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(type))
        }
    }
}

extension Observable {
    /// The sequence as it was written, for reports: `PublishSubject.debounce.flatMapLatest`.
    ///
    /// - Complexity: O(*n*) in the number of operators, a few nanoseconds for each.
    public final var chain: Chain {
        var chain = Chain()
        chain.describe(self)
        return chain
    }
}
