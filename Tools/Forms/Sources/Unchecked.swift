/// The lenient forms of `RxExtras`, which is in Swift 6 mode: they call what the strict ones call, with closures that
/// aren't checked.
enum Unchecked {
    /// The lenient form, with the strict one's requirements of elements; `nil` where no closure is `@Sendable`.
    static func form(of strict: Declaration, in home: Extension) -> Declaration? {
        let homes = ["ObservableType", "InfallibleType", "PrimitiveSequenceType", "RepeatBehavior"]
        guard homes.contains(home.type), strict.modifiers.contains("public"), strict.takesSendable,
            !strict.isAsynchronous
        else { return nil }
        var lenient = strict
        // A callback that is passed to the closure keeps its type.
        let callback = Code.Argument(value: "@escaping (Element) -> Void")
        lenient.changeParameters {
            $0.removing("@Sendable").mappingArguments { _, arguments in
                arguments.map { $0 == callback ? .init(value: "@escaping @Sendable (Element) -> Void") : $0 }
            }
        }
        lenient.documentation = Lenient.loosened(strict).documentation
        lenient.attributes = strict.availability + [Writer.hidden, Lenient.obsolete]
        // Forms for other kinds of sequences call the lenient forms of observables.
        if !["InfallibleType", "PrimitiveSequenceType"].contains(home.type) {
            let closures = strict.parameters.filter { $0.isClosure && $0.type.contains("@Sendable") }.map(\.name)
            lenient.body = body(strict.body, closures)
        }
        return lenient
    }

    /// The body, which passes the closures on as `Sendable` ones; those that its own closures call, these capture.
    private static func body(_ body: [Code], _ closures: [String]) -> [Code] {
        if !closures.contains(where: { name in body.contains { $0.isCapturing(Code(name)) } }) {
            return closures.reduce(body) { body, name in
                body.map { $0.replacingArgument(name, with: "unchecked(\(name))") }
            }
        }
        var body = body
        // A chain of calls may have a line for each.
        if body.dropFirst().allSatisfy({ $0.description.trimmed.hasPrefix(".") }) { body[0] = "return \(body[0])" }
        let proof: Code = "// SAFETY: a client in Swift 5 mode vouches for it."
        return [proof] + closures.map { "nonisolated(unsafe) let \($0) = \($0)" } + body
    }
}

extension Code {
    /// Whether a closure in it has some words.
    fileprivate func isCapturing(_ part: Code) -> Bool {
        pieces.contains { piece in
            switch piece {
            case .word: false
            case .list(_, let arguments): arguments.contains { $0.value.isCapturing(part) }
            case .closure(let lines): lines.contains { $0.contains(part) }
            }
        }
    }
}
