/// The pairs of functions that closures of clients in Swift 5 mode go through.
///
/// `sendable` takes one as it is, and hands it on to `asSendable`, which asks for what Swift 6 does.
/// Why there has to be a pair for each type of closures is said in `Sources/RxUnchecked/Sendable.swift`.
enum Unchecked {
    /// What closures may be handed, by the file's name, and what they give for it.
    private static let files: [(name: String, sections: [(title: String, closures: [String])])] = [
        ("Nothing", [("Nothing", pairs("()", ["Result", "Void"] + sequences) + optional("()"))]),
        (
            "Elements",
            [
                (
                    "An element, or a state",
                    pairs("(A)", ["Result", "Void", "Bool", disposable] + sequences) + optional("(A)")
                )
            ]
        ),
        (
            "Errors",
            [
                ("An error", pairs("(any Error)", ["Result"] + sequences) + optional("(any Error)")),
                (
                    "A list, or a sequence",
                    pairs("([A])", ["Result"]) + pairs("(Observable<A>)", ["Result", "Observable<Result>"])
                ),
            ]
        ),
        (
            "Selectors",
            [
                (
                    "Two, of which the second may be a function for the time of the call",
                    pairs("(A, B)", ["Result", "Bool"]) + pairs("(inout A, B)", ["Void"]) + ["(A, (A) -> Void) -> Void"]
                ),
                (
                    "An object, of a type that says so",
                    pairs("()", ["Object"]) + pairs("(Object)", ["Observable<Result>"]) + ["((Object) -> Void)?"]
                        + ["(Object, A) -> Result", "(Object, A) -> Void", "((Object, A) -> Void)?"]
                ),
                (
                    "Three to eight, of selectors that may throw",
                    Generator.arities.map { "(\(letters.prefix($0).joined(separator: ", "))) throws -> Result" }
                ),
            ]
        ),
        (
            "Observers",
            [
                (
                    "An observer",
                    ["(AnyObserver<A>) -> \(disposable)"]
                        + ["SingleEvent<A>", "MaybeEvent<A>", "InfallibleEvent<A>", "CompletableEvent"].map {
                            "(@escaping @Sendable (\($0)) -> Void) -> \(disposable)"
                        }
                ),
                ("The end of a completable", ["(CompletableEvent) -> Void"]),
            ]
        ),
    ]

    private static let disposable = "any Disposable"
    private static let sequences = [
        "Observable<Result>", "Infallible<Result>", "PrimitiveSequence<Trait, Result>",
        "SharedSequence<Strategy, Result>",
    ]
    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    /// The types that a closure's may be generic over, in their order.
    private static let generics =
        ["Object: AnyObject"] + letters + ["Trait", "Strategy: SharingStrategyProtocol", "Result"]

    private static func pairs(_ arguments: String, _ results: [String]) -> [String] {
        results.flatMap { ["\(arguments) throws -> \($0)", "\(arguments) -> \($0)"] }
    }

    private static func optional(_ arguments: String) -> [String] {
        (pairs(arguments, ["Void"]) + ["\(arguments) throws -> Bool"]).map { "(\($0))?" }
    }

    /// The files, by their paths.
    static func texts(_ imports: Imports) -> [String: String] {
        let texts = files.map { file in
            let code = file.sections.map { section in
                "// MARK: \(section.title)\n\n" + section.closures.map(pair).joined(separator: "\n")
            }.joined(separator: "\n")
            let modules = imports.modules(of: code, in: "RxUnchecked", members: ["RxObservable"])
            let head = modules.map { "public import \($0)\n" }.joined()
            let about = "// Closures by what they are handed: see `Sendable.swift`."
            let path = "Sources/RxUnchecked/Generated/Sendable+\(file.name).swift"
            return (path, "\(Generator.mark)\n\n\(head)\n\(about)\n\n\(code)")
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    private static func pair(_ closure: String) -> String {
        let words = Set(closure.split { !$0.isLetter })
        var taking = Declaration(
            attributes: ["@_transparent @_alwaysEmitIntoClient"],
            modifiers: ["package"],
            name: "sendable",
            generics: generics.filter { words.contains($0.prefix { $0.isLetter }) },
            result: sendable(closure),
            body: ["asSendable(closure)"]
        )
        taking.parameters = [.init(name: "closure", type: kept(closure))]
        var asking = taking
        asking.attributes = ["@preconcurrency " + taking.attributes[0]]
        asking.name = "asSendable"
        asking.parameters[0].type = kept(sendable(closure))
        asking.body = ["closure"]
        return [taking, asking].map { Writer.text($0, room: Writer.width).joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }

    private static func sendable(_ closure: String) -> String {
        closure.hasSuffix("?") ? "(@Sendable " + closure.dropFirst() : "@Sendable " + closure
    }

    /// The parameter's type; a closure that travels with an object isn't consumed: the compiler (6.3) would free it.
    private static func kept(_ closure: String) -> String {
        guard closure.hasSuffix("?") else { return "consuming @escaping " + closure }
        return closure.contains("Object") ? closure : "consuming " + closure
    }
}
