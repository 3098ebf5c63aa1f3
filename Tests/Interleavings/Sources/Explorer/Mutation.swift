/// The mutation that is in the library now: a mark in its sources says what it changes.
@usableFromInline
package enum Mutation {
    // SAFETY: set before the first run.
    package static nonisolated(unsafe) var number = 0
    /// The line where an operation of an atomic that reads and writes is torn into a load and a store.
    // SAFETY: as above.
    package static nonisolated(unsafe) var torn = ""

    @usableFromInline
    package static func isOn(_ mutation: Int) -> Bool {
        number == mutation
    }

    /// Gives the lock back that the thread took last, and takes it again, if the mutation is on.
    @usableFromInline
    package static func gap(_ isOn: Bool) {
        guard isOn, let (place, site) = Turns.shared.lastLock else { return }
        place.unlock(site)
        place.lock(site)
    }

    /// Whether the operation at a line is torn.
    static func tears(_ site: Site) -> Bool {
        !torn.isEmpty && torn == site.path
    }
}
