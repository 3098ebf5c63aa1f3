import Foundation

/// The program's output, compared with the existing files.
struct Output {
    /// The package's folder.
    let root: URL

    /// The files that differ from the table, with their new text; `nil` for files to remove.
    func changes() throws -> [String: String?] {
        let generator = try Generator(root: root)
        var texts = generator.texts(of: generator.table + generator.extras + generator.lenient + generator.favored)
        texts.merge(Shapes.texts) { $1 }
        texts = try formatted(texts)
        var changes: [String: String?] = [:]
        for (path, text) in texts {
            let present = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            if present != text { changes[path] = .some(text) }
        }
        // `.some(nil)` marks a file to remove; `nil` would remove the entry from the dictionary.
        for path in writtenPaths() where texts[path] == nil { changes[path] = .some(nil) }
        return changes
    }

    /// The texts as `swift format` lays them out.
    private func formatted(_ texts: [String: String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "forms-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Output(root: folder).write(texts.mapValues { $0 })
        let format = Process()
        format.executableURL = URL(filePath: "/usr/bin/env")
        format.arguments = ["swift", "format", "--in-place", "--parallel", "--recursive", "--configuration"]
        format.arguments? += [root.appending(path: ".swift-format").path(), folder.path()]
        try format.run()
        format.waitUntilExit()
        guard format.terminationStatus == 0 else {
            throw Refusal("`swift format` refuses what the table gives; see above.")
        }
        return try texts.reduce(into: [:]) { result, text in
            result[text.key] = try String(contentsOf: folder.appending(path: text.key), encoding: .utf8)
        }
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
        let paths = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path())
        return (paths?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains("Generated/") && $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
    }
}
