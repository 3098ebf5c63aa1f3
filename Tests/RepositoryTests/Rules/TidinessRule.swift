/// What is committed is finished.
enum TidinessRule {
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

    /// Lines of a page that are wider than that, but for code, tables, and what can't be broken.
    static func tooWide(page: SourceFile) -> [Violation] {
        var isCode = false
        return page.lines.compactMap { line in
            if line.text.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            let isTable = line.text.hasPrefix("|")
            guard line.text.count > widestComment, !isCode, !isTable else { return nil }
            let longestWord = line.text.split(separator: " ").map(\.count).max() ?? 0
            guard longestWord < widestComment * 3 / 4 else { return nil }
            return Violation(page.path, line: line.number, "\(line.text.count) columns; wrap it at \(widestComment).")
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
        // The pattern is slow in a debug build, and most files don't have the word.
        guard code.contains("sleep") else { return [] }
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

    /// Links from one page of the repository to a file that isn't there, or to a heading that no page has.
    ///
    /// - Parameters:
    ///   - file: The page.
    ///   - exists: Whether there is a file or folder at a path.
    ///   - page: The text of the page at a path; `nil` for what has no headings.
    /// - Returns: A violation for each such link.
    static func deadLinks(
        in file: SourceFile,
        exists: (String) -> Bool,
        page: (String) -> String?
    ) -> [Violation] {
        file.text.matches(of: /\]\((?<target>[^)#:\s]*)(?:#(?<heading>[^)\s]*))?\)/).compactMap { match in
            guard !match.target.isEmpty || match.heading != nil else { return nil }
            let path = match.target.isEmpty ? file.path : resolve(match.target, from: file)
            let line = file.text.lineNumber(of: match.range.lowerBound)
            if !exists(path) { return Violation(file.path, line: line, "The link to \(match.target) leads nowhere.") }
            guard let heading = match.heading, let text = match.target.isEmpty ? file.text : page(path) else {
                return nil
            }
            return anchors(in: text).contains(String(heading))
                ? nil : Violation(file.path, line: line, "\(path) has no heading #\(heading).")
        }
    }

    private static func resolve(_ target: Substring, from file: SourceFile) -> String {
        var components = Array(file.components.dropLast())
        for component in target.split(separator: "/") where component != "." {
            if component == ".." {
                _ = components.popLast()
            } else {
                components.append(String(component))
            }
        }
        return components.joined(separator: "/")
    }

    /// The names by which links lead to the headings of a page: in lower case, without punctuation, with hyphens for
    /// spaces, and numbered where a heading comes again.
    static func anchors(in page: String) -> Set<String> {
        var anchors: Set<String> = []
        var isCode = false
        for line in page.split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, let heading = line.prefixMatch(of: /#{1,6} +(.+)/) else { continue }
            let name = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
            var anchor = name
            var number = 0
            while !anchors.insert(anchor).inserted {
                number += 1
                anchor = "\(name)-\(number)"
            }
        }
        return anchors
    }
}
