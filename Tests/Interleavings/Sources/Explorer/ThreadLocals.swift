/// The thread-local values: those of the threads of a run, and of the thread that prepares it.
package enum ThreadLocals {
    private static let keyLimit = 16
    // SAFETY: used on one thread of the system.
    private static nonisolated(unsafe) let pointers = {
        let count = keyLimit * (Turns.limit + 1)
        let pointers = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: count)
        pointers.initialize(repeating: nil, count: count)
        return pointers
    }()
    // SAFETY: as above.
    private static nonisolated(unsafe) var keyCount = 0

    package static func newKey() -> Int {
        precondition(
            keyCount < keyLimit,
            "There are more thread-local variables than \(keyLimit): set the limit higher."
        )
        keyCount += 1
        return keyCount - 1
    }

    package static func load(_ key: Int) -> UnsafeMutableRawPointer? {
        pointers[key * (Turns.limit + 1) + Turns.shared.current + 1]
    }

    package static func store(_ pointer: UnsafeMutableRawPointer, _ key: Int) {
        pointers[key * (Turns.limit + 1) + Turns.shared.current + 1] = pointer
    }
}
