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

    private static let differences = [
        Difference(
            scenario: "an event of one's own that another thread sends",
            here: ["main", "main"],
            row: "**A control event or control property of your own**"
        ),
        Difference(
            scenario: "an observer of a message that subscribes to another, and disposes of its own",
            here: ["first", "second ()", "again", "second ()", "late ()", "late |", "second |"],
            row: "**The subscribers of a subject**"
        ),
        Difference(
            scenario: "the end of a view whose delegate setDelegate has set",
            here: ["a |", "freed"],
            row: "**A view with a `setDelegate`**"
        ),
        Difference(
            scenario: "a second binding beside the first",
            here: ["rows: a"],
            row: "A second binding of a data source does the same: the first stays"
        ),
        Difference(
            scenario: "the delegate of a table whose items are bound",
            here: ["none"],
            row: "**Binding items** leaves the view's `delegate` as it is"
        ),
        Difference(
            scenario: "a picker's model of a row that isn't there",
            here: ["BindingError.noModel"],
            row: "**`model(at:)` of a row that isn't there**"
        ),
        Difference(
            scenario: "observe without holding: changes, and the end",
            here: ["a 0.0", "a 1.0", "a |", "freed"],
            row: "**Key-value observing that doesn't retain** completes when the object is freed"
        ),
        Difference(
            scenario: "a binder: from another thread, re-entrant, and of an object that is freed",
            here: ["1 true", "2 true"] + (0..<3).flatMap { ["begin \($0)", "end \($0)"] } + ["turn", "freed"],
            row: "**What a driver, a signal or a binder is sent while it delivers**"
        ),
        Difference(
            scenario: "a signal: shared, not replayed; what is emitted into a relay while it is told",
            here: ["a 1", "a 2", "a 3", "b 3"],
            row: "**What a driver, a signal or a binder is sent while it delivers**"
        ),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    // Contracts U5 and U6: the scenarios of delegates.
    @Test("Each scenario notes what it does on RxCocoa, or what the guide says")
    func scenarios() async throws {
        let recorded = try Self.read("RxCocoa.txt")
        // The guide's lines may break anywhere.
        let guide = try Self.read("../../../../Documentation/MigratingFromRxSwift.md")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let log = await Scenario.log()
        // For `Tests/Screens/compare`, which shows both.
        if let path = ProcessInfo.processInfo.environment["SCENARIOS"] {
            try log.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let (here, there) = (Self.notes(log), Self.notes(recorded))
        #expect(there.keys.sorted() == Scenario.all.map(\.name).sorted())
        #expect(Set(Self.differences.map(\.scenario)).isSubset(of: there.keys))
        for scenario in Scenario.all {
            let difference = Self.differences.first { $0.scenario == scenario.name }
            let name = Comment(rawValue: scenario.name)
            #expect(here[scenario.name] == difference?.here ?? there[scenario.name], name)
            if let difference {
                #expect(there[scenario.name] != difference.here, name)
                #expect(guide.contains(difference.row), name)
            }
        }
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The notes of a log by the scenarios' names.
    private static func notes(_ log: String) -> [String: [String]] {
        var notes: [String: [String]] = [:]
        var names: [String] = []
        var isOfNames = false
        for line in log.split(separator: "\n").map(String.init) {
            if line.hasPrefix("    ") {
                for name in names { notes[name, default: []].append(String(line.dropFirst(4))) }
            } else {
                names = isOfNames ? names + [line] : [line]
            }
            isOfNames = !line.hasPrefix("    ")
        }
        return notes
    }
}
