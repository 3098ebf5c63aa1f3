internal import Builtin
public import Explorer

/// The lock for the explorer: a thread that finds it taken doesn't continue before it is free.
// SAFETY: all threads of a run are on one thread of the system.
@_rawLayout(like: Place)
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
    @usableFromInline
    package init(_ file: StaticString = #fileID, _ line: UInt = #line) {
        place.make(0, Site(file, line))
    }

    @usableFromInline var place: UnsafeMutablePointer<Place> { .init(Builtin.addressOfRawLayout(self)) }

    @usableFromInline
    package borrowing func lock(_ file: StaticString = #fileID, _ line: UInt = #line) {
        place.lock(Site(file, line))
    }

    @usableFromInline
    package borrowing func unlock(_ file: StaticString = #fileID, _ line: UInt = #line) {
        place.unlock(Site(file, line))
    }

    @inlinable
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result,
        _ file: StaticString = #fileID,
        _ line: UInt = #line
    ) throws(Failure) -> Result {
        lock(file, line)
        defer { unlock(file, line) }
        return try body()
    }
}

/// A thread that waits for another one lets it run.
package enum Backoff {
    package static func wait(attempt: inout Int) {
        attempt += 1
        Turns.shared.yield()
    }
}
