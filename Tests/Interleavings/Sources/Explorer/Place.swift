/// The memory of an atomic or a lock of the library, with what the explorer has to know of it.
@usableFromInline
package struct Place {
    /// The value.
    @usableFromInline package var bits: UInt64
    /// Which run it belongs to; what no run has made isn't explored.
    var run: UInt32
    /// Its name, the same in all schedules that are equal: who has made it, and the how many-th one that was.
    var name: UInt32
    /// Stands for the last write, and all that happened before that.
    var lastWrite: UInt64 = 0
    /// Stands for the reads since then.
    var reads: UInt64 = 0
    /// Where it was made.
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

/// What a thread is about to do.
enum Operation: UInt8 {
    case start
    case load
    case store
    case swap
    case compareAndSwap
    case add
    case or
    case lock
    case unlock
    case wait
    case yield
    case event
    case end

    var text: String {
        switch self {
        case .start: "start"
        case .load: "load"
        case .store: "store"
        case .swap: "swap"
        case .compareAndSwap: "compare-and-swap"
        case .add: "add"
        case .or: "or"
        case .lock: "lock"
        case .unlock: "unlock"
        case .wait: "wait"
        case .yield: "yield"
        case .event: "event"
        case .end: "end"
        }
    }
}

// The operations of atomics and locks: each is a point at which another thread may go on, and is done in one step.
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
        Turns.shared.point(.swap, self, site)
        Turns.shared.did(self, writes: true)
        let old = pointee.bits
        pointee.bits = bits
        return old
    }

    /// Returns what was there; it has been replaced if that was expected.
    @usableFromInline
    package func compareAndSwap(_ expected: UInt64, _ desired: UInt64, _ site: Site) -> UInt64 {
        Turns.shared.point(.compareAndSwap, self, site)
        let old = pointee.bits
        Turns.shared.did(self, writes: old == expected)
        if old == expected { pointee.bits = desired }
        return old
    }

    /// Adds, round the end of so many bits; returns what was there.
    @usableFromInline
    package func add(_ operand: UInt64, _ mask: UInt64, _ site: Site) -> UInt64 {
        Turns.shared.point(.add, self, site)
        Turns.shared.did(self, writes: true)
        let old = pointee.bits
        pointee.bits = (old &+ operand) & mask
        return old
    }

    @usableFromInline
    package func or(_ operand: UInt64, _ site: Site) -> UInt64 {
        Turns.shared.point(.or, self, site)
        Turns.shared.did(self, writes: true)
        let old = pointee.bits
        pointee.bits = old | operand
        return old
    }

    /// Waits until the lock is free, and takes it.
    @usableFromInline
    package func lock(_ site: Site) {
        Turns.shared.point(.lock, self, site)
        Turns.shared.did(self, writes: true)
        pointee.bits = 1
        Turns.shared.locksHeld += 1
    }

    @usableFromInline
    package func unlock(_ site: Site) {
        Turns.shared.point(.unlock, self, site)
        Turns.shared.did(self, writes: true)
        if pointee.bits == 0 { Turns.shared.fail("A lock is given back that is free, at \(site.text).") }
        pointee.bits = 0
        Turns.shared.locksHeld -= 1
    }
}
