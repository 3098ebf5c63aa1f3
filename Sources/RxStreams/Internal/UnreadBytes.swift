internal import Foundation
internal import RxDisposables

/// Counts the bytes that wait for a subscriber, up to a limit.
final class UnreadBytes: Sendable {
    /// The approximate overhead of a piece, in bytes.
    private static var costOfPiece: Int { 128 }

    /// How many bytes may wait.
    let limit: Int

    private struct State {
        var count = 0
        var hasOverrun = false
    }

    private let state = Locked(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether more came than may wait.
    var isOverrun: Bool { state.withLock { $0.hasOverrun } }

    /// Adds a piece; `false` if there is no room for it, and from then on for any other.
    ///
    /// There is always room for a single piece.
    func add(_ piece: Data) -> Bool {
        state.withLock { state in
            let sum = state.count + piece.count + UnreadBytes.costOfPiece
            // A single piece always passes, however large: otherwise a limit below the size of a piece would let no
            // piece pass.
            if sum > limit, state.count > 0 { state.hasOverrun = true }
            if !state.hasOverrun { state.count = sum }
            return !state.hasOverrun
        }
    }

    /// Takes away a piece that was added.
    func remove(_ piece: Data) {
        state.withLock { $0.count -= piece.count + UnreadBytes.costOfPiece }
    }
}
