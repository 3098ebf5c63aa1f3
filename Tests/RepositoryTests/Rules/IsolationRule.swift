/// What a conformance does may have to happen on its actor: a public generic constraint says where it happens.
///
/// `SendableMetatype` in a constraint keeps conformances out that are bound to an actor. It stands where the library calls a
/// witness wherever the source runs, and nowhere else: not where the call is over before the function returns, and not
/// where everything stays on the main thread. `Sendable` stands where the value itself is kept and called there: an
/// observer, a subject.
enum IsolationRule {
    /// Where the witnesses of a protocol are called.
    private enum Place {
        /// Wherever the source runs, whatever hands them over.
        case anywhere
        /// The same, and by a value that is kept for it.
        case keptAnywhere
        /// Before the function returns, if the value is an argument of it; wherever the source runs, if it comes later, as
        /// an element or out of a closure.
        case whenHandedOver
        /// Nowhere that matters, or anywhere by its own promise: it has no requirement, or implies `Sendable`.
        case free
    }

    private static let places: [String: Place] = [
        "ObserverType": .keptAnywhere, "SubjectType": .keptAnywhere,
        "Equatable": .anywhere, "Hashable": .anywhere, "Comparable": .anywhere, "Decodable": .anywhere,
        "EventConvertible": .anywhere, "FixedWidthInteger": .anywhere,
        "ObservableType": .whenHandedOver, "ObservableConvertibleType": .whenHandedOver,
        "InfallibleType": .whenHandedOver, "SharedSequenceConvertibleType": .whenHandedOver,
        "ConnectableObservableType": .whenHandedOver, "MainObservableType": .whenHandedOver,
        "Sequence": .whenHandedOver, "Collection": .whenHandedOver, "AsyncSequence": .whenHandedOver,
        "AsyncIteratorProtocol": .whenHandedOver,
        "AnyObject": .free, "Sendable": .free, "Error": .free, "Disposable": .free, "DataDecoder": .free,
        "ImmediateSchedulerType": .free, "SchedulerType": .free, "VirtualTimeConverterType": .free,
        "SharingStrategyProtocol": .free, "ElementTrait": .free,
        // The main actor's, and classes.
        "DelegateProxyType": .free, "HasDelegate": .free, "HasDataSource": .free, "HasPrefetchDataSource": .free,
        "DelegateProxy": .free,
        "KVORepresentable": .anywhere, "BinaryInteger": .whenHandedOver, "RawRepresentable": .anywhere,
    ]

    /// Types all of whose closures and witnesses run on the main thread.
    private static let mainTypes: Set<Substring> = [
        "MainObservable", "MainObservableType", "SharedSequence", "SharedSequenceConvertibleType",
        "MainPrimitiveSequence", "MainPrimitiveSequenceType",
    ]

    /// What users implement and `decode` calls, which has asked.
    private static let answering: Set<Substring> = ["DataDecoder"]

    /// Modules in which it holds: not the two lenient ones, and not `RxTest`, which compares in the test's own isolation.
    private static let exemptModules: Set = ["RxSwift", "RxCocoa", "RxTest"]

    /// Modules in which everything happens on the main thread.
    private static let screenModules: Set = ["RxUIKit", "RxAppKit", "RxWebKit"]

    /// Constraints that lack `SendableMetatype`, or have it for nothing.
    static func wrongConstraints(in file: SourceFile) -> [Violation] {
        guard let module = file.module, !exemptModules.union(screenModules).contains(module) else { return [] }
        // The operator is no bracket.
        let code = file.swift.code.replacing("func < (", with: "func l (")
        return declarations(in: code).flatMap { declaration -> [Violation] in
            if answering.contains(declaration.type) { return [] }
            // What `.rx` is the reactive side of is a class.
            return declaration.constraints.filter { $0.subject != "Base" }.compactMap { subject, protocols in
                message(for: subject, protocols, in: declaration).map { message in
                    Violation(file.path, line: code.lineNumber(of: declaration.start), message)
                }
            }
        }
    }

