import Foundation
import Graphs

/// Reads cases, one a line, and answers each with the recording of its run: the other side of `Fuzz --beside`.
@main
enum Answers {
    static func main() {
        let thread = Thread {
            while let line = readLine(), let answer = answer(line) {
                FileHandle.standardOutput.write(Data("\(answer)\n".utf8))
            }
            exit(0)
        }
        // What is sent from inside is delivered recursively.
        thread.stackSize = 1 << 26
        thread.start()
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private static func answer(_ line: String) -> String? {
        // Ends the process if the case never ends.
        alarm(2)
        if let program = Program(code: line) { return program.run().text }
        guard let test = Case(code: line) else { return nil }
        let bench = VirtualBench(test)
        bench.run()
        return bench.outcome.recording
    }
}

extension Operator {
    static let rxExtras: [Operator] = []
}
