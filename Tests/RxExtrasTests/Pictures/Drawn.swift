import Foundation
import RxTest
import Testing

/// The diagrams in the comments of one file, and for each of them what runs it, in the same order.
struct Drawn: Sendable {
    typealias Run = @MainActor @Sendable (Stage) -> Void

    /// Where the file is in `Sources`.
    let file: String
    let runs: [Run]

    init(_ file: String, _ runs: Run...) {
        self.file = file
        self.runs = runs
    }

    static let all =
        making + transforming + leavingOut + flattening + combining + splitting + failing + timed + sharing
        + traits + extrasA + extrasD + extrasM + extrasS

    static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The pictures of the file.
    ///
    /// - Throws: What keeps it from being read.
    func pictures() throws -> [Picture] {
        let text = try String(contentsOf: Self.root.appending(path: "Sources/\(file)"), encoding: .utf8)
        let diagrams = CommentDiagram.all(inFile: text)
        return zip(diagrams, runs).enumerated().map { index, pair in
            Picture(name: name(index), module: module, diagram: pair.0, run: pair.1)
        }
    }

    var module: String {
        String(file.prefix { $0 != "/" })
    }

    /// `TakeUntil+Predicate.swift` becomes `take-until-predicate`, and from the second diagram on there is a number.
    private func name(_ index: Int) -> String {
        let stem = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        let words = stem.replacing("+", with: "").map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
        return words.dropFirst() + (index == 0 ? "" : "-\(index + 1)")
    }
}

/// A picture of a diagram, drawn from what is sent when it is run.
struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let module: String
    let diagram: CommentDiagram
    let run: Drawn.Run

    var testDescription: String { "\(module)/\(name)" }

    /// The modules in whose pages it is.
    var modules: [String] {
        testDescription == "RxObservable/debounce" ? [module, "RxTest"] : [module]
    }

    /// Runs the diagram.
    ///
    /// - Returns: The files by their names, and where what was sent differs from the comment.
    @MainActor func draw() async -> (files: [String: String], mistakes: [String]) {
        let stage = Stage(diagram)
        run(stage)
        let (renderer, mistakes) = await stage.finish()
        let files = [
            "\(name).svg": renderer.svg(.light, description: diagram.text),
            "\(name)~dark.svg": renderer.svg(.dark, description: diagram.text),
        ]
        return (files, mistakes)
    }
}
