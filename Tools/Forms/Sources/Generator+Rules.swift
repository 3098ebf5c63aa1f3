// Forms of special rules, each for a few operators.

extension Generator {
    /// The forms of special rules: forms of the main thread, and forms that subscribe closures, observers and relays.
    func otherForms() -> [Form] {
        let ofObservables = members.filter {
            $0.home.type == "ObservableType" && !["RxSwift", "RxCocoa"].contains($0.module)
        }
        var forms = Handling.all.flatMap { row in
            ofObservables.filter { Handling.isMatched(by: $0.form) }.flatMap { strict in
                row.forms(of: strict.form).map {
                    let module = row.kind == .main ? "RxObservable" : "RxTraits"
                    return Form(module, row.kind.suffix(onMain: row.isOnMain), row.home, $0, of: strict)
                }
            }
        }
        forms += Feeding.all.flatMap { row in
            ofObservables.flatMap { strict in
                row.forms(of: strict.form, in: strict.home).map {
                    Form(row.module, row.kind.suffix(), $0.home, $0.form, of: strict)
                }
            }
        }
        let sequences = members.filter { $0.home.type.hasPrefix("Observable") && $0.module == "RxObservable" }
        // Forms that run in tasks don't stay on the main thread.
        let moved = Moved.forms(among: strictForms(beside: table).filter { !$0.form.isAsynchronous })
        return forms.map(documented) + written(Operator.ofInfallibles, among: sequences) + moved.map(documented)
    }

    /// The forms with deprecated names, of lenient forms and of strict forms that have no lenient one.
    func deprecatedForms() -> [Form] {
        let all = members.filter { $0.module == "RxSwift" } + lenient + strictForms(beside: forms)
        return Deprecated.all.flatMap { $0.forms(all) }
    }
}
