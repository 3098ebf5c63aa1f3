package import Foundation
import Rendering
import RxTest

/// The code that runs a diagram of a comment, so that its picture shows what the library does, and readers can play it.
package struct Drawn: Sendable {
    package typealias Run = @MainActor @Sendable (Stage) -> Void

    /// The path of the file in `Sources`.
    package let file: String
    /// The call in the diagram; `nil` if the file has one diagram.
    let call: String?
    let run: Run

    init(_ file: String, _ call: String? = nil, _ run: @escaping Run) {
        (self.file, self.call, self.run) = (file, call, run)
    }

    package static let all =
        making + transforming + leavingOut + flattening + combining + splitting + failing + timed + sharing
        + traits + extrasA + extrasD + extrasM + extrasS

    package static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}

/// A picture of a diagram, drawn from the events that are sent when it is run.
package struct Picture: Sendable {
    package let name: String
    package let module: String
    /// The path of the file in `Sources`.
    package let file: String
    package let diagram: CommentDiagram
    /// The code that runs it; without one, the picture shows the marbles of the comment, which its test proves.
    package let run: Drawn.Run?

    /// The pictures of all diagrams in comments.
    ///
    /// - Throws: The error of reading the sources.
    package static func all() throws -> [Picture] {
        let sources = Drawn.root.appending(path: "Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path())?.compactMap { $0 as? String } ?? []
        let runs = Dictionary(grouping: Drawn.all, by: \.file)
        return try paths.filter { $0.hasPrefix("Rx") && $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            let diagrams = CommentDiagram.all(inFile: text)
            return diagrams.enumerated().map { index, diagram in
                let run = runs[file]?.first { $0.call == (diagrams.count == 1 ? nil : diagram.call) }?.run
                let module = String(file.prefix { $0 != "/" })
                return Picture(name: name(file, index), module: module, file: file, diagram: diagram, run: run)
            }
        }
    }

    /// The same; none if the sources can't be read.
    package static let known = (try? all()) ?? []

    package var description: String { "\(module)/\(name)" }

    /// `TakeUntil+Predicate.swift` becomes `take-until-predicate`, and from the second diagram on there is a number.
    private static func name(_ file: String, _ index: Int) -> String {
        let stem = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        let words = stem.replacing("+", with: "").map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
        return words.dropFirst() + (index == 0 ? "" : "-\(index + 1)")
    }

    /// Runs the diagram.
    ///
    /// - Returns: The text of the file, and the differences between the sent events and the comment.
    @MainActor package func draw() async -> (svg: String, mistakes: [String]) {
        let stage = Stage(diagram)
        run(stage)
        let (renderer, mistakes) = await stage.finish()
        return (renderer.svg(description: "\(renderer.words)\n\n\(diagram.text)"), mistakes)
    }

    @MainActor func run(_ stage: Stage) {
        if let run { run(stage) } else { stage.showAsWritten() }
    }
}
