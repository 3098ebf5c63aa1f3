/// In each language mode, one form of each name and label takes a closure there.
///
/// Where a second one stands beside it, the type checker tries both for each stage of a chain, which takes seconds, and its
/// messages are about the wrong one. A second one has a label that tells it apart, or is on a type of its own. A form with
/// a key path has a default instead, which keeps trailing closures away from it.
enum ClosureRule {
    /// A function that takes a closure, or a key path where others take one.
    struct Form {
        /// The type, the name, and the labels by which a call of it is known: of what has to be said, and of its closure.
        let front: String
        let path: String
        let line: Int
        /// Whether clients see it in Swift 5 mode, and in Swift 6 mode.
        let modes: Set<Int>
        let takesClosure: Bool
        /// A key path without a default.
        let takesBareKeyPath: Bool
        /// Whether it is of the modules for RxSwift's users, whose forms stand in front of the strict ones.
        let isLenient: Bool
    }

    private static let asynchronous = "The second is asynchronous: it stands behind the first, which is cheaper to try."
    private static let results = "What the closure gives back tells them apart, and little follows it."
    private static let arities = "RxSwift has them; the number of arguments tells them apart before anything is tried."

    /// Names and labels with several forms on purpose, and why.
    static let reasons: [String: String] = [
        "catch(_:)": asynchronous, "concatMap(_:)": asynchronous, "deferred(_:)": asynchronous,
        "flatMapFirst(_:)": asynchronous, "flatMapLatest(_:)": asynchronous, "subscribe(onNext:)": asynchronous,
        "using(_:observableFactory:)": asynchronous, "flatMap(maxConcurrent:_:)": asynchronous,
        // Those of singles and maybes, whose chains are short.
        "flatMap(_:)": asynchronous, "filter(_:)": asynchronous, "compactMap(_:)": asynchronous,
        "callAsFunction(_:)": "`catch` with what can fail, what can't, and asynchronously.",
        "create(_:)": results, "create(subscribe:)": results, "start(_:)": results, "start(disposed:create:)": results,
        "start(created:subscribed:disposed:create:)": results, "mock(scheduler:action:)": results,
        "distinctUntilChanged(_:)": arities, "fromAsync(_:)": arities,
        "retry(when:)": "RxSwift has them; the one for one type of errors is disfavoured.",
        "retryWhen(_:)": "RxSwift has them; the one for one type of errors is disfavoured.",
        "schedulePeriodic(_:startAfter:period:action:)": "The types of the times tell them apart.",
    ]

    /// The fronts at which a closure meets more than one form in some mode, and that have no reason.
    static func crowdedFronts(of forms: [Form], reasons: [String: String] = reasons) -> [Violation] {
        let fronts = Dictionary(grouping: forms) { "\($0.front) \($0.isLenient)" }
        return fronts.values.flatMap { forms -> [Violation] in
            let front = forms[0].front
            guard reasons[call(front)] == nil else { return [] }
            return [5, 6].compactMap { mode in
                let here = forms.filter { $0.modes.contains(mode) }
                let closures = here.filter(\.takesClosure)
                if closures.count > 1 {
                    let message = "\(front) has \(closures.count) forms that take a closure in Swift \(mode) mode."
                    return Violation(closures[1].path, line: closures[1].line, message)
                }
                if let keyPath = here.first(where: \.takesBareKeyPath), !closures.isEmpty {
                    return Violation(keyPath.path, line: keyPath.line, "The key path of \(front) needs a default.")
                }
                return nil
            }
        }
    }

    /// Reasons for fronts that aren't crowded.
    static func idleReasons(of forms: [Form], reasons: [String: String] = reasons) -> [String] {
        let crowded = Set(
            crowdedFronts(of: forms, reasons: [:]).map { call($0.message.split(separator: " has ")[0]) }
        )
        return reasons.keys.filter { !crowded.contains($0) }.sorted()
    }

    /// The name and the labels of a front.
    private static func call(_ front: some StringProtocol) -> String {
        let name = front.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        return String(name) + front.drop { $0 != "(" }
    }

