import Foundation

/// The repository that this test target belongs to.
struct Repository: Sendable {
    /// Read once, located by this file's path, whatever the working directory is.
    static let current = Repository(URL(filePath: #filePath).appending(path: "../../..").standardized)

    let root: URL
    /// The path of each file that git tracks or would add.
    let paths: Set<String>
    /// The contents of text files, by their paths.
    let texts: [String: String]

    private init(_ root: URL) {
        self.root = root
        let walk = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
        var paths: Set<String> = []
        while let path = walk?.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if [".git", ".swiftpm"].contains(name) || name.hasPrefix(".build") || path == "Documentation/site" {
                walk?.skipDescendants()
            } else if name != "Package.resolved" {
                paths.insert(path)
            }
        }
        self.paths = paths
        let endings = [".swift", ".md", ".yml", ".py", ".sh", ".c", ".h", ".txt", ".pbxproj", "/run", "/build"]
        let texts = paths.filter { path in endings.contains(where: path.hasSuffix) }.map { path in
            (path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
        }
        self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    /// The text of a file; empty if it doesn't exist, so that the rules report everything as missing.
    func text(_ path: String) -> String { texts[path] ?? "" }

    /// The Swift files below a folder, by their paths.
    func swift(under folder: String) -> [(path: String, text: String)] {
        texts.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }.map { ($0, $1) }.sorted { $0.0 < $1.0 }
    }
}

extension String {
    /// Each match of a pattern, as `grep -P` finds it, with its groups and its line.
    func matches(_ pattern: String) -> [(line: Int, groups: [Substring])] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else {
            return []
        }
        let found = expression.matches(in: self, range: NSRange(startIndex..., in: self))
        var (position, line) = (startIndex, 1)
        return found.map { match in
            let start = Range(match.range, in: self)?.lowerBound ?? startIndex
            line += utf8[position..<start].count { $0 == UInt8(ascii: "\n") }
            position = start
            let groups = (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: self).map { self[$0] } ?? "" }
            return (line, groups)
        }
    }

    /// Each line with its number, from 1.
    var lines: [(number: Int, text: Substring)] {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0.offset + 1, $0.element) }
    }
}
