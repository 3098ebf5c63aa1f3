import Diagrams
import Foundation
import RxTest
import Testing

/// Diagrams that a reader of the pages edits.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5)))
struct PlayTests {
    private func play(_ name: String, _ rows: [Int: String] = [:], _ numbers: [Int] = []) async throws -> PlayAnswer {
        let parts = name.split(separator: "/").map(String.init)
        return try await PlayRequest(module: parts[0], picture: parts[1], rows: rows, numbers: numbers).answer()
    }

    private func problem(_ name: String, _ rows: [Int: String] = [:], _ numbers: [Int] = []) async -> PlayProblem? {
        do {
            _ = try await play(name, rows, numbers)
            return nil
        } catch {
            return error as? PlayProblem
        }
    }

    @Test(arguments: try Picture.all())
    func `each picture answers with the picture of the page`(picture: Picture) async throws {
        let answer = try await play(picture.description)
        let page = await picture.draw().svg.replacing(/<desc>[^<]*<\/desc>/, with: "")
        #expect(answer.svg.replacing(/<desc>[^<]*<\/desc>/, with: "") == page)
        #expect(!answer.lines.isEmpty)
    }

    @Test func `a moved marble moves the result`() async throws {
        let answer = try await play("RxObservable/debounce", [0: "a-----b--|"])
        #expect(answer.lines.map(\.text) == ["a-----b--|", "---a-----(b|)"])
        #expect(answer.lines.map(\.kind) == ["hot", "result"])
        #expect(answer.words.contains("sends a at 3, b and completes at 9"))
    }

    @Test func `an error looks as in the library`() async throws {
        let answer = try await play("RxObservable/map", [0: "a-#"])
        #expect(answer.lines.last?.text == "A-#")
    }

    @Test func `a changed time also changes the call`() async throws {
        let answer = try await play("RxObservable/debounce", [:], [1])
        #expect(answer.numbers == [3])
        #expect(answer.lines.last?.text == "--b---c-|")
        #expect(answer.lines.last?.label == "debounce(.seconds(1), scheduler: scheduler)")
    }

    @Test func `subscriptions open and close`() async throws {
        let answer = try await play("RxObservable/flat-map-latest")
        let inner = answer.lines.filter { $0.kind == "inner" }
        #expect(inner.map(\.subscriptions) == [[[0, 5]], [[5, 12]]])
        #expect(answer.scale.count == 2)
    }

    @Test func `an inner sequence can be changed`() async throws {
        let request = PlayRequest(module: "RxObservable", picture: "flat-map-latest", inners: ["a": "-x-y-z|"])
        let answer = try await request.answer()
        #expect(answer.lines.filter { $0.kind == "inner" }.map(\.given) == ["-x-y-z|", "b--b--b|"])
        #expect(answer.lines.first { $0.kind == "result" }?.text == "-x-y-b--b--b-|")
        #expect(answer.lines.first { $0.kind == "result" }?.label == "flatMapLatest { cold(…) }")
        let wrong = PlayRequest(module: "RxObservable", picture: "flat-map-latest", inners: ["b": "a(b"])
        await #expect { try await wrong.answer() } throws: { error in
            (error as? PlayProblem)?.problem.hasPrefix("b: ") == true
        }
    }

    @Test func `a malformed request is reported with its place`() async throws {
        let found = await problem("RxObservable/debounce", [0: "a(b"])
        #expect(found?.row == 0)
        #expect(found?.problem.contains("This `(` has no `)`.") == true)
        #expect(await problem("RxObservable/concat", [1: "a^b|"])?.problem.contains("no `^`") == true)
        let long = await problem("RxObservable/debounce", [0: String(repeating: "-", count: 61)])
        #expect(long?.problem == "A row has at most 60 ticks here, and this one 61.")
        #expect(await problem("RxObservable/debounce", [7: "a"])?.problem == "The diagram has no row 8.")
        #expect(await problem("RxObservable/take", [:], [-1])?.problem.contains("between 0 and 60") == true)
        #expect(await problem("RxObservable/retry", [1: "#"])?.problem.hasPrefix("This runs on and on.") == true)
        #expect(await problem("RxObservable/nothing")?.problem == "No diagram of RxObservable is called nothing.")
    }
}
