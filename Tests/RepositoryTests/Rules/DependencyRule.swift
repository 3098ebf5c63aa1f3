/// The package stands on the toolchain alone, and on as little of it as each module needs.
enum DependencyRule {
    /// The modules that may import Foundation as a whole; single files stand in `foundationFiles`.
    static let foundationModules: Set = [
        "RxSchedulers", "RxVirtualTime", "RxObjects", "RxFoundation", "RxUIKit", "RxAppKit", "RxCombine", "RxTest",
        "RxBlocking", "RxCocoa", "Tour", "Forms", "Player",
    ]

    /// Single files that may import Foundation, each for what it does: decoding is Foundation's.
    static let foundationFiles: Set = [
        "Sources/RxObservable/Operators/Decode.swift",
        "Sources/RxObservable/OlderSystems/DecodeOnOlderSystems.swift",
        "Sources/RxObservable/Main/MainObservable+Decode.swift",
        "Sources/RxObservable/Instrumentation/CallStackWords.swift",
        "Sources/RxExtras/Operators/TimeInterval.swift",
    ]

    /// The modules below the schedulers, which know nothing of queues.
    static let modulesWithoutDispatch: Set = ["RxDisposables"]

    /// What makes a package depend on another, or on a binary.
    private static let foreign = [".package(", "Package.Dependency", ".product(", ".binaryTarget(", ".plugin("]

    static func violations(inManifest file: SourceFile) -> [Violation] {
        foreign.flatMap { word in
            file.swift.code.numberedLines.filter { $0.text.contains(word) }.map { line in
                Violation(file.path, line: line.number, "`\(word)`: the root package has no dependencies.")
            }
        }
    }

    static func violations(inImportsOf file: SourceFile) -> [Violation] {
        guard let module = file.module else { return [] }
        return Import.all(in: file).compactMap { found in
            if found.module.hasPrefix("Foundation"), !mayImportFoundation(file.path, module) {
                return Violation(file.path, line: found.line, "\(module) does without \(found.module).")
            }
            if found.module == "Dispatch", modulesWithoutDispatch.contains(module) {
                return Violation(file.path, line: found.line, "\(module) does without Dispatch; RxSchedulers has it.")
            }
            return nil
        }
    }

    private static func mayImportFoundation(_ path: String, _ module: String) -> Bool {
        foundationModules.contains(module) || foundationFiles.contains(path)
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
