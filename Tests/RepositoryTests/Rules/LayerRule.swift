/// A module imports only modules that stand above it in the list, and only those that it declares.
enum LayerRule {
    /// The modules from the lowest layer up; each one may import those before it.
    static let order = [
        "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxExtras", "RxTracing",
        "RxFoundation",
        "RxTest", "RxBlocking", "Rx", "RxSwift", "RxCocoa",
    ]

    static func violations(in file: SourceFile, manifest: Manifest) -> [Violation] {
        guard let module = file.module, let layer = order.firstIndex(of: module) else { return [] }
        let declared = manifest.modules.first { $0.name == module }?.dependencies ?? []
        return Import.all(in: file).compactMap { found in
            guard let other = order.firstIndex(of: found.module) else { return nil }
            if other >= layer {
                return Violation(
                    file.path,
                    line: found.line,
                    "\(module) imports \(found.module), which stands above it. Move the code up, or what it needs down."
                )
            }
            if !declared.contains(found.module) {
                return Violation(
                    file.path,
                    line: found.line,
                    "\(module) imports \(found.module), which its row in Package.swift doesn't declare."
                )
            }
            return nil
        }
    }

    static func violations(in manifest: Manifest) -> [Violation] {
        let names = manifest.modules.map(\.name)
        let known = order.filter(names.contains)
        let wrongOrder = known == names ? [] : ["its modules are \(names); the order of the layers is \(known)"]
        let upward = manifest.modules.flatMap { module in
            module.dependencies
                .filter { (order.firstIndex(of: $0) ?? .max) >= (order.firstIndex(of: module.name) ?? 0) }
                .map { "\(module.name) depends on \($0), which does not stand below it" }
        }
        return (wrongOrder + upward).map { Violation("Package.swift", $0) }
    }
}

/// One import declaration.
struct Import: Equatable {
    let module: String
    let line: Int

    /// Every import of a file, in whatever form: with attributes, an access level, a kind, or a submodule.
    static func all(in file: SourceFile) -> [Import] {
        let code = file.swift.code
        let declaration =
            /\bimport[ \t]+(?:(?:typealias|struct|class|enum|actor|protocol|let|var|func)[ \t]+)?(?<module>[A-Za-z_]\w*)/
        return code.matches(of: declaration.wordBoundaryKind(.simple)).map { match in
            Import(module: String(match.module), line: code.lineNumber(of: match.range.lowerBound))
        }
    }
}
