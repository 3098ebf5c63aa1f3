import Foundation

/// Reads cases, one a line, and answers each with the recording of its run: the other side of `Fuzz --beside`.
@main
enum Answers {
    static func main() {
        while let line = readLine(), let test = Case(code: line) {
            // Ends the process if the case never ends.
            alarm(2)
            let bench = VirtualBench(test)
            bench.run()
            FileHandle.standardOutput.write(Data("\(bench.outcome.recording)\n".utf8))
        }
    }
}

extension Operator {
    static let rxExtras: [Operator] = []
}
