/// The casts of closures of the main actor, one for each type of closures: the compiler has no generic one.
///
/// What is handed over as it is (an error, `Bool`, `Void`, an observable) has a cast of its own: through a generic one
/// the compiler wraps the closure twice. So has an optional closure, which `Optional.map` would wrap.
enum Shapes {
    private static let closures =
        (1...8).map { "(\(list($0))) -> Result" } + (0...2).map { "(\(list($0))) throws -> Result" }
        + both("(A1)", "Bool") + both("(A1, A2)", "Bool")
        + ["()", "(A1)", "(any Error)"].flatMap { both($0, "Void") }
        + ["(any Error) throws -> Observable<Result>"]
    private static let optionals = ["()", "(A1)", "(any Error)"].flatMap { both($0, "Void") }

    private static func list(_ count: Int) -> String { (0..<count).map { "A\($0 + 1)" }.joined(separator: ", ") }

    private static func both(_ arguments: String, _ result: String) -> [String] {
        ["\(arguments) -> \(result)", "\(arguments) throws -> \(result)"]
    }

    /// The file, by its path.
    static var texts: [String: String] {
        let head = "internal import Builtin\n\n// As in MainActorClosure.swift, for closures of other types."
        let path = "Sources/RxObservable/Generated/MainActorClosure+Shapes.swift"
        let forms = closures.map(cast) + optionals.map(optional)
        return [path: "\(Generator.mark)\n\n\(head)\n\n" + forms.joined(separator: "\n")]
    }

    private static func cast(_ type: String) -> String {
        let arguments = type.prefix { $0 != ")" }.dropFirst().split(separator: ",").indices
        let values = Array(arguments).indices.map { "$\($0)" }.joined(separator: ", ")
        return """
            /// A closure of the main actor of the type `\(type)`.
            @_alwaysEmitIntoClient
            package func onMain\(generics(type))(
                _ closure: @escaping @MainActor \(type)
            ) -> @Sendable \(type) {
                // SAFETY: see the form without arguments.
                let closure: @Sendable \(type) = Builtin.reinterpretCast(closure)
                #if DEBUG
                return {
                    assertOnMain()
                    return \(type.contains("throws") ? "try " : "")closure(\(values))
                }
                #else
                return closure
                #endif
            }

            """
    }

    private static func optional(_ type: String) -> String {
        """
        /// A closure of the main actor of the type `\(type)`, if there is one.
        @_alwaysEmitIntoClient
        package func onMainIfAny\(generics(type))(
            _ closure: (@MainActor \(type))?
        ) -> (@Sendable \(type))? {
            guard let closure else { return nil }
            return onMain(closure)
        }

        """
    }

    private static func generics(_ type: String) -> String {
        let names = type.split { !$0.isLetter && !$0.isNumber }.filter { $0.hasPrefix("A") || $0 == "Result" }
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }
}
