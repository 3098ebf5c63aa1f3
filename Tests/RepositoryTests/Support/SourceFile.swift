/// A file of the repository: where it is, relative to the root, and what it says.
struct SourceFile: Sendable {
    let path: String
    let text: String
    /// The two halves of a Swift file; of any other file, empty ones.
    let swift: SwiftText

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
        self.swift = SwiftText(path.hasSuffix(".swift") ? text : "")
    }

    /// The path's components: `["Sources", "RxObservable", "Operators", "Map.swift"]`.
    var components: [String] {
        path.split(separator: "/").map(String.init)
    }

    /// The module that the file belongs to, if it lies in `Sources`.
    var module: String? {
        let components = components
        return components.count > 2 && components[0] == "Sources" ? components[1] : nil
    }

    /// Each line with its number, from 1.
    var lines: [(number: Int, text: Substring)] {
        text.numberedLines
    }
}

extension String {
    /// Each line with its number, from 1.
    var numberedLines: [(number: Int, text: Substring)] {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0.offset + 1, $0.element) }
    }

    /// The number of the line in which `index` lies, from 1.
    func lineNumber(of index: Index) -> Int {
        utf8[..<index].count { $0 == UInt8(ascii: "\n") } + 1
    }
}
