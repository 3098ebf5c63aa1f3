import Foundation
import Testing

/// Pages for Git hosts and terminals: the targets of their links, and their width.
///
/// DocC checks its own links.
struct PageTests {
    private static let pages = Repository.current.texts.filter { path, _ in
        path.hasSuffix(".md") && !path.contains(".docc/") || path.hasPrefix(".github/")
    }

    /// Links from a page to a file or picture that isn't there, or to a heading that no page has.
    private static func deadLinks(in text: String, at path: String) -> [Int] {
        let root = Repository.current.root
        return text.matches(#"(?:\]\(|<img src=")([^")#:\s]*)(?:#([^)\s]*))?[)"]"#).filter { link in
            let (target, heading) = (String(link.groups[1]), String(link.groups[2]))
            if target.isEmpty { return !heading.isEmpty && !anchors(in: text).contains(heading) }
            let file = root.appending(path: path).deletingLastPathComponent().appending(path: target).standardized
            guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return true }
            if heading.isEmpty || !target.hasSuffix(".md") { return false }
            return (try? String(contentsOf: file, encoding: .utf8)).map { !anchors(in: $0).contains(heading) } ?? true
        }.map(\.line)
    }

    /// The anchors of the headings of a page: in lower case, without punctuation, with hyphens for spaces, and numbered
    /// if a heading is repeated.
    private static func anchors(in page: String) -> Set<String> {
        var anchors: Set<String> = []
        for heading in withoutCode(page).matches("^#{1,6} +(.+)") {
            let name = heading.groups[1].lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
            let names = [name] + (1...99).map { "\(name)-\($0)" }
            names.first { !anchors.contains($0) }.map { _ = anchors.insert($0) }
        }
        return anchors
    }

    /// Lines that are wider than 120 columns, except code, tables, and words that can't be broken.
    private static func wideLines(in page: String) -> [Int] {
        withoutCode(page).matches(#"^(?!\||.*\S{90}).{121,}"#).map(\.line)
    }

    /// A page with its lines of code emptied.
    private static func withoutCode(_ page: String) -> String {
        var isCode = false
        return page.lines.map { _, line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            return isCode || isFence ? "" : line
        }.joined(separator: "\n")
    }

    @Test func `every link has a target, and its heading exists`() {
        #expect(Self.pages.keys.contains { $0.hasPrefix(".github/") })
        for (path, text) in Self.pages {
            for line in Self.deadLinks(in: text, at: path) { Issue.record("\(path):\(line): a link leads nowhere.") }
        }
    }

    @Test func `no line of a page is too wide for a terminal`() {
        for (path, text) in Self.pages where path.hasSuffix(".md") && path != "README.md" {
            // The guides for Git hosts are generated from other pages, whose links are shorter.
            if path.hasPrefix("Documentation/Guides/") || path.hasPrefix(".github/") { continue }
            for line in Self.wideLines(in: text) { Issue.record("\(path):\(line): wrap it at 120 columns.") }
        }
    }

    @Test func `a dead link is found, a live one isn't`() {
        let page = """
            [a](Contracts.md) [b](../README.md) [c](https://example.com/x) [d](#a-part) [e](build#L4) f[0]()
            [a](./Nothing.md)
            ## A part
            [b](../README.md#nothing-of-the-kind)
            [c](#part) [d](../CONTRIBUTING.md#add-an-operator)
            <img src="questions.txt" alt=""> <img src="../nothing.svg">
            """
        #expect(Self.deadLinks(in: page, at: "Documentation/A.md") == [2, 4, 5, 6])
    }

    @Test(
        arguments: [
            ("## Where threads meet, and what grows", ["where-threads-meet-and-what-grows"]),
            ("# `debounce(_:)`: a_b-c", ["debounce_-a_b-c"]), ("# A\n## A\ntext\n### A", ["a", "a-1", "a-2"]),
            ("```sh\n# a comment\n```\n# A", ["a"]), ("#A\n text # A", []),
        ]
    )
    func `a heading has the name that links use`(page: String, anchors: [String]) {
        #expect(Self.anchors(in: page) == Set(anchors))
    }

    @Test func `a wide line of a page is found unless it is a table or code`() {
        let words = Array(repeating: "word", count: 25).joined(separator: " ")
        let address = "https://example.com/" + String(repeating: "a", count: 120)
        #expect(Self.wideLines(in: String(words.dropLast(4))) == [])
        #expect(Self.wideLines(in: "a\n- \(words)") == [2])
        #expect(Self.wideLines(in: "| \(words) |\n```\n\(words)\n```\n[a](\(address))") == [])
    }
}
