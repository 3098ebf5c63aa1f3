import Foundation
import Testing

@testable import Fuzz

// Each operator of RxExtras is a row of the tables.
extension FuzzTests {
    @Test func `each operator of RxExtras is called by a row or is listed here`() throws {
        let without = [
            "and(_:)": "and() of several sequences.",
            "concatMap(pressure:counter:_:)": "Its closure is asynchronous.",
            "endWith(_:_:_:)": "endWith(_:) several times.",
            "ignoreErrors()": "Another name of retry().",
            "ignoreErrors(_:)": "Another name of retry(_:scheduler:shouldRetry:).",
            "partition()": "partition(_:) of the elements themselves.",
            "repeatWithBehavior(_:scheduler:shouldRepeat:)": "Another name of repeat(_:scheduler:shouldRepeat:).",
            "subscribe(pressure:counter:priority:onNext:onError:onCompleted:onDisposed:)": "A task's subscription.",
            "subscribe(weak:onNext:onError:onCompleted:onDisposed:)": "A subscription, and no sequence.",
            "values(pressure:counter:)": "An asynchronous sequence.",
            "valuesFromNow(pressure:counter:)": "An asynchronous sequence.",
        ]
        let calls = Operator.rxExtras.flatMap { Call.all(in: $0.text) }
        let missing = try Declaration.all().filter { declaration in !calls.contains { declaration.takes($0) } }
        #expect(Set(missing.map(\.name)).sorted() == without.keys.sorted())
    }

    @Test func `a declaration lists its calls`() throws {
        let buffer = try #require(Declaration("buffer", "count: Int, skip: Int? = nil, _ end: () -> Int"))
        #expect(buffer.name == "buffer(count:skip:_:)")
        for (text, isOne) in [
            ("%0.buffer(count: 1, skip: 2, { f(1, 2) })", true), ("%0.buffer(count: 1) { 3 }", true),
            ("%0.buffer(count: 1)", false), ("%0.buffer(skip: 1) { 3 }", false), ("%0.buffers(count: 1) { 3 }", false),
        ] {
            #expect(Call.all(in: text).contains { buffer.takes($0) } == isOne)
        }
    }
}

/// A call in the Swift code of a row: a name and the labels of the arguments, `nil` for a trailing closure.
private struct Call {
    var name: String
    var labels: [String?]

    static func all(in text: String) -> [Call] {
        text.matches(of: #/\.(\w+)(?=\(| \{)/#).map { match in
            var rest = text[match.range.upperBound...]
            var labels: [String?] = []
            if rest.first == "(" {
                let inside = rest.dropFirst().parts { $0 == ")" }[0]
                rest = rest[inside.endIndex...].dropFirst()
                labels = inside.parts { $0 == "," }.filter { !$0.isEmpty }.map { argument in
                    argument.firstMatch(of: #/^\s*(\w+): /#).map { String($0.1) } ?? "_"
                }
            }
            return Call(name: String(match.1), labels: rest.hasPrefix(" {") ? labels + [nil] : labels)
        }
    }
}

/// A public function of a file of operators.
private struct Declaration {
    private struct Parameter {
        var label: String
        var isOptional: Bool
        var isClosure: Bool
        var isVariadic: Bool
    }

    private let function: String
    private let parameters: [Parameter]

    var name: String {
        "\(function)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    init?(_ function: String, _ parameters: some StringProtocol) {
        self.function = function
        self.parameters = Substring(parameters).parts { $0 == "," }.compactMap { text in
            guard let match = text.firstMatch(of: #/(\w+)( \w+)?:/#) else { return nil }
            return Parameter(
                label: String(match.1),
                isOptional: text.contains(" = "),
                isClosure: text.contains("->"),
                isVariadic: text.contains("...")
            )
        }
    }

    /// All operators of the folder; a callable type has the name of its file.
    static func all() throws -> [Declaration] {
        let folder = URL(filePath: #filePath).appending(path: "../../../../../Sources/RxExtras/Operators").standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.flatMap { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            let own = file.deletingPathExtension().lastPathComponent.lowercased()
            return text.matches(of: #/public (static )?func `?(\w+)`?/#).compactMap { match in
                let rest = text[match.range.upperBound...].drop { $0 != "(" }.dropFirst()
                let name = match.2 == "callAsFunction" ? own : String(match.2)
                return Declaration(name, rest.parts { $0 == ")" }[0])
            }
        }
    }

    func takes(_ call: Call) -> Bool {
        var left = parameters[...]
        guard call.name == function else { return false }
        for label in call.labels {
            func fits(_ parameter: Parameter) -> Bool {
                label.map { $0 == parameter.label } ?? parameter.isClosure
            }
            left = left.drop { $0.isOptional && !fits($0) }
            guard let parameter = left.first, fits(parameter) else { return false }
            if !parameter.isVariadic { left.removeFirst() }
        }
        return left.allSatisfy { $0.isOptional || $0.isVariadic }
    }
}

extension Substring {
    /// The texts between separators, except those inside brackets; it ends at an unmatched closing bracket.
    fileprivate func parts(separatedBy isSeparator: (Character) -> Bool) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var depth = 0
        var last: Character = " "
        for index in indices {
            let character = self[index]
            defer { last = character }
            if depth == 0, isSeparator(character) || ")]}".contains(character) {
                parts.append(self[start..<index])
                if !isSeparator(character) || character == ")" { return parts }
                start = self.index(after: index)
            }
            if "([{<".contains(character), !(character == "<" && last == " ") { depth += 1 }
            if ")]}".contains(character) || (character == ">" && last != "-" && last != " " && depth > 0) { depth -= 1 }
        }
        return parts + [self[start...]]
    }
}
