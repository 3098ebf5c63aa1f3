/// A public member of an extension, read from a source file or to be written to one.
struct Declaration: Equatable {
    /// The lines of the comment, without slashes.
    var documentation: [String] = []
    /// What a form does otherwise than its operator: a sentence at the end of its comment.
    var remark = ""
    /// Attributes in front of the declaration, one per line, as written.
    var attributes: [String] = []
    /// `public`, `static`, `consuming`.
    var modifiers: [String] = []
    /// `func`, `var` or `init`.
    var kind = "func"
    /// The base name, in backticks where Swift needs them.
    var name = ""
    /// The generic parameters.
    var generics: [Code] = []
    var parameters: [Parameter] = []
    /// `async throws` and the like, between the parameters and the arrow.
    var effects = Code("")
    /// The result type; empty for none.
    var result = Code("")
    /// The requirements behind `where`.
    var requirements: [Code] = []
    /// The body: each call is one piece.
    var body: [Code] = []

    struct Parameter: Equatable {
        /// Attributes of the parameter itself, like `@_inheritActorContext`.
        var attributes: [String] = []
        /// The label; `_` for none.
        var label = "_"
        /// The internal name.
        var name = ""
        var type = Code("")
        /// The default; empty for none.
        var defaultValue = Code("")

        /// The last parameter of a form that would otherwise have the signature of another one, or be a second witness
        /// of some protocol's requirement.
        ///
        /// No call names it.
        ///
        /// - Parameter parameters: Those before it: behind a variadic one, it needs a label.
        /// - Returns: The parameter.
        static func discriminator(behind parameters: [Parameter]) -> Parameter {
            // The type checker favours overloads whose parameters fit the arguments' types, and tries these in their
            // order: strict forms before lenient ones. A type that depends on the sequence's keeps it from doing so.
            if parameters.contains(where: { $0.name == "scheduler" }) { return .besideScheduler }
            let isVariadic = parameters.last?.type.hasSuffix("...") ?? false
            return Parameter(label: isVariadic ? "lenient" : "_", name: "_", type: "Void", defaultValue: "()")
        }

        private static let besideScheduler = Parameter(name: "_", type: "Element.Type?", defaultValue: "nil")

        /// Whether it is such a parameter.
        var isDiscriminator: Bool { type == "Void" && defaultValue == "()" || self == .besideScheduler }
        var isClosure: Bool { type.contains("->") }
        /// Whether it is a closure that runs in a task.
        var isAsynchronous: Bool { type.contains("@isolated(any)") }
    }

    /// The name in documentation: `map(_:)`; a discriminator has no part in it.
    var signature: String {
        let labels = parameters.filter { !$0.isDiscriminator }.map { $0.label + ":" }
        return kind == "var" ? plainName : plainName + "(" + labels.joined() + ")"
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    /// The availability attributes.
    var availability: [String] { attributes.filter { $0.hasPrefix("@available(") } }

    var isStatic: Bool { modifiers.contains("static") }
    var takesClosure: Bool { parameters.contains(where: \.isClosure) }
    var takesKeyPath: Bool { types.contains { $0.contains("KeyPath") } }
    var takesMainScheduler: Bool { types.contains("any MainSchedulerType") }
    var isOperator: Bool { kind == "func" && modifiers.contains("public") }
    var takesSendable: Bool { parameters.contains { !$0.isAsynchronous && $0.type.contains("@Sendable") } }
    var isAsynchronous: Bool { parameters.contains(where: \.isAsynchronous) }

    /// The types of the parameters.
    var types: [Code] { parameters.map(\.type) }

    /// A call whose arguments are the parameters; by default, their names.
    func call(_ callee: Code, trailing: Bool = false, _ value: (Parameter) -> Code = { Code($0.name) }) -> Code {
        if kind == "var" { return callee }
        let arguments = parameters.map { Code.Argument(label: $0.label == "_" ? nil : $0.label, value: value($0)) }
        return Code(calling: callee, arguments, trailing: trailing)
    }

    /// Changes the types of the parameters, the requirements, and the result.
    mutating func changeTypes(_ change: (Code) -> Code) {
        changeParameters(change)
        requirements = requirements.map(change)
        result = change(result)
    }

    /// Changes the types of the parameters.
    mutating func changeParameters(_ change: (Code) -> Code) {
        for index in parameters.indices { parameters[index].type = change(parameters[index].type) }
    }

    /// Makes the form one that an overload without this attribute is preferred to, or one that isn't.
    var isDisfavored: Bool {
        get { attributes.contains("@_disfavoredOverload") }
        set {
            attributes.removeAll { $0 == "@_disfavoredOverload" }
            if newValue { attributes.append("@_disfavoredOverload") }
        }
    }
}

/// The members of an extension, or of the declaration of a type or a protocol.
struct Extension: Equatable {
    var isDeclaration = false
    var isProtocol = false
    var attributes: [String] = []
    /// The extended type.
    var type = ""
    var requirements: [Code] = []
    var members: [Declaration] = []
}
