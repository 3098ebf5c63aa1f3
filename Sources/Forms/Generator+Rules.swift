// Forms that follow from rules for a few.

extension Generator {
    /// The forms of rules of their own: of the main thread, and what subscribes closures, observers and relays.
    func otherForms() -> [Form] {
        var forms: [Form] = []
        for row in Subscribing.all {
            let suffix = row.kind.suffix(onMain: row.isOnMain)
            for form in row.forms { forms.append(Form(row.module, suffix, row.home, form)) }
        }
        for row in Feeding.all {
            let module = row.kind == .observable ? "RxRelay" : "RxTraits"
            for (home, form) in row.forms { forms.append(Form(module, row.kind.suffix(), home, form)) }
        }
        let strict = strictForms(beside: table)
        for (_, _, strict) in operators where strict.signature.hasPrefix("do(onNext:") {
            for row in Doing.all {
                for isOnMain in [false, true] {
                    let (home, form) = row.form(of: strict, onMain: isOnMain)
                    forms.append(Form("RxTraits", isOnMain ? "MainPrimitive" : "Primitive", home, form, of: strict))
                }
            }
        }
        func each(_ row: Moved, _ body: (String, Extension, Declaration) -> Void) {
            for (module, home, form) in strict where home.type == row.type && form.signature == row.signature {
                // Those of tasks don't stay on the main thread.
                guard !form.parameters.contains(where: { $0.type.contains("@isolated(any)") }) else { continue }
                body(module, home, form)
            }
        }
        for row in Moved.scheduled {
            each(row) { module, home, strict in
                let (home, form) = row.scheduledForm(of: strict, in: home)
                forms.append(Form(module, row.type == "ObservableType" ? "Main" : "MainPrimitive", home, form))
            }
        }
        for row in Moved.gathered {
            each(row) { _, _, strict in
                let (home, form) = row.gatheredForm(of: strict)
                forms.append(Form("RxTraits", "Main", home, form, of: strict))
            }
        }
        for row in Moved.primitives {
            each(row) { _, home, strict in
                let (home, form) = row.primitiveForm(of: strict, in: home)
                forms.append(Form("RxTraits", "MainPrimitive", home, form, of: strict))
            }
        }
        return forms
    }

    /// The extensions with the operators of `RxExtras`, from their own files.
    var homesOfExtras: [Extension] {
        files.filter { $0.path.hasPrefix("RxExtras/Operators/") }.flatMap(\.extensions)
            .filter { $0.type.hasPrefix("ObservableType") }
    }

    /// The forms of the operators of `RxExtras`.
    func extrasForms() -> [Form] {
        let homes = homesOfExtras
        var forms: [Form] = []
        for row in Extras.all {
            for home in homes {
                for strict in home.members where strict.signature == row.signature {
                    let (place, form) = row.form(of: strict, in: home)
                    forms.append(Form("RxExtras", row.family.suffix, place, form, of: strict))
                }
            }
        }
        return forms
    }

    /// The forms with names that are deprecated, of lenient ones and of strict ones that have none.
    func deprecatedForms() -> [Form] {
        let byHand = files.filter { $0.module == "RxSwift" }.flatMap(\.extensions).flatMap { home in
            home.members.map { (home: home, form: $0) }
        }
        let all =
            byHand + lenient.map { (home: $0.home, form: $0.form) }
            + strictForms(beside: forms).map { (home: $0.home, form: $0.form) }
        return Deprecated.all.flatMap { row in row.forms(all).map { Form("RxSwift", "Names", $0, $1) } }
    }
}
