/// The casts of closures of the main actor, one for each number of arguments: the compiler has no generic one.
enum Shapes {
    private static let words = ["no", "an", "two", "three", "four", "five", "six", "seven", "eight"]

    /// The file, by its path.
    static var texts: [String: String] {
        let forms =
            (1...8).map { form($0, throwing: false) } + (0...2).map { form($0, throwing: true) }
            + (0...2).flatMap { count in
                // A closure without arguments tells nothing apart.
                (count == 0 ? ["Void"] : ["Void", "Bool"]).flatMap { result in
                    [false, true].map { form(count, throwing: $0, result) }
                }
            }
        let head = """
            internal import Builtin

            // As in MainActorClosure.swift, for more arguments, for closures that throw, and for those that return
            // nothing or a flag: a result of any type is handed over in memory, so that its form would wrap these.
            """
        let path = "Sources/RxObservable/Generated/MainActorClosure+Shapes.swift"
        return [path: "\(Generator.mark)\n\n\(head)\n\n" + forms.joined(separator: "\n")]
    }

    private static func form(_ count: Int, throwing: Bool, _ result: String = "Result") -> String {
        let arguments = (0..<count).map { "A\($0 + 1)" }
        let generics = arguments + (result == "Result" ? [result] : [])
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let type = "(\(arguments.joined(separator: ", "))) \(throwing ? "throws " : "")-> \(result)"
        let call = "\(throwing ? "try " : "")closure(\((0..<count).map { "$\($0)" }.joined(separator: ", ")))"
        let results = ["Result": "", "Void": ", which returns nothing", "Bool": ", which returns a flag"]
        let title =
            "\(words[count]) argument\(count == 1 ? "" : "s")\(results[result] ?? "")"
            + (throwing ? "\(result == "Result" ? ", which" : " and") throws" : "")
        return """
            /// A closure of the main actor with \(title).
            @_alwaysEmitIntoClient
            package func onMain\(list)(
                _ closure: @escaping @MainActor \(type)
            ) -> @Sendable \(type) {
                // SAFETY: see the form without arguments.
                let closure: @Sendable \(type) = Builtin.reinterpretCast(closure)
                #if DEBUG
                return {
                    assertOnMain()
                    return \(call)
                }
                #else
                return closure
                #endif
            }

            """
    }
}
