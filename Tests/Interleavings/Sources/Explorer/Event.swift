/// A place of a scenario's own: what happens at it is seen in one order by all threads, and others may come before.
package final class Marker: @unchecked Sendable {
    // SAFETY: made here, freed in `deinit`.
    private let place = UnsafeMutablePointer<Place>.allocate(capacity: 1)
    private let site: Site

    package init(_ file: StaticString = #fileID, _ line: UInt = #line) {
        site = Site(file, line)
        place.make(0, site)
    }

    deinit {
        place.deallocate()
    }

    /// A point at which others may go on; what follows up to the next point is one step, and is seen by all.
    package func event() {
        Turns.shared.point(.event, place, site)
        Turns.shared.did(place, writes: true)
    }

    /// A point at which what others do here is seen.
    package func look() {
        Turns.shared.point(.load, place, site)
        Turns.shared.did(place, writes: false)
    }

    /// Waits until a condition is true that depends on what happens at this place.
    package func wait(until condition: @escaping () -> Bool) {
        Turns.shared.wait(at: place, site, writes: false, until: condition)
    }

    /// Waits until a condition is true; what follows up to the next point changes that.
    package func take(when condition: @escaping () -> Bool) {
        Turns.shared.wait(at: place, site, writes: true, until: condition)
    }

    /// How much has happened in this run, to compare moments with.
    package static var now: Int { Turns.shared.moment }
}

/// Notes that foreign code is called or freed here, which must not be under a lock of the library (contract L0).
package func foreign(_ what: @autoclosure () -> String) {
    if Turns.shared.locksHeld > 0 { Turns.shared.fail("L0: \(what()) under a lock.") }
    if TaskState.isCancelling { Turns.shared.fail("A7: \(what()) in a cancellation handler.") }
}
