internal import Foundation
internal import RxDisposables

/// Counts the bytes that wait for a subscriber, up to a limit.
// SAFETY: the lock guards what changes.
final class UnreadBytes: @unchecked Sendable {
    /// What a piece takes beside its bytes, about.
    private static var costOfPiece: Int { 128 }

    /// How many bytes may wait.
    let limit: Int

    private let lock = Lock()
    private var count = 0
    private var hasOverrun = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether more came than may wait.
    var isOverrun: Bool { lock.withLock { hasOverrun } }

    /// Adds a piece; `false` if there is no room for it, and then for no other.
    ///
    /// There is always room for one.
    func add(_ piece: Data) -> Bool {
        lock.withLock {
            let sum = count + piece.count + UnreadBytes.costOfPiece
            if sum > limit, count > 0 { hasOverrun = true }
            if !hasOverrun { count = sum }
            return !hasOverrun
        }
    }

    /// Takes away a piece that was added.
    func remove(_ piece: Data) {
        lock.withLock { count -= piece.count + UnreadBytes.costOfPiece }
    }
}
