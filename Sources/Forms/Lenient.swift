/// The rule of lenient forms: RxSwift's call forms, for clients in Swift 5 mode.
///
/// They take closures that aren't `@Sendable` and elements that aren't `Sendable`.
struct Lenient {
    static let obsolete = "@available(swift, obsoleted: 6.0)"

    /// Library functions that are called like operators, but take unchecked closures.
    let inner: Set<String>

    /// The lenient form of a strict one and its place; `nil` where there is none.
    func form(of strict: Declaration, in home: Extension) -> (home: Extension, form: Declaration)? {
        guard Lenient.hasForm(strict, home) else { return nil }
        let strictRequirements = home.requirements
        var home = home
        home.requirements = home.requirements.compactMap(Lenient.requirement)
        var form = Lenient.loosened(strict)
        form.result = Lenient.type(strict.result)
        let isLooser =
            form.generics != strict.generics || form.parameters != strict.parameters
            || home.requirements != strictRequirements || form.requirements != strict.requirements
            || home.type == "SharedSequenceConvertibleType" && strict.attributes.contains { $0.contains("@MainActor") }
        // The form for a scheduler of the main thread is strict; a strict form for any scheduler would be found first.
        let isBesideMain = Moved.isScheduled(strict.signature, on: home.type)
        guard isLooser || isBesideMain else { return nil }
        form.attributes = strict.attributes.filter {
            !$0.contains("@MainActor") && $0 != "@_disfavoredOverload" && !$0.contains("swift, introduced")
        }
        form.attributes.append(Lenient.obsolete)
        form.body = body(of: strict, form)
        // The type of a closure or a key path tells the two forms apart. A static member is passed as a function,
        // without its defaults: `flatMap(Observable.from(optional:))`.
        let isToldApart = zip(strict.parameters, form.parameters).contains { strict, form in
            strict.isForNoWitness || form != strict && (form.type.contains("->") || form.type.contains("KeyPath"))
        }
        if strict.kind == "func", !strict.isStatic, !isToldApart {
            form.parameters.append(.forNoWitness(behind: form.parameters))
        }
        return (home, form)
    }

    /// Whether a lenient form exists: none for members that are asynchronous, of the main actor, or new in this
    /// library.
    private static func hasForm(_ strict: Declaration, _ home: Extension) -> Bool {
        guard strict.modifiers.contains("public"), strict.kind != "var", homes.contains(home.type) else {
            return false
        }
        // Forms for code of the main actor, and for key paths, are as lenient in Swift 5 mode.
        let isAsLenient = strict.takesKeyPath || strict.summaryBesideAnother != nil
        if isAsLenient, home.type.hasPrefix("SharedSequence") { return false }
        let types = strict.parameters.map(\.type) + strict.generics
        return !types.contains { type in
            ["@isolated(any)", " async ", "MainSchedulerType", "each ", "VoidTask", "(sending ", "AsyncValues<"]
                .contains {
                    type.contains($0)
                }
        }
    }

    /// The types that have lenient forms.
    private static let homes: Set = [
        "ObservableType", "Observable", "ObservableConvertibleType", "InfallibleType", "Infallible", "SharedSequence",
        "SharedSequenceConvertibleType", "PrimitiveSequence", "PrimitiveSequenceType", "BehaviorRelay", "PublishRelay",
        "ControlEvent", "ControlProperty",
    ]

    /// The drop-in module of a form: `RxCocoa` has the forms of drivers and signals.
    static func module(of home: Extension, _ strict: Declaration) -> String {
        let words = [home.type, strict.result] + strict.parameters.map(\.type) + strict.generics
        let isOfCocoa = words.contains { word in
            ["SharedSequence", "Driver", "Signal"].contains { word.contains($0) }
        }
        return isOfCocoa ? "RxCocoa" : "RxSwift"
    }

    /// The signature, with a long list of labels cut after the first.
    static func shortSignature(_ form: Declaration) -> String {
        guard form.signature.count > 80 else { return form.signature }
        return "\(form.plainName)(\(form.parameters.first?.label ?? "_"):…)"
    }

    /// The declaration and its page, without the requirements of Swift 6.
    static func loosened(_ strict: Declaration) -> Declaration {
        var form = strict
        form.documentation = ["Lenient form of `\(shortSignature(strict))`, for clients in Swift 5 mode."]
        form.generics = strict.generics.map(type)
        form.requirements = strict.requirements.compactMap(requirement)
        form.changeParameters { $0.type = type($0.type) }
        return form
    }

    /// The type, without the requirements of Swift 6.
    static func type(_ text: String) -> String {
        var text = text
        for word in ["@Sendable ", "@MainActor ", "sending ", " & SendableMetatype", " & Sendable"] {
            text = text.replacing(word, with: "")
        }
        if text.hasPrefix("any KeyPath<") { text = String(text.dropFirst("any ".count)) }
        if text.hasSuffix(": Sendable") { text = String(text.dropLast(": Sendable".count)) }
        return text
    }

