import Foundation

// Writes what the scenarios note into a file.
Task { @MainActor in
    do {
        try await Scenario.log().write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
        exit(0)
    } catch {
        fatalError("\(error)")
    }
}
RunLoop.main.run()
