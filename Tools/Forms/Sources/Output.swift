import Foundation

/// The program's output, compared with the existing files.
struct Output {
    /// The package's folder.
    let root: URL

    /// The files that differ from the table, with their new text; `nil` for files to remove.
    func changes() throws -> [String: String?] {
        let generator = try Generator(root: root)
        var texts = generator.texts(of: generator.table + generator.extras + generator.lenient)
        texts.merge(EveryForm(generator: generator).texts) { $1 }
        texts.merge(Shapes.texts) { $1 }
        var changes: [String: String?] = [:]
        for (path, text) in texts {
            let present = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            if present != text { changes[path] = .some(text) }
        }
        // `.some(nil)` marks a file to remove; `nil` would remove the entry from the dictionary.
        for path in writtenPaths() where texts[path] == nil { changes[path] = .some(nil) }
        return changes
    }

    func write(_ changes: [String: String?]) throws {
        for (path, text) in changes {
            let url = root.appending(path: path)
            guard let text else {
                try FileManager.default.removeItem(at: url)
                continue
            }
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    /// The files that this program wrote earlier.
    private func writtenPaths() -> [String] {
        ["Sources", "Tests/RxExtrasTests", "Tests/Clients/RxSwiftClient"].flatMap { folder in
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
            return (paths?.compactMap { $0 as? String } ?? [])
                .filter { $0.contains("Generated/") && $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
    }
}