    /// The functions of a file that take closures or key paths.
    static func forms(in file: SourceFile) -> [Form] {
        guard let module = file.module, file.swift.code.contains("\n    public ") else { return [] }
        var forms: [Form] = []
        var type = ""
        var attributes = ""
        let lines = file.swift.code.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let opening = /(?:public |open |final |package )*(?:extension|class|struct|protocol|enum) (.*)/
            // Patterns are slow in debug builds, and most lines are indented.
            if line.utf8.first != UInt8(ascii: " "), let header = line.prefixMatch(of: opening) {
                let following = lines[(index + 1)...].prefix { !$0.hasPrefix("    ") }
                type = typeName(([header.1] + following).joined(separator: " "))
            }
            let text = line.drop { $0 == " " }
            if line.hasPrefix("    @") { attributes += text }
            defer { if !line.hasPrefix("    @") { attributes = "" } }
            guard line.hasPrefix("    public ") else { continue }
            guard let function = text.firstMatch(of: /\b(?:func `?(\w+)`?|init)\b/) else { continue }
            var signature = ""
            for part in lines[index...] {
                signature += part + " "
                if part.hasSuffix("{") || part.hasSuffix("}") { break }
            }
            let parameters = parameters(of: Substring(signature))
            let closures = parameters.filter(\.isClosure)
            guard !closures.isEmpty || parameters.contains(where: \.isKeyPath) else { continue }
            let needed = parameters.filter { !$0.isClosure && !$0.isKeyPath && !$0.hasDefault }.map(\.label)
            let first = closures.first ?? parameters.first { $0.isKeyPath }
            let labels = [first?.label ?? "_"] + closures.dropFirst().filter { !$0.hasDefault }.map(\.label)
            let name = function.1 ?? "init"
            let isStatic = text.contains("static ") ? "static " : ""
            forms.append(
                Form(
                    front: "\(isStatic)\(type).\(name)(\((needed + labels).map { "\($0):" }.joined()))",
                    path: file.path,
                    line: index + 1,
                    modes: modes(attributes),
                    takesClosure: !closures.isEmpty,
                    takesBareKeyPath: closures.isEmpty && parameters.contains { $0.isKeyPath && !$0.hasDefault },
                    isLenient: ["RxSwift", "RxCocoa"].contains(module) || file.path.contains("Lenient")
                )
            )
        }
        return forms
    }

    private static func modes(_ attributes: String) -> Set<Int> {
        if attributes.contains("swift, obsoleted: 6.0") || attributes.contains("obsoleted: 6.0") { return [5] }
        if attributes.contains("swift, introduced: 6.0") { return [6] }
        return attributes.contains("unavailable") ? [] : [5, 6]
    }

    /// The name, and what makes an extension one of a type of its own: the trait, or what the elements are.
    private static func typeName(_ head: String) -> String {
        // A concrete type's forms stand beside those of its protocol.
        let type = head.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        let concrete: Set = ["SharedSequence", "Observable", "Infallible", "PrimitiveSequence", "MainObservable"]
        let ending = type == "SharedSequence" ? "ConvertibleType" : "Type"
        let name = type + (concrete.contains(String(type)) ? ending : "")
        guard let clause = head.prefix(while: { $0 != "{" }).split(separator: " where ").dropFirst().first else {
            return String(name)
        }
        let conditions = clause.split(separator: ",").filter { $0.contains("==") }
            .map { $0.filter { $0 != " " } }
        return conditions.isEmpty ? String(name) : "\(name)[\(conditions.joined(separator: ","))]"
    }

    private struct Parameter {
        let label: String
        let isClosure: Bool
        let isKeyPath: Bool
        let hasDefault: Bool
    }

    private static func parameters(of signature: Substring) -> [Parameter] {
        guard let name = signature.firstMatch(of: /\b(?:func `?\w+`?|init)/) else { return [] }
        var rest = signature[name.range.upperBound...]
        if rest.first == "<" { rest = rest[rest.index(after: closing(of: rest, "<", ">"))...] }
        guard rest.first == "(" else { return [] }
        var list: [String] = [""]
        var depth = 0
        for character in rest[rest.index(after: rest.startIndex)..<closing(of: rest, "(", ")")] {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && list[list.count - 1].last != "-") { depth -= 1 }
            if character == ",", depth == 0 { list.append("") } else { list[list.count - 1].append(character) }
        }
        return list.compactMap { parameter in
            let words = parameter.replacing(/@\w+(?:\([^)]*\))?/, with: "")
            guard let label = words.firstMatch(of: /\w+/)?.0, words.contains(":") else { return nil }
            let type = words.drop { $0 != ":" }
            return Parameter(
                label: String(label),
                isClosure: type.contains("->") || type.contains("Observer)") || type.contains("EventHandler"),
                isKeyPath: type.contains("KeyPath<"),
                hasDefault: type.contains(" = ")
            )
        }
    }

    /// The place of the bracket that closes the first one.
    private static func closing(of text: Substring, _ open: Character, _ close: Character) -> String.Index {
        var depth = 0
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            if character == open { depth += 1 }
            if character == close, !(close == ">" && last == "-") {
                depth -= 1
                if depth == 0 { return index }
            }
            last = character
        }
        return text.endIndex
    }
}
