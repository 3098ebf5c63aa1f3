/// The rule of forms with a time, for a scheduler of the main thread, that the type checker tries first.
///
/// With such a scheduler, an operator has two forms of one rank. The type checker tries both: in a chain with several
/// times, each combination of them. These forms aren't disfavoured, so it tries no others when they fit. Their last
/// parameter makes it try them first: without one whose type depends on the sequence's, it favours the forms that fit
/// the type of the scheduler, in the order of their declarations, disfavoured or not.
///
/// For clients in Swift 5 mode they are in `Rx`, where those of the drop-in modules don't see them: these prefer lenient
/// forms.
enum Favored {
    static let inSwift6 = "@available(swift, introduced: 6.0)"
    static let suffix = "MainScheduler"

    /// The forms, for both language modes, of one for a scheduler of the main thread.
    static func forms(of main: Generator.Form) -> [Generator.Form] {
        guard main.form.takesMainScheduler, main.form.types[0] == "any RxTimeSpan" else { return [] }
        return [(6, main.module, inSwift6), (5, "Rx", Lenient.obsolete)].map { mode, module, availability in
            var form = main.form
            let name = form.signature
            form.documentation = ["Form of `\(name)` that the type checker tries first, in Swift \(mode) mode."]
            form.attributes = [Writer.hidden, availability, "@_alwaysEmitIntoClient"]
            form.changeParameters(Lenient.time)
            form.parameters.append(.discriminator(behind: form.parameters))
            form.body = form.body.map {
                let parts = $0.description.split(separator: ".rxTimeInterval", omittingEmptySubsequences: false)
                return Code(parts.map { $0.hasSuffix("?") ? $0.dropLast() : $0 }.joined())
            }
            return Generator.Form(module, suffix, main.home, form)
        }
    }
}
