#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import Testing

/// The program, run as a process of its own.
struct Program {
    let code: Int32
    let output: String
    let errors: String

    var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - input: What is piped into it; `nil` for nothing at all.
    ///   - signal: The signal to send once it has found something. The input then stays open until the end.
    /// - Returns: Its output and its exit status.
    /// - Throws: The error that keeps it from running.
    static func run(
        _ arguments: [String],
        input: String? = nil,
        signal: Int32? = nil
    ) throws -> Program {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let outputs = Pipe()
        let errors = Pipe()
        process.standardOutput = outputs
        process.standardError = errors
        let inputs = Pipe()
        process.standardInput = input == nil ? FileHandle.nullDevice : inputs
        try process.run()
        if let input {
            try inputs.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            if signal == nil {
                try inputs.fileHandleForWriting.close()
            }
        }
        var output = Data()
        var isToBeSignalled = signal != nil
        while true {
            let piece = outputs.fileHandleForReading.availableData
            guard !piece.isEmpty else { break }
            output += piece
            // Only once: a second signal would come while the program is ending, and end it at once.
            if isToBeSignalled, let signal, String(decoding: output, as: UTF8.self).contains("(searched ") {
                isToBeSignalled = false
                kill(process.processIdentifier, signal)
            }
        }
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try? inputs.fileHandleForWriting.close()
        return Program(
            code: process.terminationStatus,
            output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self)
        )
    }

    /// Expects the last line to prove that no library object is left.
    func expectNoLeak() {
        let last = lines.last { !$0.isEmpty } ?? ""
        if Resources.isEnabled {
            #expect(last.hasPrefix("nothing leaked: "))
        } else {
            #expect(last == "live library objects are counted in debug builds only")
        }
    }

    /// The program that was built with the tests.
    static var executable: URL {
        #if canImport(Darwin)
        let products = Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()
        #else
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
        return products.appendingPathComponent("Tour")
    }
}
#endif
