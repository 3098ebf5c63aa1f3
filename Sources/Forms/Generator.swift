import Foundation

/// Makes the forms of all operators.
final class Generator {
    /// The package's folder.
    let root: URL
    /// The modules' files, but for those that are written here.
    let files: [(path: String, module: String, extensions: [Extension])]
    /// The types and protocols that the modules declare, with their members, as if they were extensions.
    let declarations: [Extension]

    static let mark = "// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost."
    static let arities = 3...8

    init(root: URL) throws {
        self.root = root
        let sources = root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let read = try paths.sorted().compactMap { path -> (path: String, module: String, text: String)? in
            let module = path.prefix { $0 != "/" }
            guard path.hasSuffix(".swift"), module.hasPrefix("Rx"), !path.contains("/Generated/") else { return nil }
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            return (path, String(module), text)
        }
        let twins = try Twins(root: root).texts().sorted { $0.key < $1.key }.map { path, text in
            let path = String(path.dropFirst("Sources/".count))
            return (path: path, module: String(path.prefix { $0 != "/" }), text: text)
        }
        let all = (read + twins).map { ($0.path, $0.module, Reader.extensions(in: $0.text)) }
        files = all.map { ($0, $1, $2.filter { !$0.isDeclaration }) }
        declarations = all.flatMap { $2.filter(\.isDeclaration) }
    }

    /// A form, and where it goes.
    struct Form {
        let module: String
        let suffix: String
        var home: Extension
        var form: Declaration
        /// What it is a form of.
        let strict: Declaration

        init(
            _ module: String,
            _ suffix: String,
            _ home: Extension,
            _ form: Declaration,
            of strict: Declaration? = nil
        ) {
            self.module = module
            self.suffix = suffix
            self.home = home
            self.form = form
            self.strict = strict ?? form
        }
    }

    /// The operators of observables, from their own files.
    private(set) lazy var operators: [(module: String, home: Extension, form: Declaration)] = {
        let folders = ["RxObservable/Operators", "RxObservable/Creation", "RxSubjects/Sharing"]
        return files.filter { file in folders.contains { file.path.hasPrefix($0) } }.flatMap { file in
            file.extensions.filter { $0.type == "ObservableType" }.flatMap { home in
                home.members.filter { $0.kind == "func" && $0.modifiers.contains("public") }
                    .map { (file.module, home, $0) }
            }
        }
    }()

    /// The forms of the table.
    private(set) lazy var table: [Form] = Operator.all.flatMap { row -> [Form] in
        guard let (owner, home, strict) = operators.first(where: { row.isMatched(by: $0.form) }) else { return [] }
        let isOverloaded = operators.count { $0.form.signature == strict.signature } > 1
        let arity = row.hasArities ? arities(strict, home, of: strict, module: "RxObservable", suffix: "Arity") : []
        let cells = zip(Family.all, row.cells).flatMap { family, cell in cell.all.map { (family, $0) } }
        return cells.reduce(arity) { found, cell in
            let (family, cell) = cell
            var (place, form) = family.form(of: strict, in: home)
            guard cell.change(&place, &form) else { return found }
            var note = family.note((place, form), of: strict, in: owner, isOverloaded: isOverloaded)
            if row.hasArities { note += " Up to eight can be combined." }
            return found + cellForms(of: row, strict, place, form, note, family)
        }
    }

    /// The forms of all tables, with those of rules for a few.
    private(set) lazy var forms = table + others
    private(set) lazy var others = otherForms()
    private(set) lazy var extras = extrasForms()
    private(set) lazy var lenient = lenientForms()
    /// The lenient forms that call a member of `RxUnchecked`, and these members.
    private(set) lazy var unchecked = Unchecked.all.flatMap { row -> [Form] in
        let homes = (declarations + files.flatMap(\.extensions)).filter { $0.type == row.type }
        guard let strict = homes.flatMap(\.members).first(where: { $0.signature == row.signature }) else { return [] }
        let (form, member) = row.forms(of: strict)
        return [("RxUnchecked", "Strict", member), ("RxSwift", "Lenient", form)].map {
            Form($0, $1, Extension(type: row.type), $2, of: strict)
        }
    }

    /// A form with its page, that for a key path, and those for more sources.
    private func cellForms(
        of row: Operator,
        _ strict: Declaration,
        _ place: Extension,
        _ form: Declaration,
        _ note: String,
        _ family: Family
    ) -> [Form] {
        var all = [form]
        if row.hasKeyPath, family.isOnMain {
            all.append(family.keyPathForm(of: form))
            all[1].documentation += ["- Parameter keyPath: Where to find it; read on the main thread."]
            all[1].says(row.keyPathSummary)
        }
        for index in all.indices { all[index].documentation = all[index].page(of: all[index], note, in: family) }
        return all.map { Form(family.module, family.suffix, place, $0, of: strict) }
            + (row.hasArities
                ? arities(form, place, of: strict, module: family.module, suffix: family.suffix) : [])
    }

