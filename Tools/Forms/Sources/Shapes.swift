/// The shapes of closures of the main actor, each with a cast, since the compiler has no generic one.
///
/// Concrete argument and result types (an error, `Bool`, `Void`, an object, a sequence) are written out: through a
/// generic cast the compiler wraps the closure twice. An optional closure has its own cast: `Optional.map` would wrap
/// it.
enum Shapes {
    /// Casts from `@MainActor`: see `MainActorClosure.swift`, which has the closure without arguments.
    private static let assumeMain: [Code] =
        (1...8).map { "\(list($0)) -> Result" as Code } + (1...2).map { "\(list($0)) throws -> Result" as Code }
        + both("(A)", ["Bool"]) + both("(A, B)", ["Bool"])
        + events.flatMap { both($0, ["Void"]) } + ["(any Error) throws -> Observable<Result>"]
        + events.flatMap { optional(both($0, ["Void"])) }

    private static let events: [Code] = ["()", "(A)", "(any Error)"]
    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

    private static func list(_ count: Int) -> String { "(\(letters.prefix(count).joined(separator: ", ")))" }

    private static func both(_ arguments: Code, _ results: [Code]) -> [Code] {
        results.flatMap { ["\(arguments) throws -> \($0)", "\(arguments) -> \($0)"] }
    }

    private static func optional(_ closures: [Code]) -> [Code] { closures.map { "(\($0))?" } }

    /// The files by path.
    static var texts: [String: String] {
        let members = assumeMain.map { Writer.text(mainForm(of: $0), width: 120) }
        let text = ([Generator.mark, "internal import Builtin"] + members).joined(separator: "\n\n") + "\n"
        return ["Sources/RxObservable/Generated/MainActorClosure+Shapes.swift": text]
    }

    private static func mainForm(of closure: Code) -> Declaration {
        guard closure.optional == nil else {
            let body: [Code] = ["guard let closure else { return nil }", "return assumeMain(closure)"]
            return form("assumeMainIfAny", of: marked(closure, "@MainActor"), as: closure, body)
        }
        guard case .list(_, let arguments)? = closure.pieces.first else { preconditionFailure("\(closure)") }
        let values = arguments.indices.map { "$\($0)" }.joined(separator: ", ")
        return form(
            "assumeMain",
            of: "@escaping \(marked(closure, "@MainActor"))",
            as: closure,
            [
                "// SAFETY: as in `MainActorClosure.swift`.",
                "let closure: \(marked(closure)) = Builtin.reinterpretCast(closure)",
                "#if DEBUG",
                "return { \(closure.contains("throws") ? "try " : "")assertingOnMain(closure(\(values))) }",
                "#else",
                "return closure",
                "#endif",
            ]
        )
    }

    private static func form(
        _ name: String,
        of taken: Code,
        as closure: Code,
        _ body: [Code]
    ) -> Declaration {
        let generics = (letters + ["Result"]).map { Code($0) }
        return Declaration(
            attributes: ["@_alwaysEmitIntoClient @preconcurrency"],
            modifiers: ["package"],
            name: name,
            generics: generics.filter(closure.contains),
            parameters: [.init(name: "closure", type: taken)],
            result: marked(closure),
            body: body
        )
    }

    private static func marked(_ closure: Code, _ word: String = "@Sendable") -> Code {
        closure.optional.map { "(\(word) \($0))?" } ?? "\(word) \(closure)"
    }
}
