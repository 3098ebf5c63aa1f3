/// The shapes of closures with their own casts, since the compiler has no generic cast: closures of the main actor, and
/// unchecked closures of clients in Swift 5 mode.
///
/// Concrete argument and result types (an error, `Bool`, `Void`, an object, a sequence) are written out: through a
/// generic cast the compiler wraps the closure twice. An optional closure has its own cast: `Optional.map` would wrap
/// it.
enum Shapes {
    /// Casts from `@MainActor`: see `MainActorClosure.swift`, which has the closure without arguments.
    private static let onMain: [Code] =
        (1...8).map { "\(list($0)) -> Result" as Code } + (0...2).map { "\(list($0)) throws -> Result" as Code }
        + both("(A)", ["Bool"]) + both("(A, B)", ["Bool"])
        + events.flatMap { both($0, ["Void"]) } + ["(any Error) throws -> Observable<Result>"]
        + events.flatMap { optional(both($0, ["Void"])) }

    /// Casts of unchecked closures, those that lenient forms use: see `Sendable.swift`.
    private static let unchecked: [Code] =
        [
            "() throws -> Result", "() -> Result", "() -> Void", "() throws -> Object",
            "() throws -> Observable<Result>",
            "() -> SharedSequence<Strategy, Result>", "(A) throws -> Result", "(A) -> Result", "(A) -> Void",
            "(A) throws -> Bool", "(A) -> Bool", "(A) -> any Disposable", "(any Error) throws -> Result",
            "(any Error) throws -> Observable<Result>", "(any Error) -> Observable<Result>",
            "(() throws -> Void)?", "(() -> Void)?", "(() throws -> Bool)?", "((A) throws -> Void)?", "((A) -> Void)?",
            "((any Error) throws -> Void)?", "((any Error) -> Void)?", "((any Error) throws -> Bool)?",
            "([A]) throws -> Result", "([A]) -> Result", "(Observable<A>) -> Result",
            "(Observable<A>) throws -> Observable<Result>", "(A, B) throws -> Result", "(A, B) -> Result",
            "(A, B) throws -> Bool", "(A, B) -> Bool", "(inout A, B) throws -> Void",
            // The second argument is a non-escaping function, as in recursive actions.
            "(A, (A) -> Void) -> Void", "(Object) throws -> Observable<Result>", "(Object, A) -> Result",
            "(Object, A) -> Void", "(A, B, C) -> Result", "((Object) -> Void)?", "((Object, A) -> Void)?",
        ]
        + Arity.counts.map { "\(list($0)) throws -> Result" as Code }
        + (0...5).map {
            "(\((letters.prefix($0) + ["@escaping @Sendable (Result) -> Void"]).joined(separator: ", "))) -> Void"
                as Code
        }
        + ["(AnyObserver<A>) -> any Disposable"]
        + ["SingleEvent<A>", "MaybeEvent<A>", "InfallibleEvent<A>", "CompletableEvent"]
        .map { "(@escaping @Sendable (\($0)) -> Void) -> any Disposable" as Code }

    private static let events: [Code] = ["()", "(A)", "(any Error)"]
    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

    private static func list(_ count: Int) -> String { "(\(letters.prefix(count).joined(separator: ", ")))" }

    private static func both(_ arguments: Code, _ results: [Code]) -> [Code] {
        results.flatMap { ["\(arguments) throws -> \($0)", "\(arguments) -> \($0)"] }
    }

    private static func optional(_ closures: [Code]) -> [Code] { closures.map { "(\($0))?" } }

    /// The files by path.
    static var texts: [String: String] {
        func text(_ imports: [String], _ closures: [Code], _ forms: (Code) -> [Declaration]) -> String {
            // A pair stands together.
            let members = closures.map { closure in
                forms(closure).map { Writer.text($0, width: 120) }.joined(separator: "\n")
            }
            return ([Generator.mark, imports.joined(separator: "\n")] + members).joined(separator: "\n\n") + "\n"
        }
        let modules = ["RxDisposables", "RxObservable", "RxTraits"].map { "public import \($0)" }
        return [
            "Sources/RxObservable/Generated/MainActorClosure+Shapes.swift":
                text(["internal import Builtin"], onMain) { [mainForm(of: $0)] },
            "Sources/RxUnchecked/Generated/Sendable+Shapes.swift": text(modules, unchecked, pair),
        ]
    }

    private static func mainForm(of closure: Code) -> Declaration {
        guard closure.optional == nil else {
            let body: [Code] = ["guard let closure else { return nil }", "return onMain(closure)"]
            return form("onMainIfAny", of: marked(closure, "@MainActor"), as: closure, body)
        }
        guard case .list(_, let arguments)? = closure.pieces.first else { preconditionFailure("\(closure)") }
        let values = arguments.indices.map { "$\($0)" }.joined(separator: ", ")
        return form(
            "onMain",
            of: "@escaping \(marked(closure, "@MainActor"))",
            as: closure,
            [
                "// SAFETY: see the form without arguments.",
                "let closure: \(marked(closure)) = Builtin.reinterpretCast(closure)",
                "#if DEBUG",
                "return { \(closure.contains("throws") ? "try " : "")onMainOnly(closure(\(values))) }",
                "#else",
                "return closure",
                "#endif",
            ]
        )
    }

    /// `sendable` takes an unchecked closure and passes it to `asSendable`, which has the requirements of Swift 6.
    private static func pair(_ closure: Code) -> [Declaration] {
        // An optional closure that takes an object isn't consumed: the compiler (6.3) would free it.
        let start: Code =
            closure.optional != nil ? closure.contains("Object") ? "" : "consuming " : "consuming @escaping "
        let taken: Code = "\(start)\(marked(closure))"
        return [
            form("sendable", of: "\(start)\(closure)", as: closure, ["asSendable(closure)"], "@_transparent "),
            form("asSendable", of: taken, as: closure, ["closure"], "@preconcurrency @_transparent "),
        ]
    }

    private static func form(
        _ name: String,
        of taken: Code,
        as closure: Code,
        _ body: [Code],
        _ attributes: String = ""
    ) -> Declaration {
        let last: [Code] = ["Trait", "Strategy: SharingStrategyProtocol", "Result"]
        let generics = ["Object: AnyObject"] + letters.map { Code($0) } + last
        return Declaration(
            attributes: [attributes + "@_alwaysEmitIntoClient"],
            modifiers: ["package"],
            name: name,
            generics: generics.filter { closure.contains(Code($0.first)) },
            parameters: [.init(name: "closure", type: taken)],
            result: marked(closure),
            body: body
        )
    }

    private static func marked(_ closure: Code, _ word: String = "@Sendable") -> Code {
        closure.optional.map { "(\(word) \($0))?" } ?? "\(word) \(closure)"
    }
}
