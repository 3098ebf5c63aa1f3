/// The table of modules at the head of the root's `Package.swift`.
struct Manifest: Sendable {
    /// Each module's name and what it depends on, in the order of the rows.
    let modules: [(name: String, dependencies: [String])]

    init(_ text: String) {
        let row = /\(\s*"(?<name>Rx\w*)"\s*,\s*\[(?<dependencies>[^\]]*)\]\s*\)/
        let table = text.prefixUpTo("let executables") ?? text
        modules = table.matches(of: row).map { match in
            (String(match.name), match.dependencies.matches(of: /\w+/).map { String($0.output) })
        }
    }
}

extension String {
    fileprivate func prefixUpTo(_ marker: String) -> String? {
        firstRange(of: marker).map { String(self[..<$0.lowerBound]) }
    }
}
