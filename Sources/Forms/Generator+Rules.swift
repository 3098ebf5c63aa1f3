// Forms that follow from rules for a few.

extension Generator {
    /// The forms of rules of their own: of the main thread, and what subscribes closures, observers and relays.
    func otherForms() -> [Form] {
        var forms = Subscribing.all.flatMap { row in
            row.forms.map { Form(row.module, row.kind.suffix(onMain: row.isOnMain), row.home, $0) }
        }
        forms += Feeding.all.flatMap { row in
            row.forms.map { Form(row.kind == .observable ? "RxRelay" : "RxTraits", row.kind.suffix(), $0, $1) }
        }
        for strict in operators.map(\.form) where strict.signature.hasPrefix("do(onNext:") {
            for row in Doing.all {
                for isOnMain in [false, true] {
                    let (home, form) = row.form(of: strict, onMain: isOnMain)
                    forms.append(Form("RxTraits", row.kind.suffix(onMain: isOnMain), home, form, of: strict))
                }
            }
        }
        // What runs in tasks doesn't stay on the main thread.
        let all = strictForms(beside: table).filter { !$0.form.isAsynchronous }
        func strict(_ row: Moved) -> [Form] {
            all.filter { $0.home.type == row.type && $0.form.signature == row.signature }
        }
        for row in Moved.scheduled {
            let suffix = row.type == "ObservableType" ? "Main" : "MainPrimitive"
            forms += strict(row).map { Form($0.module, suffix, $0.home, row.scheduledForm(of: $0.form)) }
        }
        for row in Moved.gathered {
            forms += strict(row).map {
                Form("RxTraits", "Main", Kind.main.home(), row.gatheredForm(of: $0.form), of: $0.form)
            }
        }
        for row in Moved.primitives {
            forms += strict(row).map { strict in
                let home = Extension(type: "MainPrimitiveSequence", requirements: strict.home.requirements)
                return Form("RxTraits", "MainPrimitive", home, row.primitiveForm(of: strict.form), of: strict.form)
            }
        }
        return forms
    }

    /// The forms with names that are deprecated, of lenient ones and of strict ones that have none.
    func deprecatedForms() -> [Form] {
        let all = members.filter { $0.module == "RxSwift" } + lenient + strictForms(beside: forms)
        return Deprecated.all.flatMap { row in row.forms(all).map { Form("RxSwift", "Names", $0, $1) } }
    }
}
