// Forms that follow from rules for a few.

extension Generator {
    /// The forms of rules of their own: of the main thread, and what subscribes closures, observers and relays.
    func otherForms() -> [Form] {
        let ofObservables = members.filter { $0.home.type == "ObservableType" && $0.module != "RxSwift" }
        var forms = Handling.all.flatMap { row in
            ofObservables.filter { Handling.isMatched(by: $0.form) }.flatMap { strict in
                row.forms(of: strict.form).map {
                    let module = row.kind == .main ? "RxObservable" : "RxTraits"
                    return Form(module, row.kind.suffix(onMain: row.isOnMain), row.home, $0, of: strict.form)
                }
            }
        }
        forms += Feeding.all.flatMap { row in
            ofObservables.filter { Feeding.isMatched(by: $0.form) }.compactMap { strict in
                row.form(of: strict.form, in: strict.home).map {
                    Form("RxTraits", row.kind.suffix(), $0.home, $0.form, of: strict.form)
                }
            }
        }
        let sequences = members.filter { $0.home.type.hasPrefix("Observable") && $0.module == "RxObservable" }
        forms += written(Operator.ofInfallibles, among: sequences)
        // What runs in tasks doesn't stay on the main thread.
        return forms + Moved.forms(among: strictForms(beside: table).filter { !$0.form.isAsynchronous })
    }

    /// The forms with names that are deprecated, of lenient ones and of strict ones that have none.
    func deprecatedForms() -> [Form] {
        let all = members.filter { $0.module == "RxSwift" } + lenient + strictForms(beside: forms)
        return Deprecated.all.flatMap { $0.forms(all) }
    }
}
