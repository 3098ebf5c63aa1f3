#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

@testable import RxStreams

struct InputTurnTests {
    @Test func `a file has one turn for as long as somebody reads it, whichever the descriptor`() throws {
        let pipe = try Descriptor.pipe()
        let copy = try Descriptor(duplicating: pipe.readEnd.number)
        let turn = try InputTurn.of(pipe.readEnd)
        #expect(try InputTurn.of(copy) === turn)
        let other = try Descriptor.pipe()
        #expect(try InputTurn.of(other.readEnd) !== turn)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct InputTurnStressTests {
    // Contract L0
    @Test func `a turn that is freed while the next one is made and freed never waits for itself`() throws {
        let pipe = try Descriptor.pipe()
        try runConcurrently(threads: 4, timeout: .seconds(200)) { _ in
            for _ in 0..<200_000 { _ = try? InputTurn.of(pipe.readEnd) }
        }
    }
}
#endif
