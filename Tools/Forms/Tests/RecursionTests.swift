import Testing

@testable import Forms

/// No lenient form leads back to itself.
///
/// In its body, which is obsolete, too, the compiler prefers lenient forms. It reports a form that calls itself, but
/// neither a call in a closure nor one through another form.
struct RecursionTests {
    /// Calls of an overload with the same labels, and what tells it apart.
    private static let reasons: [String: String] = [
        "fromAsync(_:)": "The form for a closure without further arguments."
    ]

    @Test func `no lenient form leads back to itself`() {
        // A form that takes a key path calls the one that takes a closure.
        let lenient = PublicMember.all.filter {
            $0.isObsolete && $0.form.kind == "func" && !$0.form.takesKeyPath
        }
        #expect(lenient.count > 400)
        let circles = Self.circles(among: lenient).filter { Self.reasons[$0.form.signature] == nil }
        for member in circles { Issue.record("\(member.name) calls itself: call what the operator calls.") }
    }

    @Test(
        arguments: [
            ("ObservableType", "filter { try map($0) }", true), ("ObservableType", "a().map(transform)", true),
            ("ObservableType", "skipped(transform)", true), ("ObservableType", "mapped(transform)", false),
            ("ObservableType", "filter { $0.map() }", false), ("ObservableType", "map(to: transform)", false),
            ("InfallibleType", "filter { map($0) }", true), ("InfallibleType", "Infallible(a().map(transform))", false),
        ]
    )
    func `a circle is found`(home: String, body: String, isFound: Bool) {
        func form(_ name: String, _ body: String) -> String {
            let head = "@available(swift, obsoleted: 6.0)\n    public func \(name)(_ transform: @escaping () -> Void)"
            return "extension \(home) {\n    \(head) {\n        \(body)\n    }\n}\n"
        }
        let text = form("map", body) + form("skipped", "map(transform)")
        let found = Self.circles(among: PublicMember.members(of: text, "RxSwift/A.swift")).map(\.form.name)
        #expect(found.contains("map") == isFound, "\(found)")
    }

    /// The forms that call themselves, also through others of their type.
    private static func circles(among lenient: [PublicMember]) -> [PublicMember] {
        let named = Dictionary(grouping: lenient.indices) { "\(lenient[$0].type).\(lenient[$0].form.plainName)" }
        let calls = lenient.map { member in
            member.form.body.flatMap { $0.calls(ofMembers: member.type == "Observable") }.flatMap { call in
                named["\(member.type).\(call.name)", default: []].filter { lenient[$0].form.isCalled(by: call) }
            }
        }
        return lenient.indices.filter { start in
            var (reached, open) = (Set<Int>(), calls[start])
            while let next = open.popLast() { if reached.insert(next).inserted { open += calls[next] } }
            return reached.contains(start)
        }.map { lenient[$0] }
    }
}

extension PublicMember {
    /// The type, which has the members of its protocol.
    fileprivate var type: String {
        home.type.replacing(/(?:Convertible)?Type$/, with: "")
    }
}

/// A call: its name, the labels in brackets, and how many closures trail.
private struct Call {
    let name: String
    let labels: [String]
    let trailing: Int
}

extension Declaration {
    /// Whether a call's arguments fit the parameters.
    fileprivate func isCalled(by call: Call) -> Bool {
        var rest = parameters[...]
        for label in call.labels {
            guard let place = rest.firstIndex(where: { $0.label == label }) else { return false }
            guard rest[..<place].allSatisfy({ !$0.defaultValue.isEmpty }) else { return false }
            rest = rest[(place + 1)...]
        }
        let needed = rest.filter(\.defaultValue.isEmpty).count
        return needed <= call.trailing && call.trailing <= rest.filter(\.isClosure).count
    }
}

extension Code {
    /// The calls in it: of functions without a receiver, and of members of anything.
    fileprivate func calls(ofMembers hasMembers: Bool) -> [Call] {
        var found: [Call] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .word(let word):
                let isMember = word.hasPrefix(".")
                guard hasMembers || !isMember else { continue }
                var rest = pieces[(index + 1)...]
                var labels: [String] = []
                if case .list("(", let arguments)? = rest.first {
                    labels = arguments.map { $0.label ?? "_" }
                    rest = rest.dropFirst()
                } else if rest.first != .word(" ") {
                    continue
                }
                let closures = rest.prefix { if case .closure = $0 { true } else { $0 == .word(" ") } }
                let trailing = closures.count { $0 != .word(" ") }
                guard rest.startIndex > index + 1 || trailing > 0 else { continue }
                let name = word.filter { !".`".contains($0) }
                found.append(Call(name: name, labels: labels, trailing: trailing))
            case .list(_, let arguments): found += arguments.flatMap { $0.value.calls(ofMembers: hasMembers) }
            case .closure(let lines): found += lines.flatMap { $0.calls(ofMembers: hasMembers) }
            }
        }
        return found
    }
}
