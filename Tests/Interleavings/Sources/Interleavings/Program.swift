internal import Explorer
internal import Fibers
internal import Foundation
internal import RxDisposables

/// The command line of the program.
struct Options {
    var bound = 2
    var random = 0
    var seed: UInt64 = 1
    var seconds = 60.0
    /// Names of scenarios or mutations, or parts of them; none selects all.
    var filters: [String] = []
    var schedule: String?
    var mutation = 0
    var doesMutations = false
    var isJob = false
    var lists = false
    var testsItself = false
    var tellsSites = false

    /// Whether a name is selected.
    func wants(_ name: String) -> Bool { filters.isEmpty || filters.contains { name.contains($0) } }
}

@main
enum Program {
    static func main() {
        var options = Options()
        var words = ArraySlice(CommandLine.arguments.dropFirst())
        while let word = words.popFirst() {
            switch word {
            case "--bound": options.bound = words.popFirst().flatMap { Int($0) } ?? options.bound
            case "--random": options.random = words.popFirst().flatMap { Int($0) } ?? options.random
            case "--seed": options.seed = words.popFirst().flatMap { UInt64($0) } ?? options.seed
            case "--seconds": options.seconds = words.popFirst().flatMap { Double($0) } ?? options.seconds
            case "--scenario": options.filters += words.popFirst().map { [$0] } ?? []
            case "--repeat": options.schedule = words.popFirst()
            case "--mutation": options.mutation = words.popFirst().flatMap { Int($0) } ?? 0
            case "--mutations": options.doesMutations = true
            case "--job": options.isJob = true
            case "--list": options.lists = true
            case "--sites": options.tellsSites = true
            case "--self-test": options.testsItself = true
            default:
                print("There is no option \(word): see Tests/Interleavings/README.md.")
                exit(2)
            }
        }
        if options.lists { return list() }
        // On a thread of its own, and not on the main thread: to the library, no thread of a run is the main thread.
        let chosen = options
        let thread = Thread {
            exit(
                chosen.isJob || chosen.testsItself || chosen.schedule != nil
                    ? Job(chosen).run() : Supervisor(chosen).run()
            )
        }
        thread.stackSize = 8 << 20
        thread.start()
        dispatchMain()
    }

    private static func list() {
        for scenario in scenarios { print("\(scenario.name) | \(scenario.contracts)") }
    }
}
