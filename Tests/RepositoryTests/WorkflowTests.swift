import Foundation
import Testing

/// The workflows of `.github`, and the Xcode project of the examples, which no Linux machine can run.
struct WorkflowTests {
    private static let workflows = Repository.current.texts.filter { $0.key.hasPrefix(".github/workflows/") }

    private static let modules = Set(
        Repository.current.text("Package.swift").split(separator: "let applePlatforms").prefix(1).flatMap { rows in
            String(rows).matches(#"^    \("(\w+)", \["#).map { String($0.groups[1]) }
        }
    )

    /// Lines that aren't in the plain part of YAML that the workflows keep to: keys with a value, a list or keys below,
    /// items of lists, texts that begin with `|` or `>`, and comments, indented by two spaces.
    private static func badLines(in text: String) -> [Int] {
        var bad: [Int] = []
        // The last key's indentation, what may follow it, and the keys that are open.
        var (indentation, isOpen, isText) = (0, true, false)
        for (number, line) in text.lines {
            let indented = line.prefix { $0 == " " }.count
            if line.isEmpty || isText && indented > indentation { continue }
            if line.dropFirst(indented).hasPrefix("#") { continue }
            let found = String(line).matches(#"^ *((?:- )?)(?:([\w-]+):(?: (?! )|$))?(.*)$"#).first
            let (item, key, value) = (found?.groups[1] ?? "", found?.groups[2] ?? "", found?.groups[3] ?? "")
            let isScalar = !value.isEmpty && !["|", ">"].contains(value)
            let isPlain = !String(value).matches(#"^(?:'[^']*'|\[[^\[\]:]*\]|[\w./$(~-](?:(?!: | #|:$).)*)$"#).isEmpty
            let depth = indented + item.count
            let mayFollow = depth <= indentation || isOpen && (indented == indentation + 2)
            if !mayFollow || indented % 2 == 1 || key.isEmpty && item.isEmpty || isScalar && !isPlain {
                bad.append(number)
            }
            (indentation, isOpen, isText) = (depth, value.isEmpty, !value.isEmpty && !isScalar)
        }
        return bad
    }

    @Test func `the workflows are plain YAML`() {
        #expect(Self.workflows.count > 1)
        for (path, text) in Self.workflows {
            for line in Self.badLines(in: text) {
                Issue.record("\(path):\(line): that isn't a key, an item or a text.")
            }
        }
    }

    @Test(
        arguments: [
            ("on:\n  push:\n    branches: [main]\njobs:\n  # a: b\n  c:\n    run: |\n      a: b: c\n    if: d", []),
            ("steps:\n  - uses: a/b@v1\n    with:\n      c: 'd: e'\n  - run: f", []), ("a:\n\tb: c", [2]),
            ("a: b: c", [1]), ("a:\n   b: c", [2]), ("a: b\n  c: d", [2]), ("a:b", [1]), ("a: [b", [1]), ("a: 'b", [1]),
            ("a: {b}", [1]), ("a: b #c", [1]), ("a:\n  - b:\n      c: d\n     e: f", [4]),
        ]
    )
    func `a line that isn't plain YAML is found`(text: String, lines: [Int]) {
        #expect(Self.badLines(in: text) == lines)
    }

    @Test func `the workflows name modules, schemes and files that exist, and each module with tests`() {
        let modules = Self.modules
        #expect(modules.count > 15)
        for (path, text) in Self.workflows {
            for match in text.matches(#"\b(Rx(?:[A-Z]\w*)?)\b(?!-Package)"#) {
                let name = String(match.groups[1])
                let isTest = name.hasSuffix("Tests") && modules.contains(String(name.dropLast("Tests".count)))
                if !isTest && !modules.contains(name) { Issue.record("\(path):\(match.line): no module \(name)") }
            }
            for match in text.matches(#"(?<![\w.])((?:\.ci|Tests|Documentation)/[\w./-]+)"#)
            where !Repository.current.paths.contains(String(match.groups[1])) {
                Issue.record("\(path):\(match.line): no file \(match.groups[1])")
            }
        }
        let checks = Repository.current.text(".github/workflows/checks.yml")
        let listed = checks.matches(#"RX_TESTS: >\n((?: {12}.*\n)+)"#).flatMap { $0.groups[1].split { $0.isWhitespace } }
        let tested = Repository.current.paths.flatMap { $0.matches(#"^Tests/(Rx\w+Tests)/"#).map { $0.groups[1] } }
        #expect(Set(listed) == Set(tested), "the tests that run in simulators")
    }

    @Test func `the limits of the steps of .ci run fit that of the job`() {
        let steps = Repository.current.text(".ci/run").matches(#"\b(long_)?step "(\$?\w+)(?:: .*)?" (\d+) "#).map {
            step in
            (isQuick: step.groups[1].isEmpty, name: step.groups[2], minutes: Int(step.groups[3]) ?? 0)
        }
        let checks = Repository.current.text(".github/workflows/checks.yml")
        let jobs = checks.matches(#"name: Linux, \.ci/run [\s\S]*?timeout-minutes: (\d+)"#).map(\.groups[1])
        let limits = jobs.compactMap { Int($0) }
        #expect(steps.count > 20)
        #expect(limits.count == 2)
        // One runs on request, and one in a job of its own.
        let others = steps.filter { !["comparison", "$service"].contains($0.name) }
        #expect(others.map(\.minutes).reduce(0, +) < limits[1])
        #expect(steps.filter(\.isQuick).map(\.minutes).reduce(0, +) < limits[0])
    }

    /// Xcode reports nothing but that it can't open a project.
    @Test func `the project of the screens refers to nothing that isn't there`() throws {
        let folder = "Documentation/Examples/Screens/"
        let file = Repository.current.root.appending(path: folder + "Screens.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
        for match in text.matches(#"\b([0-9A-F]{24})\b"#) where objects[String(match.groups[1])] == nil {
            Issue.record("line \(match.line): no object \(match.groups[1])")
        }
        func values(_ key: String, of kind: String) -> [String] {
            objects.values.filter { $0["isa"] as? String == kind }.compactMap { $0[key] as? String }
        }
        for path in values("path", of: "PBXFileSystemSynchronizedRootGroup") {
            #expect(Repository.current.paths.contains(folder + path), "\(path)")
        }
        #expect(values("relativePath", of: "XCLocalSwiftPackageReference") == ["../../.."])
        let imported = Repository.current.swift(under: folder).flatMap { $0.text.matches(#"^import (Rx\w*)"#) }
        let linked = values("productName", of: "XCSwiftPackageProductDependency")
        #expect(Set(linked) == Set(imported.map { String($0.groups[1]) }))
        #expect(Self.modules.isSuperset(of: linked))
        let checks = Repository.current.text(".github/workflows/checks.yml")
        for target in values("name", of: "PBXNativeTarget") { #expect(checks.contains("-scheme \(target) ")) }
    }
}
