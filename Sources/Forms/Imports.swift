import Foundation

/// Which module declares what, so that a written file imports what it uses and no more.
struct Imports {
    /// The modules from the lowest layer up, as far as forms go: what stands above isn't imported.
    private static let layers = [
        "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime",
        "RxUnchecked", "RxExtras", "RxSwift", "RxCocoa",
    ]

    private var modules: [String: Set<String>] = [:]

    /// Reads the modules' own files.
    init(_ files: [(module: String, text: String)]) {
        for (module, text) in files {
            for name in Imports.names(in: text) { modules[name, default: []].insert(module) }
        }
    }

    /// The modules that a text uses, but for the one in which it stands.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - module: Where it stands.
    ///   - members: Where members come from that are called without a type's name.
    /// - Returns: The names of the modules, sorted.
    func modules(of text: String, in module: String, members: [String]) -> [String] {
        var found = Set(members).subtracting([module])
        let above = Imports.layers.firstIndex(of: module).map { Imports.layers[$0...] } ?? []
        for word in Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            guard let all = modules[String(word)], !all.contains(module) else { continue }
            let owners = all.intersection(Imports.layers).subtracting(above)
            if owners.count == 1 { found.formUnion(owners) }
        }
        return found.sorted()
    }

    /// The types of a file, and its functions that stand for themselves.
    private static func names(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.first != " ", line.first != "/" else { return nil }
            let words = line.split { " <(:{".contains($0) }
            let kinds = ["class", "struct", "enum", "protocol", "actor", "typealias", "func"]
            guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }) else { return nil }
            guard
                words[..<kind].contains("public") || words[..<kind].contains("package")
                    || words[..<kind].contains("open")
            else { return nil }
            return kind + 1 < words.count ? words[kind + 1].filter { $0 != "`" } : nil
        }
    }
}