    static func requirement(_ text: String) -> String? {
        if text.hasSuffix(": Sendable") || text.hasSuffix(": SendableMetatype") { return nil }
        if text.contains("FixedWidthInteger") { return text }
        return type(text)
    }

    // MARK: Bodies

    /// The strict body.
    ///
    /// Operators get a closure unchanged, since they have lenient forms, too; other functions get the converted
    /// closure.
    private func body(of strict: Declaration, _ form: Declaration) -> [String] {
        var text = strict.body.joined(separator: "\n")
        // Observers needn't be `Sendable`.
        if strict.parameters.contains(where: { $0.type == "Observer..." }) {
            text = text.replacing("onMain: ", with: "").replacing("subscribe(", with: "subscribe(unchecked: ")
        }
        var kept: [String] = []
        for (parameter, loose) in zip(strict.parameters, form.parameters) where parameter != loose {
            guard loose.type.contains("->") else { continue }
            let name = parameter.name
            // The closure isn't isolated to the main actor here, so the cast is left out.
            for cast in ["onMain(", "onMainIfAny(", "hoppingToMainIfAny("] {
                text = text.replacing("\(cast)\(name))", with: name)
            }
            text = text.replacing("innerSource(\(name))", with: "{ \(name)($0).source }")
            for weakly in ["weakly", "weaklyOnMain"] {
                text = text.replacing("\(weakly)(object, \(name))", with: "sendable(\(name), with: object)")
            }
            // A closure used inside another closure is cast once, before the statement.
            if let callee = text.calleeOfClosure(using: name) {
                if !isOperator(callee) { kept.append("let \(name) = sendable(\(name))") }
            } else {
                text = text.replacingWord(name) { callee in
                    isOperator(callee) || callee == "sendable" ? name : "sendable(\(name))"
                }
            }
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return kept.isEmpty ? lines : kept + ["return " + lines[0]] + lines.dropFirst()
    }

    private func isOperator(_ callee: String) -> Bool {
        // A free function takes unchecked closures, and has no lenient form.
        guard let dot = callee.lastIndex(of: ".") else { return false }
        return !inner.contains(String(callee[dot...].dropFirst()))
    }
}

extension String {
    /// The text, with each occurrence of a name as a whole word and not as a label replaced, depending on the function
    /// that takes it as an argument.
    func replacingWord(_ name: String, with replacement: (_ callee: String) -> String) -> String {
        var result = ""
        var rest = self[...]
        while let found = rest.firstRange(of: name) {
            result += rest[..<found.lowerBound]
            result += isWord(found) ? replacement(callee(at: found.lowerBound)) : name
            rest = rest[found.upperBound...]
        }
        return result + rest
    }

    /// The function whose closure argument, in braces, uses a name; `nil` if there is none.
    func calleeOfClosure(using name: String) -> String? {
        var rest = self[...]
        while let found = rest.firstRange(of: name) {
            if isWord(found), let brace = opening("{", "}", before: found.lowerBound) {
                let head = self[..<brace].trimmed
                // A trailing closure follows its function; a labelled closure is inside its brackets.
                if head.hasSuffix(":") || head.hasSuffix("(") || head.hasSuffix(",") { return callee(at: brace) }
                let end = head.hasSuffix(")") ? head.opening("(", ")", before: head.index(before: head.endIndex)) : nil
                return String(head[..<(end ?? head.endIndex)].nameAtEnd)
            }
            rest = rest[found.upperBound...]
        }
        return nil
    }

    private func isWord(_ range: Range<String.Index>) -> Bool {
        let before = range.lowerBound == startIndex ? " " : self[index(before: range.lowerBound)]
        let after = range.upperBound == endIndex ? " " : self[range.upperBound]
        return !before.isWordCharacter && !after.isWordCharacter && after != ":" && before != "."
    }

    /// The name before the bracket around a place.
    private func callee(at place: String.Index) -> String {
        opening("(", ")", before: place).map { String(self[..<$0].nameAtEnd) } ?? ""
    }

    /// The bracket around a place.
    private func opening(_ open: Character, _ close: Character, before place: String.Index) -> String.Index? {
        var depth = 0
        for index in self[..<place].indices.reversed() {
            if self[index] == close { depth += 1 }
            if self[index] == open { depth -= 1 }
            if depth < 0 { return index }
        }
        return nil
    }
}

extension Substring {
    /// The name at the end of the text, with its receiver.
    fileprivate var nameAtEnd: Substring {
        self[(lastIndex { !$0.isWordCharacter && !".`()".contains($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