    /// The lenient forms: of the operators, of the traits' own members, of the forms of the tables, and of what
    /// `RxExtras` adds, except those that are there already; and the members that they call.
    private func lenientForms() -> [Form] {
        let lenient = Lenient(inner: innerNames)
        let byHand = files.filter { ["RxSwift", "RxCocoa"].contains($0.module) || $0.path.contains("/Lenient/") }
            .flatMap(\.extensions)
        var found: [Form] = []
        var seen = Set(
            unchecked.map { key($0.home, $0.form) } + byHand.flatMap { home in home.members.map { key(home, $0) } }
        )
        for (module, home, strict) in strictForms(beside: forms) {
            guard var (place, form) = lenient.form(of: strict, in: home) else { continue }
            let cell = Lenient.changes["\(home.type).\(strict.signature)"] ?? .derived
            guard cell.change(&place, &form), seen.insert(key(place, form)).inserted else { continue }
            found.append(Form(Lenient.module(of: home, strict, in: module), "Lenient", place, form, of: strict))
        }
        let ofExtras = files.filter { $0.module == "RxExtras" && !$0.path.contains("/Lenient/") }.flatMap(\.extensions)
        let all = (ofExtras + declarations).flatMap { home in home.members.map { (home, $0) } }
        for (home, strict) in all + extras.map({ ($0.home, $0.form) }) {
            let place = Extension(type: home.type, requirements: home.requirements)
            guard let (form, member) = Unchecked.formsOfExtras(strict, in: home), seen.insert(key(place, form)).inserted
            else { continue }
            found += [form, member].map { Form("RxExtras", "Lenient", place, $0, of: strict) }
        }
        return found
    }

    /// What tells overloads apart.
    private func key(_ home: Extension, _ form: Declaration) -> String {
        let types = form.parameters.map { parameter in
            ["@escaping ", "any ", "consuming "].reduce(parameter.type) { $0.replacing($1, with: "") }
        }
        let words = form.modifiers.contains("static") ? "static " : ""
        let requirements = (home.requirements + form.requirements).sorted().joined(separator: ", ")
        return "\(words)\(home.type).\(form.signature) \(types) \(requirements)"
    }

    /// Everything that may have a lenient form.
    func strictForms(beside forms: [Form]) -> [(module: String, home: Extension, form: Declaration)] {
        let modules: Set = ["RxObservable", "RxSubjects", "RxTraits", "RxRelay"]
        let byHand = files.filter { modules.contains($0.module) }.flatMap { file in
            file.extensions.flatMap { home in home.members.map { (file.module, home, $0) } }
        }
        return byHand + forms.map { ($0.module, $0.home, $0.form) }
    }

    /// The members that only the library sees.
    private var innerNames: Set<String> {
        var inner: Set<String> = []
        var seen: Set<String> = []
        for file in files {
            for home in file.extensions {
                for form in home.members {
                    if form.modifiers.contains("public") {
                        seen.insert(form.plainName)
                    } else {
                        inner.insert(form.plainName)
                    }
                }
            }
        }
        return inner.subtracting(seen).union(["subscribeHandlers", "subscribeResult", "replacingError"])
    }

    /// The forms for more sources, of that for two.
    private func arities(
        _ two: Declaration,
        _ home: Extension,
        of strict: Declaration,
        module: String,
        suffix: String
    ) -> [Form] {
        Generator.arities.map { count in
            Form(module, suffix, home, Arity.form(of: two, count: count), of: Arity.form(of: strict, count: count))
        }
    }

    /// The text of each file, by its path below the package's folder.
    ///
    /// All forms of a kind in one file: without optimisation, the compiler emits what forms are inlined from, and what
    /// forms share, in each file anew. In a file for each operator that was a fifth of what the modules compile to.
    func texts(of forms: [Form]) -> [String: String] {
        Dictionary(grouping: forms) { "Sources/\($0.module)/Generated/Forms+\($0.suffix).swift" }
            .mapValues { text(of: $0) }
    }

    /// Adds what the page of a form shows beside what it has of its operator's.
    private func addPage(to form: inout Form) {
        let lines = Pages.lines(of: form.form, in: form.home)
        let fields = form.form.documentation.firstIndex { $0.hasPrefix("- ") } ?? form.form.documentation.endIndex
        form.form.documentation.insert(contentsOf: lines, at: fields)
    }

    private func text(of forms: [Form]) -> String {
        var extensions: [Extension] = []
        for var form in forms {
            if form.suffix != "Lenient" { addPage(to: &form) }
            var home = form.home
            home.members = []
            if let index = extensions.firstIndex(where: { $0.type == home.type && $0.requirements == home.requirements }
            ) {
                extensions[index].members.append(form.form)
            } else {
                home.members = [form.form]
                extensions.append(home)
            }
        }
        let body = extensions.map(Writer.text).joined(separator: "\n")
        let imports = Imports.lines(of: forms[0].module, forms[0].suffix).map { $0 + "\n" }.joined()
        return Generator.mark + "\n\n" + (imports.isEmpty ? "" : imports + "\n") + body
    }
}