    /// Parameters whose value a chain keeps, and that its caller could go on using.
    ///
    /// The compiler doesn't see it: a node is `@unchecked Sendable`, whatever it keeps.
    static func unsentParameters(in file: SourceFile) -> [Violation] {
        guard let module = file.module, !exemptModules.union(screenModules).contains(module) else { return [] }
        let code = file.swift.code
        var outer: [(subject: Substring, protocols: [Substring])] = []
        return code.matches(of: head).flatMap { match -> [Violation] in
            let words = match.output.1
            let name = code[words.endIndex...].drop { $0 == " " || $0 == "?" }.prefix {
                $0.isLetter || $0.isNumber || "_.`".contains($0)
            }
            let signature = Signature(code[name.endIndex...])
            guard words.contains(/\bfunc\b/) else {
                if !words.contains(/\b(?:init|subscript)\b/) { outer = signature.constraints }
                return []
            }
            guard words.contains(/\bpublic\b/), signature.makesSequence else { return [] }
            let others = (outer + signature.constraints).filter { !$0.protocols.allSatisfy(isOfValues) }.map(\.subject)
            return signature.parameters.compactMap { parameter in
                let type = parameter.filter { !"[]?.".contains($0) }.prefix { $0 != "=" && !$0.isWhitespace }
                guard signature.values.contains(Substring(type)), !others.contains(Substring(type)) else { return nil }
                return Violation(
                    file.path,
                    line: code.lineNumber(of: words.startIndex),
                    "`\(name)` keeps a value of type `\(type)` for wherever the source runs: write `sending \(type)`, or "
                        + "ask for `\(type): Sendable` if it is kept in a closure, or is one of any number."
                )
            }
        }
    }

    /// Whether what conforms may be an object that others hold: not if it is `Sendable`, a sequence or a number.
    private static func isOfValues(_ name: Substring) -> Bool {
        ["AnyObject", "SendableMetatype", "Equatable", "Hashable", "Comparable", "EventConvertible"].contains(name)
    }

    private static func message(
        for subject: Substring,
        _ protocols: [Substring],
        in declaration: Declaration
    ) -> String? {
        let asks = protocols.contains("SendableMetatype")
        var (needs, isKept) = (false, false)
        let conformsByItself = subject == "Self" ? [declaration.type] : []
        // Its conformance stands in the protocol that the type is of.
        let implied: [Substring] = subject.hasSuffix(".AsyncIterator") ? ["AsyncIteratorProtocol"] : []
        for name in protocols + conformsByItself + implied where name != "SendableMetatype" {
            guard let place = places[String(name.prefix { $0 != "<" })] else {
                return "`\(subject): \(name)`: say in `IsolationRule` where the witnesses of \(name) are called."
            }
            switch place {
            case .anywhere: needs = true
            case .keptAnywhere: isKept = true
            case .whenHandedOver: needs = needs || !declaration.hands(subject)
            case .free: break
            }
        }
        let constraint = "`\(subject): \(protocols.joined(separator: " & "))`"
        if mainTypes.contains(declaration.type), declaration.leavesMain { return nil }
        let staysOnMain = mainTypes.contains(declaration.type) && !declaration.makesElsewhere(subject)
        if isKept, !staysOnMain, !protocols.contains("Sendable") {
            return "\(constraint) lacks `& Sendable`: it is kept, and called wherever the source runs."
        }
        if protocols.contains("Sendable") || staysOnMain {
            let reason =
                protocols.contains("Sendable") ? "`Sendable` says it already" : "everything stays on the main thread"
            return asks ? "\(constraint) has `SendableMetatype` for nothing: \(reason)." : nil
        }
        if needs == asks { return nil }
        return needs
            ? "\(constraint) lacks `& SendableMetatype`: a conformance of an actor would run wherever the source runs."
            : "\(constraint) has `SendableMetatype` for nothing: it is used before the call returns."
    }
}

/// A public function, initializer or subscript, or an extension with public members.
private struct Declaration {
    let start: String.Index
    /// The type that it belongs to or extends.
    let type: Substring
    /// Each constrained type, with the protocols that it has to conform to.
    let constraints: [(subject: Substring, protocols: [Substring])]
    /// The types of the parameters.
    let parameters: [Substring]
    /// Whether it goes on wherever something sends: what it returns is a plain `Observable`.
    let leavesMain: Bool

    /// Whether a value of the type is made by a closure that runs anywhere: `() async -> sending Source`.
    func makesElsewhere(_ subject: Substring) -> Bool {
        let root = subject.prefix { $0 != "." }
        return parameters.contains { parameter in
            parameter.contains("@Sendable") && parameter.filter { !$0.isWhitespace }.hasSuffix("->sending\(root)")
        }
    }

    /// Whether a value of the type, or a list of such values, is an argument: `other: Source`, `sources: [Source]`,
    /// `sources: Sources` with `Sources.Element`.
    func hands(_ subject: Substring) -> Bool {
        let root = subject.prefix { $0 != "." }
        return parameters.contains { parameter in
            let type = parameter.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let rest = parameter.drop { $0 == "[" }.dropFirst(type.count)
            let isMember = rest.hasPrefix(".") && !rest.hasPrefix("...")
            return type == root && !isMember && !rest.contains("->")
        }
    }
}

