/// The memory of an atomic or a lock of the library, with the explorer's data about it.
@usableFromInline
package struct Place {
    /// The value.
    @usableFromInline package var bits: UInt64
    /// The run that it belongs to; places made outside of a run aren't explored.
    var run: UInt32
    /// Its name, the same in all equivalent schedules: the thread that has made it, and its number among that thread's
    /// places.
    var name: UInt32
    /// A hash of the last write, and of everything that happened before it.
    var lastWrite: UInt64 = 0
    /// A hash of the reads since then.
    var reads: UInt64 = 0
    /// The place in the sources where it was made.
    let site: Site
}

/// A line of the library's sources.
@usableFromInline
package struct Site: Hashable {
    let file: UnsafePointer<UInt8>
    let line: UInt32

    @usableFromInline
    package init(_ file: StaticString, _ line: UInt) {
        self.file = file.utf8Start
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// The module, the file's name and the line.
    package var path: String { "\(String(cString: file)):\(line)" }

    /// The file's name and the line.
    var text: String {
        let path = String(cString: file)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return "\(name):\(line)"
    }
}

/// The next operation of a thread.
enum Operation: String {
    case start
    case load
    case store
    case swap
    case compareAndSwap = "compare-and-swap"
    case add
    case or
    case lock
    case unlock
    case wait
    case yield
    case event
}

// The operations of atomics and locks: each is a point at which another thread may run, and is one step.
extension UnsafeMutablePointer<Place> {
    /// Makes a place.
    @usableFromInline
    package func make(_ bits: UInt64, _ site: Site) {
        let turns = Turns.shared
        initialize(to: Place(bits: bits, run: turns.number, name: turns.newName(), site: site))
    }

    @usableFromInline
    package func load(_ site: Site) -> UInt64 {
        Turns.shared.point(.load, self, site)
        Turns.shared.did(self, writes: false)
        return pointee.bits
    }

    @usableFromInline
    package func store(_ bits: UInt64, _ site: Site) {
        Turns.shared.point(.store, self, site)
        Turns.shared.did(self, writes: true)
        pointee.bits = bits
    }

    @usableFromInline
    package func swap(_ bits: UInt64, _ site: Site) -> UInt64 {
        update(.swap, site) { _ in bits }
    }

    /// Returns the old value, which was replaced if it was the expected one.
    @usableFromInline
    package func compareAndSwap(_ expected: UInt64, _ desired: UInt64, _ site: Site) -> UInt64 {
        update(.compareAndSwap, site) { $0 == expected ? desired : nil }
    }

    /// Adds, wrapping around at a number of bits; returns the old value.
    @usableFromInline
    package func add(_ operand: UInt64, _ mask: UInt64, _ site: Site) -> UInt64 {
        update(.add, site) { ($0 &+ operand) & mask }
    }

    @usableFromInline
    package func or(_ operand: UInt64, _ site: Site) -> UInt64 {
        update(.or, site) { $0 | operand }
    }

    /// Replaces the value, if there is a new one; returns the old one.
    @inline(__always)
    private func update(_ operation: Operation, _ site: Site, _ change: (UInt64) -> UInt64?) -> UInt64 {
        Turns.shared.point(operation, self, site)
        let old = pointee.bits
        let new = change(old)
        if Mutation.tears(site) {
            Turns.shared.did(self, writes: false)
            if let new { store(new, site) }
        } else {
            Turns.shared.did(self, writes: new != nil)
            if let new { pointee.bits = new }
        }
        return old
    }

    /// Waits until the lock is free, and takes it.
    @usableFromInline
    package func lock(_ site: Site) {
        Turns.shared.point(.lock, self, site)
        Turns.shared.did(self, writes: true)
        pointee.bits = 1
        Turns.shared.took(self, site)
    }

    @usableFromInline
    package func unlock(_ site: Site) {
        Turns.shared.point(.unlock, self, site)
        Turns.shared.did(self, writes: true)
        if pointee.bits == 0 { Turns.shared.fail("A lock is given back that is free, at \(site.text).") }
        pointee.bits = 0
        Turns.shared.gaveBack(self)
    }
}
