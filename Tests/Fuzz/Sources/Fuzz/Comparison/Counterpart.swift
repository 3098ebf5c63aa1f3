import Foundation

/// The program that runs cases on another library; it is started again after a case that ended it.
final class Counterpart {
    private let program: String
    private var process = Process()
    private var questions = Pipe()
    private var answers = Pipe()
    private var buffer = Data()

    init(_ program: String) throws {
        self.program = program
        // A process that has ended doesn't end this one.
        signal(SIGPIPE, SIG_IGN)
        try start()
    }

    /// Runs a case there.
    func recording(of test: Case) throws -> Recording {
        Recording(try answer(to: test.code))
    }

    /// What it prints of a case; if that ends the process, the word for it.
    func answer(to code: String) throws -> String {
        try? questions.fileHandleForWriting.write(contentsOf: Data("\(code)\n".utf8))
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            let data = answers.fileHandleForReading.availableData
            guard data.isEmpty else {
                buffer += data
                continue
            }
            process.waitUntilExit()
            let hasHung = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGALRM
            try start()
            return hasHung ? "hang" : "trap"
        }
    }

    private func start() throws {
        (process, questions, answers, buffer) = (Process(), Pipe(), Pipe(), Data())
        process.executableURL = URL(filePath: program)
        process.standardInput = questions
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
    }
}
