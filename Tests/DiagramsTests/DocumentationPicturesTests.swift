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

    @Test func `each run has its diagram, and a diagram at most one run`() throws {
        let pictures = try Picture.all()
        for (file, drawn) in Dictionary(grouping: Drawn.all, by: \.file) {
            let played = pictures.filter { $0.file == file && $0.run != nil }
            #expect(
                Set(played.map(\.diagram.call)).count == drawn.count,
                "A line in Tests/Diagrams names no diagram of \(file): write its call as the diagram has it."
            )
        }
    }

    @Test func `the test of an operator has its diagram, if no code runs that`() throws {
        for picture in try Picture.all() where picture.run == nil {
            let name = picture.file.dropFirst(picture.module.count).dropLast(".swift".count)
            let path = "Tests/\(picture.module)Tests\(name)Tests.swift"
            let test = try String(contentsOf: Drawn.root.appending(path: path), encoding: .utf8)
            for row in picture.diagram.rows {
                #expect(test.contains("\"\(row.text)\""), "\(path) has no \(row.text).")
            }
        }
    }

    /// Writes the pictures instead if `RX_WRITE_PICTURES` is set.
    @Test(arguments: try Picture.all())
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

    @Test func `no picture is left over`() throws {
        let pictures = try Picture.all()
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
