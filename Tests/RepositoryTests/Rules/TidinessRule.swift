/// What is committed is finished.
enum TidinessRule {
    /// The most lines that a file in Sources may have; a longer one is split by topic.
    static let longestFile = 300

    static func tooLong(_ file: SourceFile) -> [Violation] {
        let count = file.lines.count - 1
        // Nobody reads through what a program has written.
        guard count > longestFile, !file.path.contains("/Generated/") else { return [] }
        return [Violation(file.path, line: longestFile + 1, "\(count) lines; split it by topic, or make a folder.")]
    }

    /// The most columns that a line of a comment may have; the formatter looks at code alone.
    static let widestComment = 120

    static func tooWide(_ file: SourceFile) -> [Violation] {
        file.lines.filter { $0.text.count > widestComment && $0.text.contains(/^ *\/\//) }.map { line in
            Violation(
                file.path,
                line: line.number,
                "A comment of \(line.text.count) columns; wrap it at \(widestComment)."
            )
        }
    }

    /// Comments that put something off.
    static func postponements(in file: SourceFile) -> [Violation] {
        let text = file.path.hasSuffix(".swift") ? file.swift.comments : file.text
        return text.matches(of: /\b(?:TODO|FIXME|XXX|HACK)\b/.wordBoundaryKind(.simple)).map { match in
            Violation(
                file.path,
                line: text.lineNumber(of: match.range.lowerBound),
                "`\(match.output)`: do it, or leave it and open an issue."
            )
        }
    }

    /// A test waits for what it expects, never for a while.
    ///
    /// The `sleep` of a virtual-time scheduler, or of its `testClock`, waits for nothing, and a clock for tests declares one.
    static func sleeps(in file: SourceFile) -> [Violation] {
        let code = file.swift.code
        let call = /(?<declared>\bfunc\s+)?(?:(?<owner>[\w>)]+)\s*\.\s*)?\b(?:u|nano)?sleep\s*\(/
        return code.matches(of: call.wordBoundaryKind(.simple)).compactMap { match in
            guard match.declared == nil else { return nil }
            let owner = match.owner?.lowercased() ?? "thread"
            guard owner != "testclock",
                ["thread", "task", "clock", "glibc", "darwin", ">", ")"].contains(where: owner.hasSuffix)
            else {
                return nil
            }
            return Violation(
                file.path,
                line: code.lineNumber(of: match.range.lowerBound),
                "A sleep is too long on a fast machine and too short on a slow one. Wait for the event itself."
            )
        }
    }

    /// What editors, merges, crashes and profilers leave behind.
    static func isLeftover(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last else { return false }
        let endings = ["~", ".orig", ".rej", ".bak", ".swp", ".tmp", ".log", ".profraw", ".o", ".trace", ".pyc"]
        return endings.contains { name.hasSuffix($0) } || [".DS_Store", "core", "a.out", "Thumbs.db"].contains(name)
            || name.hasPrefix("core.") || name.contains(" copy")
    }

    /// Links from one file of the repository to another that is not there.
    static func deadLinks(in file: SourceFile, exists: (String) -> Bool) -> [Violation] {
        file.text.matches(of: /\]\((?<target>[^)#:\s]+)(?:#[^)]*)?\)/).compactMap { match in
            let folder = file.components.dropLast()
            var components = Array(folder)
            for component in match.target.split(separator: "/") where component != "." {
                if component == ".." {
                    _ = components.popLast()
                } else {
                    components.append(String(component))
                }
            }
            return exists(components.joined(separator: "/"))
                ? nil
                : Violation(
                    file.path,
                    line: file.text.lineNumber(of: match.range.lowerBound),
                    "The link to \(match.target) leads nowhere."
                )
        }
    }
}
