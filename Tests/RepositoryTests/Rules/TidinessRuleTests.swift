import Foundation
import Testing

@Suite("Tidiness")
struct TidinessRuleTests {
    private let repository = Repository.current

    @Test func `no comment in Sources is too wide`() {
        for file in repository.swiftFiles(under: "Sources/") {
            expectNone(TidinessRule.tooWide(file))
        }
    }

    @Test func `no line of a page is too wide for a terminal`() {
        let pages = repository.files.filter { file in
            // The guides for Git hosts are written from others, whose links are shorter.
            file.path.hasSuffix(".md") && !file.path.hasPrefix("Documentation/Guides/")
                && (file.path.hasPrefix("Documentation/") || ["CONTRIBUTING.md", "CHANGELOG.md"].contains(file.path))
        }
        #expect(pages.count > 6)
        for page in pages {
            expectNone(TidinessRule.tooWide(page: page))
        }
    }

    @Test func `nothing is put off in a comment`() {
        for file in repository.files {
            expectNone(TidinessRule.postponements(in: file))
        }
    }

    @Test func `no test sleeps`() {
        for file in repository.swiftFiles(under: "Tests/") {
            expectNone(TidinessRule.sleeps(in: file))
        }
    }

    @Test func `nothing is left over`() {
        #expect(repository.paths.filter(TidinessRule.isLeftover).isEmpty)
    }

    @Test func `every link between files leads somewhere, to a heading that is there`() {
        let pages = repository.files.filter {
            ($0.path.hasSuffix(".md") && !$0.path.contains(".docc/")) || $0.path.hasPrefix(".github/")
        }
        #expect(pages.contains { $0.path.hasPrefix(".github/") })
        for page in pages {
            expectNone(
                TidinessRule.deadLinks(in: page) {
                    FileManager.default.fileExists(atPath: repository.root.appending(path: $0).path())
                } page: { path in
                    path.hasSuffix(".md") ? repository.file(path).text : nil
                }
            )
        }
    }

    @Test(arguments: [(117, 0), (118, 1)])
    func `a comment of 120 columns passes, one of 121 doesn't`(letters: Int, violations: Int) {
        let text = String(repeating: "a", count: letters)
        #expect(
            TidinessRule.tooWide(SourceFile("Sources/A/A.swift", "// \(text)\nlet \(text)a = 0")).count == violations
        )
    }

    @Test func `a line of a page is found if it can be broken and is no table and no code`() {
        let words = Array(repeating: "word", count: 25).joined(separator: " ")
        let address = "https://example.com/" + String(repeating: "a", count: 120)
        func lines(_ page: String) -> [Int] {
            TidinessRule.tooWide(page: SourceFile("Documentation/A.md", page)).map(\.line)
        }
        #expect(lines(String(words.dropLast(4))) == [])
        #expect(lines("a\n- \(words)") == [2])
        #expect(lines("| \(words) |\n```\n\(words)\n```\n[a](\(address))") == [])
    }

    @Test(
        arguments: ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    )
    func `a comment that puts something off is found`(word: String) {
        let swift = SourceFile("Sources/A/A.swift", "let a = 0\nlet b = 1  // \(word): c\n")
        #expect(TidinessRule.postponements(in: swift).map(\.line) == [2])
        #expect(TidinessRule.postponements(in: SourceFile("README.md", "\(word) write")).count == 1)
        #expect(TidinessRule.postponements(in: SourceFile("Sources/A/A.swift", "let a = \"\(word)\"")).isEmpty)
    }

    @Test(
        arguments: [
            "sleep(1)", "usleep(10)", "nanosleep(&a, nil)",
            "Thread.sleep(forTimeInterval: 1)",
            "try await Task.sleep(for: .seconds(1))", "try await clock.sleep (until: a)",
            "Task<Never, Never>.sleep(nanoseconds: 1)", "ContinuousClock().sleep(for: a)",
        ]
    )
    func `a sleep is found in each form`(code: String) {
        #expect(TidinessRule.sleeps(in: SourceFile("Tests/A.swift", code)).count == 1)
    }

    @Test(
        arguments: [
            "// sleep(1)", "asleep()", "\"sleep(1)\"", "let sleep = 1", "scheduler.sleep(5)", "testClock.sleep(for: a)",
            "func sleep(until deadline: Instant)",
        ]
    )
    func `what only sounds like a sleep is none`(code: String) {
        #expect(TidinessRule.sleeps(in: SourceFile("Tests/A.swift", code)).isEmpty)
    }

    @Test(
        arguments: [
            "Sources/A.swift.orig", "a~", "Tests/.DS_Store", "core.123", "default.profraw", "A copy.swift", "x.log",
        ]
    )
    func `a leftover is found`(path: String) {
        #expect(TidinessRule.isLeftover(path))
    }

    @Test(
        arguments: ["Sources/Core.swift", "README.md", ".ci/run", ".swift-format"]
    )
    func `what belongs here is no leftover`(path: String) {
        #expect(!TidinessRule.isLeftover(path))
    }

    @Test func `a dead link is found, a live one isn't`() {
        let file = SourceFile(
            "Documentation/A.md",
            """
            [a](B.md) [b](../README.md#part) [c](https://example.com/x) [d](#a-part) [e](B.swift#L4) f[0]()
            [e](./C.md)
            ## A part
            [f](../README.md#another)
            [g](#part)
            """
        )
        let there: Set = ["Documentation/B.md", "Documentation/B.swift", "Documentation/A.md", "README.md"]
        let found = TidinessRule.deadLinks(in: file, exists: there.contains) {
            $0 == "README.md" ? "# Part" : nil
        }
        #expect(found.map(\.line) == [2, 4, 5])
    }

    @Test(
        arguments: [
            ("## Where threads meet, and what grows", ["where-threads-meet-and-what-grows"]),
            ("# `debounce(_:)`: a_b-c", ["debounce_-a_b-c"]),
            ("# A\n## A\ntext\n### A", ["a", "a-1", "a-2"]),
            ("```sh\n# a comment\n```\n# A", ["a"]),
            ("#A\n text # A", []),
        ]
    )
    func `a heading is named as links name it`(page: String, anchors: [String]) {
        #expect(TidinessRule.anchors(in: page) == Set(anchors))
    }
}
