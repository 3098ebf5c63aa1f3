/// A place of a scenario's own: all threads see the events there in one order; a point before each lets other threads
/// run.
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

    /// A point at which other threads may run; the code up to the next point is one step, which all threads see.
    package func event() {
        Turns.shared.point(.event, place, site)
        Turns.shared.did(place, writes: true)
    }

    /// A point at which the thread sees the events of other threads at this place.
    package func look() {
        Turns.shared.point(.load, place, site)
        Turns.shared.did(place, writes: false)
    }

    /// Waits until a condition is true that depends on events at this place.
    package func wait(until condition: @escaping () -> Bool) {
        Turns.shared.wait(at: place, site, writes: false, until: condition)
    }

    /// Waits until a condition is true; the code up to the next point changes it.
    package func take(when condition: @escaping () -> Bool) {
        Turns.shared.wait(at: place, site, writes: true, until: condition)
    }

    /// The number of steps of this run so far, for comparing moments.
    package static var now: Int { Turns.shared.moment }
}

/// Records that foreign code is called or freed here, which must not happen under a lock of the library (contract L0).
package func foreign(_ what: @autoclosure () -> String) {
    if Turns.shared.locksHeld > 0 { Turns.shared.fail("L0: \(what()) under a lock.") }
    if TaskState.isCancelling { Turns.shared.fail("A7: \(what()) in a cancellation handler.") }
}
