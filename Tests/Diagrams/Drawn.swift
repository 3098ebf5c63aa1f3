package import Foundation
import Rendering
import RxTest

/// The diagrams in the comments of one file, and for each of them the closure that runs it, in the same order.
package struct Drawn: Sendable {
    package typealias Run = @MainActor @Sendable (Stage) -> Void

    /// The path of the file in `Sources`.
    package let file: String
    package let runs: [Run]

    init(_ file: String, _ runs: Run...) {
        self.file = file
        self.runs = runs
    }

    package static let all =
        making + transforming + leavingOut + flattening + combining + splitting + failing + timed + sharing
        + traits + extrasA + extrasD + extrasM + extrasS

    package static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The pictures of the file.
    ///
    /// - Throws: The error of reading it.
    package func pictures() throws -> [Picture] {
        let text = try String(contentsOf: Self.root.appending(path: "Sources/\(file)"), encoding: .utf8)
        let diagrams = CommentDiagram.all(inFile: text)
        return zip(diagrams, runs).enumerated().map { index, pair in
            Picture(name: name(index), module: module, diagram: pair.0, run: pair.1)
        }
    }

    package var module: String {
        String(file.prefix { $0 != "/" })
    }

    /// `TakeUntil+Predicate.swift` becomes `take-until-predicate`, and from the second diagram on there is a number.
    private func name(_ index: Int) -> String {
        let stem = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        let words = stem.replacing("+", with: "").map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
        return words.dropFirst() + (index == 0 ? "" : "-\(index + 1)")
    }
}

/// A picture of a diagram, drawn from the events that are sent when it is run.
package struct Picture: Sendable {
    package let name: String
    package let module: String
    package let diagram: CommentDiagram
    package let run: Drawn.Run

    package var description: String { "\(module)/\(name)" }

    /// Runs the diagram.
    ///
    /// - Returns: The text of the file, and the differences between the sent events and the comment.
    @MainActor package func draw() async -> (svg: String, mistakes: [String]) {
        let stage = Stage(diagram)
        run(stage)
        let (renderer, mistakes) = await stage.finish()
        return (renderer.svg(description: "\(renderer.words)\n\n\(diagram.text)"), mistakes)
    }
}
