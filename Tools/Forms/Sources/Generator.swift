import Foundation

/// Makes the forms of all operators.
final class Generator {
    /// The package's folder.
    let root: URL
    /// The members of handwritten extensions, each with its file's path as the suffix.
    let members: [Form]
    /// The members of types and protocols, treated as members of extensions.
    let declared: [Form]

    static let mark = "// Written by `Tools/Forms` from its table: what is changed here is lost."

    init(root: URL) throws {
        self.root = root
        let sources = root.appending(path: "Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var texts: [String: String] = [:]
        for path in paths where path.hasPrefix("Rx") && path.hasSuffix(".swift") && !path.contains("/Generated/") {
            texts[path] = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        }
        let read = texts.sorted { $0.key < $1.key }.flatMap { path, text in
            Reader.extensions(in: text).flatMap { home in
                home.members.map { Form(String(path.prefix { $0 != "/" }), path, home, $0) }
            }
        }
        members = read.filter { !$0.home.isDeclaration }
        declared = read.filter(\.home.isDeclaration)
    }

    /// A form and its place.
    struct Form {
        let module: String
        let suffix: String
        let home: Extension
        var form: Declaration
        /// The operator of the form, with its module and its place.
        var strict: Declaration
        let owner: (module: String, home: Extension)

        init(_ module: String, _ suffix: String, _ home: Extension, _ form: Declaration, of owner: Form? = nil) {
            self.module = module
            self.suffix = suffix
            var home = home
            home.members = []
            self.home = home
            self.form = form
            strict = owner?.form ?? form
            self.owner = owner.map { ($0.module, $0.home) } ?? (module, home)
        }
    }

    /// The operators of observables, from their own files.
    private(set) lazy var operators =
        members.filter { member in
            let folders = ["RxObservable/Operators/", "RxObservable/Creation/", "RxSubjects/Sharing/"]
            return folders.contains(where: member.suffix.hasPrefix) && member.home.type == "ObservableType"
                && member.form.isOperator
        }
    /// The operators of `RxExtras`.
    private(set) lazy var operatorsOfExtras = members.filter {
        $0.suffix.hasPrefix("RxExtras/Operators/") && $0.home.type.hasPrefix("Observable") && $0.form.isOperator
    }

    /// The forms of the table.
    private(set) lazy var table = written(Operator.all, among: operators)

    /// The forms of operators' rows: each family's form, its key-path form, and the forms for more sources.
    private func written(_ rows: [Operator], among operators: [Form]) -> [Form] {
        func forms(_ owner: Form, _ row: Operator, _ family: Family, _ cell: Cell) -> [Form] {
            var (place, form) = family.form(of: owner.form, in: owner.home)
            guard cell.change(&place, &form) else { return [] }
            let keyPathForms = family.isOnMain && row.hasKeyPaths ? family.keyPathForms(of: form) : []
            let isBesideOwner = family.module == "RxObservable" || ["RxExtras", "RxTracing"].contains(owner.module)
            let module = isBesideOwner ? owner.module : family.module
            return ([form] + keyPathForms).map { documented(Form(module, family.suffix, place, $0, of: owner)) }
        }
        return rows.flatMap { row in
            operators.filter { row.isMatched(by: $0.form) }.flatMap { owner -> [Form] in
                let all = zip(Family.all, row.cells).flatMap { forms(owner, row, $0, $1) }
                guard row.hasArities else { return all }
                return Arity.forms(of: Form("RxObservable", "Arity", owner.home, owner.form))
                    + all.flatMap { [$0] + Arity.forms(of: $0) }
            }
        }
    }

    /// How many members of observables have a module and a signature.
    private lazy var signatures = (declared + members).filter { $0.home.type == "ObservableType" }
        .reduce(into: [:]) { $0[$1.module + $1.form.signature, default: 0] += 1 }

    /// The form with its comment.
    func documented(_ form: Form) -> Form {
        var form = form
        // A link leads to an operator only if no other one has the same labels.
        let key = form.owner.module + form.strict.signature
        let isOverloaded = signatures[key] != 1 || Lenient.isBesideMain(form.strict.signature, "ObservableType")
        form.form.documentation =
            form.form.summaryBesideAnother.map { [$0] } ?? form.comment(isOverloaded: isOverloaded)
        return form
    }

    private(set) lazy var extras = written(
        Operator.extras,
        among: operatorsOfExtras + members.filter { $0.module == "RxTracing" && $0.home.type == "ObservableType" }
    )
    private(set) lazy var favored = members.filter { !Lenient.modules.contains($0.module) }.flatMap(Favored.forms)
    private(set) lazy var lenient = lenientForms()
    /// The lenient forms of operators, of traits' own members, of the tables' forms, and of `RxExtras`, without those
    /// that exist by hand.
    private func lenientForms() -> [Form] {
        let byHand = members.filter { Lenient.modules.contains($0.module) || $0.suffix.contains("/Lenient/") }
        var forms: [Form] = []
        var seen = Set(byHand.map { key($0.home, $0.form) })
        for strict in strictForms(beside: table) {
            guard let found = Lenient.form(of: strict.form, in: strict.home) else { continue }
            let module = Lenient.module(of: strict.home, strict.form)
            if seen.insert(key(found.home, found.form)).inserted {
                forms.append(Form(module, "Lenient", found.home, found.form, of: strict))
            }
        }
        let ofExtras = members.filter { $0.module == "RxExtras" && !$0.suffix.contains("/Lenient/") }
        for strict in ofExtras + declared + extras {
            guard let form = Unchecked.form(of: strict.form, in: strict.home),
                seen.insert(key(strict.home, form)).inserted
            else { continue }
            forms.append(Form("RxExtras", "Lenient", strict.home, form, of: strict))
        }
        return forms
    }

    /// The key that distinguishes overloads.
    private func key(_ home: Extension, _ form: Declaration) -> String {
        let types = form.types.map { $0.removing("@escaping", "any", "consuming") }
        let words = form.modifiers.contains("static") ? "static " : ""
        let requirements = (home.requirements + form.requirements).map(\.description).sorted()
        return "\(words)\(home.type).\(form.signature) \(types) \(requirements)"
    }

    /// All candidates for a lenient form.
    func strictForms(beside forms: [Form]) -> [Form] {
        members.filter { ["RxObservable", "RxSubjects", "RxTraits", "RxRelay"].contains($0.module) } + forms
    }

    /// The text of each file, by its path below the package's folder.
    ///
    /// All forms of a kind are in one file: without optimisation, the compiler emits inlined and shared code again in
    /// each file. With a file for each operator, that was a fifth of the modules' compiled size.
    func texts(of forms: [Form]) -> [String: String] {
        Dictionary(grouping: forms) { "Sources/\($0.module)/Generated/Forms+\($0.suffix).swift" }
            .mapValues { text(of: $0) }
    }

    private func text(of forms: [Form]) -> String {
        var extensions: [Extension] = []
        for form in forms {
            let home = form.home
            let isThere = { (other: Extension) in other.type == home.type && other.requirements == home.requirements }
            if !extensions.contains(where: isThere) { extensions.append(home) }
            if let index = extensions.firstIndex(where: isThere) { extensions[index].members.append(form.form) }
        }
        let imports = Imports.lines(of: forms[0].module, forms[0].suffix).map { $0 + "\n" }.joined()
        var body = (imports.isEmpty ? "" : imports + "\n") + extensions.map(Writer.text).joined(separator: "\n")
        if Lenient.modules.union(["Rx"]).contains(forms[0].module) {
            body.replace(Lenient.obsolete, with: "#if !LenientInSwift6\n\(Lenient.obsolete)\n#endif")
        } else if forms[0].suffix == Favored.suffix {
            body = "#if !LenientInSwift6\n\(body)#endif\n"
        }
        return "\(Generator.mark)\n\n\(body)"
    }
}
