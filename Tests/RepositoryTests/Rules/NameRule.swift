/// The modules for RxSwift's users show the names that RxSwift shows, and no more than must be: a library beside them may
/// have the others, too, and a name that two modules have is ambiguous.
enum NameRule {
    /// The names that the two modules have by themselves, and why.
    static let reasons: [String: String] = [
        "LenientCatchOperator": "What `catch` is there.",
        "RxCocoaError": "RxSwift has it.", "SectionedViewDataSourceType": "RxSwift has it.",
        "DelegateProxy": "RxSwift has it.", "DelegateProxyType": "RxSwift has it.",
        "RxTableViewDataSourceType": "RxSwift has it.", "RxCollectionViewDataSourceType": "RxSwift has it.",
        "KVORepresentable": "RxSwift has it.",
    ]

    /// Exports of whole modules, and declarations without a reason.
    static func violations(in file: SourceFile) -> [Violation] {
        guard let module = file.module, ["RxSwift", "RxCocoa"].contains(module) else { return [] }
        return file.swift.code.numberedLines.compactMap { number, line in
            if let export = line.firstMatch(of: /^@_exported .*import (\w+(?: [\w.]+)?)$/) {
                // The one re-exports the other, which shows no more than it has to.
                if export.1.contains(" ") || (module, export.1) == ("RxCocoa", "RxSwift") { return nil }
                return Violation(file.path, line: number, "`\(export.1)` is exported whole: name what RxSwift has.")
            }
            let declaration =
                /^(?:public|open) (?:final |indirect )?(?:class|struct|enum|protocol|typealias|func|var|let|actor) (\w+)/
            guard let name = line.firstMatch(of: declaration)?.1, reasons[String(name)] == nil else { return nil }
            return Violation(file.path, line: number, "RxSwift has no `\(name)`: say in `NameRule` why this is there.")
        }
    }
}
