/// A public member of an extension, as it is written in a source file or will be.
struct Declaration: Equatable {
    /// Its documentation without slashes, a line each sentence, field, and line of code.
    var documentation: [String] = []
    /// Attributes in front of it, a line each, as they are written.
    var attributes: [String] = []
    /// `public`, `static`, `consuming`.
    var modifiers: [String] = []
    /// `func`, `var` or `init`.
    var kind = "func"
    /// Its base name, in backticks where Swift needs them.
    var name = ""
    /// What stands between the angle brackets, a parameter each.
    var generics: [String] = []
    var parameters: [Parameter] = []
    /// `async throws` and the like, between the parameters and the arrow.
    var effects = ""
    /// The type that comes out; empty for none.
    var result = ""
    /// The requirements behind `where`.
    var requirements: [String] = []
    /// The lines of the body, without the braces and without indentation; a call is one.
    var body: [String] = []

    struct Parameter: Equatable {
        /// Attributes of the parameter itself, like `@_inheritActorContext`.
        var attributes: [String] = []
        /// The label; `_` for none.
        var label = "_"
        /// The name inside.
        var name = ""
        var type = ""
        /// The default, without `=`; empty for none.
        var defaultValue = ""
    }

    /// How documentation refers to it: `map(_:)`.
    var signature: String {
        kind == "var" ? plainName : plainName + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    /// The systems that it needs.
    var availability: [String] { attributes.filter { $0.hasPrefix("@available(") } }

    var isStatic: Bool { modifiers.contains("static") }
    var takesClosure: Bool { parameters.contains { $0.type.contains("->") } }
    var isOperator: Bool { kind == "func" && modifiers.contains("public") }
    var takesSendable: Bool { parameters.contains { $0.type.contains("@Sendable (") } }
    /// Whether a closure runs in a task.
    var isAsynchronous: Bool { parameters.contains { $0.type.contains("@isolated(any)") } }

    /// A call with its parameters as arguments; as they are by default.
    func call(_ callee: String, _ value: (Parameter) -> String = { $0.name }) -> String {
        let arguments = parameters.map { $0.label == "_" ? value($0) : "\($0.label): \(value($0))" }
        return "\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// Changes a type, wherever it is named.
    mutating func replace(type: String, with other: String) {
        changeParameters { $0.type.replace(type, with: other) }
        requirements = requirements.map { $0.replacing(type, with: other) }
        result.replace(type, with: other)
    }

    /// Changes what its body calls.
    mutating func replaceInBody(_ text: String, with other: String) {
        body = body.map { $0.replacing(text, with: other) }
    }

    /// Changes each parameter.
    mutating func changeParameters(_ change: (inout Parameter) -> Void) {
        for index in parameters.indices { change(&parameters[index]) }
    }
}

/// The members of one extension, or of what declares a type or a protocol.
struct Extension: Equatable {
    var isDeclaration = false
    var isProtocol = false
    var attributes: [String] = []
    /// The type that it extends.
    var type = ""
    var requirements: [String] = []
    var members: [Declaration] = []
}
