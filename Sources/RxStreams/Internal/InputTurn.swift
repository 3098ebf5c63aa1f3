internal import Foundation
internal import RxDisposables

/// Lets one thread at a time take input from a file, if several wait for it.
///
/// Input wakes all threads that wait for it, and one of them gets it. Without turns, the others would be about to read,
/// too, and wait in the system, where disposal doesn't reach them, until they take what comes for the next reader.
final class InputTurn: Sendable {
    /// A file, whichever descriptor it is open under.
    private struct File: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    private struct Entry: Sendable {
        weak var turn: InputTurn?
    }

    private static let all = Locked<[File: Entry]>([:])

    private let counted = Counted()
    private let file: File
    // This lock waits in the system, since a thread may hold it for longer than a few instructions.
    private let lock = NSLock()

    /// The turn of a file; the same one for all that read from the file at the same time.
    ///
    /// - Throws: The system's error if it doesn't know the file.
    static func of(_ input: Descriptor) throws(POSIXError) -> InputTurn {
        var status = stat()
        guard fstat(input.number, &status) == 0 else { throw systemError() }
        let file = File(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino)
        )
        return all.withLock { all in
            if let turn = all[file]?.turn { return turn }
            let turn = InputTurn(file)
            all[file] = Entry(turn: turn)
            return turn
        }
    }

    private init(_ file: File) {
        self.file = file
    }

    deinit {
        // Another thread may have found no turn here, and made the next one. This may be the last reference to it, so
        // it is released outside the lock, which its own `deinit` takes.
        let next = InputTurn.all.withLock { all -> InputTurn? in
            let next = all[file]?.turn
            if next == nil { all[file] = nil }
            return next
        }
        extendLifetime(next)
    }

    /// Reads the available bytes, up to the size of a buffer.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - buffer: Takes the bytes.
    /// - Returns: The number of bytes; 0 at the end of the file, `nil` if there is nothing, or nothing any more.
    /// - Throws: The system's error if it can't read.
    func read(_ input: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(POSIXError) -> Int? {
        // `withLock` would lose the type of the error.
        lock.lock()
        defer { lock.unlock() }
        return try WakeUp.poll([input], timeout: 0)[0] ? try input.read(into: buffer) : nil
    }
}
