import Foundation

/// The repository that this test target belongs to, read once.
struct Repository: Sendable {
    /// Read from the place of this very file, whatever the working directory is.
    static let current = Repository(root: URL(filePath: #filePath).ancestor(4))

    let root: URL
    /// The path of every file, except what a build or git makes.
    let paths: [String]
    /// The files that hold text that the rules read: Swift, Markdown, scripts, forms of issues and workflows.
    let files: [SourceFile]

    init(root: URL) {
        self.root = root
        self.paths = Self.walk(root).sorted()
        self.files = paths.compactMap { path in
            guard
                Self.isText(path),
                let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            else {
                return nil
            }
            return SourceFile(path, text)
        }
    }

    /// The Swift files whose path begins with `prefix`.
    func swiftFiles(under prefix: String = "") -> [SourceFile] {
        files.filter { $0.path.hasSuffix(".swift") && $0.path.hasPrefix(prefix) }
    }

    /// The file at `path`; an empty one if there is none, which the rules then report as lacking everything.
    func file(_ path: String) -> SourceFile {
        files.first { $0.path == path } ?? SourceFile(path, "")
    }

    private static let textSuffixes = [
        ".swift", ".md", ".yml", ".py", ".sh", ".c", ".h", "/build", "/run", "/results.txt", "/Scenarios.txt",
        "/Mutations.txt",
    ]

    private static func isText(_ path: String) -> Bool {
        textSuffixes.contains { path.hasSuffix($0) }
    }

    /// What `.gitignore` leaves out, too.
    private static func isGenerated(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last else { return true }
        return [".git", ".build", ".swiftpm", "Package.resolved"].contains(name) || name.hasPrefix(".build-")
            || path == "Documentation/site"
    }

    private static func walk(_ root: URL, below folder: String = "") -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
        return names.flatMap { name -> [String] in
            let path = folder.isEmpty ? name : folder + "/" + name
            if isGenerated(path) { return [] }
            // A folder that a link leads to has been walked where it stands.
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path: path).path())) != nil {
                return []
            }
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root.appending(path: path).path(), isDirectory: &isFolder)
            return isFolder.boolValue ? walk(root, below: path) : [path]
        }
    }
}

extension URL {
    fileprivate func ancestor(_ generation: Int) -> URL {
        generation == 0 ? self : deletingLastPathComponent().ancestor(generation - 1)
    }
}
