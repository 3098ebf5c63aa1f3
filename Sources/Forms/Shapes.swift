/// The casts of closures of the main actor, one for each number of arguments: the compiler has no generic one.
enum Shapes {
    private static let words = ["no", "an", "two", "three", "four", "five", "six", "seven", "eight"]

    /// The file, by its path.
    static var texts: [String: String] {
        let forms = (1...8).map { form($0, throwing: false) } + (0...2).map { form($0, throwing: true) }
        let head = "// As in MainActorClosure.swift, for more arguments, and for closures that throw."
        let path = "Sources/RxObservable/Generated/MainActorClosure+Shapes.swift"
        return [path: "\(Generator.mark)\n\n\(head)\n\n" + forms.joined(separator: "\n")]
    }

    private static func form(_ count: Int, throwing: Bool) -> String {
        let generics = (0..<count).map { "A\($0 + 1)" }
        let arguments = generics.joined(separator: ", ")
        let type = "(\(arguments)) \(throwing ? "throws " : "")-> Result"
        let call = "\(throwing ? "try " : "")closure(\((0..<count).map { "$\($0)" }.joined(separator: ", ")))"
        let title = "\(words[count]) argument\(count == 1 ? "" : "s")\(throwing ? ", which throws" : "")"
        return """
            /// A closure of the main actor with \(title).
            @_alwaysEmitIntoClient
            package func onMain<\((generics + ["Result"]).joined(separator: ", "))>(
                _ closure: @escaping @MainActor \(type)
            ) -> @Sendable \(type) {
                // SAFETY: see the form without arguments.
                let closure = unsafeBitCast(closure, to: (@Sendable \(type)).self)
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
