import Diagrams
import Foundation
import RxTest
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct DocumentationPicturesTests {
    private static let isWriting = ProcessInfo.processInfo.environment["RX_WRITE_PICTURES"] != nil

    private func folder(_ module: String) -> URL {
        Drawn.root.appending(path: "Sources/\(module)/\(module).docc/Resources")
    }

    @Test(arguments: Drawn.all)
    func `each diagram of the comments is drawn`(drawn: Drawn) throws {
        let text = try String(contentsOf: Drawn.root.appending(path: "Sources/\(drawn.file)"), encoding: .utf8)
        let count = CommentDiagram.all(inFile: text).count
        #expect(
            count == drawn.runs.count,
            "\(drawn.file) has \(count) diagrams, and its line in Tests/Diagrams runs \(drawn.runs.count)."
        )
    }

    @Test func `each file with a diagram is drawn`() throws {
        let sources = Drawn.root.appending(path: "Sources")
        let drawn = Set(Drawn.all.map(\.file))
        let paths = FileManager.default.enumerator(atPath: sources.path())?.compactMap { $0 as? String } ?? []
        for path in paths where path.hasSuffix(".swift") && !drawn.contains(path) {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let count = CommentDiagram.all(inFile: text).count
            #expect(count == 0, "No line in Tests/Diagrams runs the diagrams of \(path): step 5 in CONTRIBUTING.md.")
        }
    }

    /// Writes the pictures instead if `RX_WRITE_PICTURES` is set.
    @Test(arguments: try Drawn.all.flatMap { try $0.pictures() })
    func `a picture shows the sent events, as the comment does`(picture: Picture) async throws {
        let (svg, mistakes) = await picture.draw()
        #expect(mistakes == [], "\(picture.diagram.text)")
        let file = folder(picture.module).appending(path: "\(picture.name).svg")
        if Self.isWriting {
            try FileManager.default.createDirectory(at: folder(picture.module), withIntermediateDirectories: true)
            try svg.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == svg,
            "Draw it anew: RX_WRITE_PICTURES=1 swift test --filter DocumentationPicturesTests, and look at it."
        )
    }

    @Test func `the index of operators has the pictures`() throws {
        let index = try String(contentsOf: Drawn.root.appending(path: "Documentation/Operators.md"), encoding: .utf8)
        for drawn in Drawn.all {
            let names = try drawn.pictures().map { "\(drawn.module).docc/Resources/\($0.name).svg" }
            let entries = index.split(separator: /\n(?=- |\n)/).filter { $0.contains("](../Sources/\(drawn.file))") }
            #expect(
                names.isEmpty || entries.allSatisfy { entry in names.contains { entry.contains($0) } },
                "The entry of \(drawn.file) in Documentation/Operators.md doesn't show \(names.first ?? "its picture")."
            )
        }
    }

    @Test func `no picture is left over`() throws {
        let pictures = try Drawn.all.flatMap { try $0.pictures() }
        for module in Set(pictures.map(\.module)) {
            let here = pictures.filter { $0.module == module }
            let known = Set(here.map { "\($0.name).svg" })
            let names = try FileManager.default.contentsOfDirectory(atPath: folder(module).path())
            let drawn = names.filter { name in
                let text = try? String(contentsOf: folder(module).appending(path: name), encoding: .utf8)
                return name.hasSuffix(".svg") && text?.contains("<desc>") == true
            }
            #expect(
                Set(drawn).symmetricDifference(known) == [],
                "Of these, \(module).docc has a picture without a diagram, or none of one: remove it, or draw it."
            )
        }
    }
}

extension Picture: CustomTestStringConvertible {
    /// The module and the name.
    public var testDescription: String { description }
}
