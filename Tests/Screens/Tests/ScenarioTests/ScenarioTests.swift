import Foundation
import Testing

/// What RxCocoa does, as `Tests/Screens/compare` has recorded it, holds here, too.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ScenarioTests {
    /// A scenario that notes something else here, on purpose.
    struct Difference {
        let scenario: String
        let here: [String]
        /// What the guide for migrating says of it.
        let row: String
    }

    private static let differences: [Difference] = []

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("Each scenario notes what it does on RxCocoa, or what the guide says")
    func scenarios() async throws {
        let recorded = try Self.read("RxCocoa.log")
        // The guide's lines may break anywhere.
        let guide = try Self.read("../../../../Documentation/MigratingFromRxSwift.md")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let log = await Scenario.log()
        // For `Tests/Screens/compare`, which shows both.
        if let path = ProcessInfo.processInfo.environment["SCENARIOS"] {
            try log.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let (here, there) = (Self.notes(log), Self.notes(recorded))
        #expect(there.count == Scenario.all.count, "names are unique")
        for scenario in Scenario.all {
            let difference = Self.differences.first { $0.scenario == scenario.name }
            let expected = difference?.here ?? there[scenario.name] ?? []
            // Beyond RxCocoa, the rules alone hold.
            #expect(here[scenario.name] == expected, Comment(rawValue: scenario.name))
            if let difference {
                #expect(there[scenario.name] != difference.here, Comment(rawValue: scenario.name + " is the same"))
                #expect(guide.contains(difference.row), Comment(rawValue: scenario.name + ": the guide has no such row"))
            }
        }
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The notes of a log by the scenarios' names.
    private static func notes(_ log: String) -> [String: [String]] {
        var notes: [String: [String]] = [:]
        var name = ""
        for line in log.split(separator: "\n") {
            if line.hasPrefix("    ") {
                notes[name, default: []].append(String(line.dropFirst(4)))
            } else {
                name = String(line)
                notes[name] = []
            }
        }
        return notes
    }
}