extension IsolationRule {
    private static var head: Regex<(Substring, Substring)> {
        /(?:^|\n)([ ]*(?:(?:public|open|static|class|final|override|convenience|nonisolated)\s+)*(?:func|init|subscript)\b|extension\b|(?:(?:public|open|final)\s+)*(?:class|struct|protocol|enum|actor)\b)/
    }

    private static func declarations(in code: String) -> [Declaration] {
        var result: [Declaration] = []
        var type: Substring = ""
        var isPublicProtocol = false
        for match in code.matches(of: head) {
            let words = match.output.1
            let rest = code[words.endIndex...]
            let name = rest.drop { $0 == " " || $0 == "?" }.prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            // `associatedtype`s and generic parameters of types are what functions of theirs ask for again.
            let isFunction = words.contains(/\b(?:func|init|subscript)\b/)
            if !isFunction {
                type = name
                isPublicProtocol = words.contains("public") && words.hasSuffix("protocol")
            }
            let signature = Signature(code[name.endIndex...])
            if isFunction {
                guard words.contains(/\b(?:public|open)\b/) || isPublicProtocol else { continue }
            } else {
                // A conditional conformance is used by whoever has the type.
                guard words.hasSuffix("extension"), !signature.conforms else { continue }
            }
            let constraints = signature.constraints
            guard !constraints.isEmpty else { continue }
            result.append(
                Declaration(
                    start: words.startIndex,
                    type: type,
                    constraints: constraints,
                    parameters: signature.parameters,
                    leavesMain: signature.leavesMain
                )
            )
        }
        return result
    }
}

/// What stands between the name of a declaration and its body.
private struct Signature {
    /// What is in the angle brackets, and what is behind `where`.
    private(set) var clauses: [Substring] = []
    private(set) var parameters: [Substring] = []
    /// Whether there is a colon behind the name.
    private(set) var conforms = false
    private(set) var leavesMain = false
    /// Whether it returns a sequence.
    private(set) var makesSequence = false

    init(_ text: Substring) {
        var text = text
        if text.first == "<" {
            let inside = Self.bracketed(text)
            clauses += Self.split(inside)
            text = text[inside.endIndex...].dropFirst()
        }
        conforms = text.first == ":"
        if text.first == "(" {
            let inside = Self.bracketed(text)
            parameters = Self.split(inside).compactMap { parameter in
                guard let colon = parameter.firstIndex(of: ":") else { return nil }
                return parameter[parameter.index(after: colon)...].drop { $0 == " " || $0.isNewline }
            }
            text = text[inside.endIndex...].dropFirst()
        }
        // Up to the body, or to an empty line or the next declaration in a protocol.
        let head = text.prefix { $0 != "{" && $0 != "}" }
        let end = head.firstRange(of: "\n\n")?.lowerBound ?? head.endIndex
        leavesMain = head[..<end].contains(/->\s*Observable</)
        makesSequence = head[..<end].contains(
            /->\s*(?:\w*Observable|Infallible|SharedSequence|Driver|Signal|\w*PrimitiveSequence|\w*(?:Single|Maybe))</
        )
        if let range = head[..<end].firstRange(of: /\bwhere\s/) {
            clauses += Self.split(head[range.upperBound..<end])
        }
    }

    /// The types whose values are elements, or become some: that of the sequence, and those that the function is generic over.
    var values: [Substring] {
        ["Element"]
            + clauses.map { clause in
                let name: Substring = clause.prefix { $0 != ":" && $0 != "=" }
                return Substring(name.filter { !$0.isWhitespace })
            }
    }

    /// Each constraint to protocols; those of one type are put together.
    var constraints: [(subject: Substring, protocols: [Substring])] {
        var result: [(subject: Substring, protocols: [Substring])] = []
        for clause in clauses {
            guard let colon = clause.firstIndex(of: ":") else { continue }
            let subject = clause[..<colon].filter { !$0.isWhitespace }
            let protocols = clause[clause.index(after: colon)...].split(separator: "&").map { name in
                Substring(name.filter { !$0.isWhitespace }.replacing("Swift.", with: ""))
            }
            if let index = result.firstIndex(where: { $0.subject == subject }) {
                result[index].protocols += protocols
            } else {
                result.append((Substring(subject), protocols))
            }
        }
        return result
    }

    /// What is between the bracket at the beginning and the one that closes it.
    private static func bracketed(_ text: Substring) -> Substring {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if character == "<" || character == "(" { depth += 1 }
            if character == ")" || character == ">" && previous != "-" { depth -= 1 }
            if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
            previous = character
        }
        return text.dropFirst()
    }

    /// The parts between commas that are in no bracket.
    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if character == "<" || character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" || character == ">" && previous != "-" { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            previous = character
        }
        parts.append(text[start...])
        return parts
    }
}
