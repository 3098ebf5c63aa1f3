// Runs the marble diagrams of the documentation, which readers can edit in the pages of Documentation/build --serve:
// reads a request in a line of JSON from standard input, and writes the answer in a line of JSON, until the input ends.

import Diagrams
import Foundation

while let line = readLine() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var answer: Data
    // The alarm ends a run that has no end, if the server that would end it is gone.
    _ = alarm(20)
    do {
        let request = try JSONDecoder().decode(PlayRequest.self, from: Data(line.utf8))
        // A tick of a diagram whose closures are asynchronous takes this long.
        answer = try await encoder.encode(request.answer { try? await Task.sleep(for: .milliseconds(15)) })
    } catch let problem as PlayProblem {
        answer = try encoder.encode(problem)
    } catch {
        answer = try encoder.encode(PlayProblem(row: nil, problem: "This is no request: \(error)"))
    }
    _ = alarm(0)
    answer.append(UInt8(ascii: "\n"))
    FileHandle.standardOutput.write(answer)
}
