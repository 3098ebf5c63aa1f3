/// Entries by their time, and by their number among those of the same time: a binary heap whose members know their
/// place.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct TimelineHeap {
    private var entries: [TimelineEntry] = []

    /// The entry that is next, and stays; `nil` if there is none.
    var first: TimelineEntry? { entries.first }

    /// Adds an entry.
    ///
    /// - Complexity: O(log *n*)
    mutating func insert(_ entry: TimelineEntry) {
        entries.append(entry)
        rise(entry, from: entries.count &- 1)
        checkInvariants()
    }

    /// Takes an entry out.
    ///
    /// - Returns: Whether it was here.
    /// - Complexity: O(log *n*)
    mutating func remove(_ entry: TimelineEntry) -> Bool {
        guard let index = entry.index else { return false }
        entry.index = nil
        let last = entries.removeLast()
        if last !== entry {
            if index > 0, last.isBefore(entries[(index &- 1) / 2]) {
                rise(last, from: index)
            } else {
                sink(last, from: index)
            }
        }
        checkInvariants()
        return true
    }

    /// Takes all entries out, in no order.
    mutating func removeAll() -> [TimelineEntry] {
        for entry in entries { entry.index = nil }
        return exchange(&entries, with: [])
    }

    private mutating func rise(_ entry: TimelineEntry, from start: Int) {
        var hole = start
        while hole > 0 {
            let parent = (hole &- 1) / 2
            guard entry.isBefore(entries[parent]) else { break }
            put(entries[parent], at: hole)
            hole = parent
        }
        put(entry, at: hole)
    }

    private mutating func sink(_ entry: TimelineEntry, from start: Int) {
        var hole = start
        while true {
            var child = 2 &* hole &+ 1
            guard child < entries.count else { break }
            if child &+ 1 < entries.count, entries[child &+ 1].isBefore(entries[child]) { child &+= 1 }
            guard entries[child].isBefore(entry) else { break }
            put(entries[child], at: hole)
            hole = child
        }
        put(entry, at: hole)
    }

    private mutating func put(_ entry: TimelineEntry, at index: Int) {
        entries[index] = entry
        entry.index = index
    }

    /// Traps if an entry comes before its parent; looks at the first few, so that big heaps stay usable in debug
    /// builds.
    private func checkInvariants() {
        #if DEBUG
        for index in entries.indices.prefix(16).dropFirst() {
            precondition(
                !entries[index].isBefore(entries[(index - 1) / 2]),
                "The heap of a timeline is out of order. This is a defect of the library."
            )
        }
        #endif
    }
}
