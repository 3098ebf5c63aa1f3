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
        let listed = checks.matches(#"RX_TESTS: >\n((?: {12}.*\n)+)"#).flatMap {
            $0.groups[1].split { $0.isWhitespace }
        }
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

    @Test func `the project of the screens has what its folders import, and a workflow builds and tests it`() {
        let folder = "Documentation/Examples/Screens/"
        let project = Repository.current.text(folder + "Screens.xcodeproj/project.pbxproj")
        func values(_ pattern: String) -> Set<Substring> { Set(project.matches(pattern).map { $0.groups[1] }) }
        // Its groups are folders, in the order of the file: those of the app, and of the target of its tests.
        let folders = project.matches(#"RootGroup;[\s\S]*?\bpath = (?:\.\./\.\./\.\./)?([^;]*);"#).map { match in
            match.groups[0].contains("../") ? String(match.groups[1]) : folder + match.groups[1]
        }
        #expect(folders.count == 8)
        let imported = folders.flatMap { folder in
            let files = Repository.current.swift(under: folder + "/")
            if files.isEmpty { Issue.record("no sources in \(folder)") }
            return files.flatMap { $0.text.matches(#"^(?:public )?import (Rx\w*)"#) }
        }
        #expect(values(#"productName = (Rx\w*);"#) == Set(imported.map { $0.groups[1] }))
        #expect(values(#"relativePath = "?([^";]*)"?;"#) == ["../../.."])
        let workflow = Repository.current.text(".github/workflows/checks.yml")
        for action in ["build", "test"] {
            #expect(
                workflow.contains("xcodebuild \(action) -quiet -project \(folder)Screens.xcodeproj -scheme Screens ")
            )
        }
    }
}
