internal import RxDisposables
internal import RxSchedulers

/// The updates of a ``BehaviorBroadcaster`` that are in progress, and whether the value that each has read is still
/// current.
///
/// An update reads the value, lets its closure change a copy outside of every lock (contract L0), and accepts the copy
/// if no other thread has changed the value meanwhile; else it begins again. Elements that the closure itself sends to
/// the subject, on its own thread, are no reason to begin again: they would be sent each time, without end. They come
/// first, and the copy after them.
///
/// The broadcaster's lock guards all of it.
struct BehaviorUpdates {
    private struct Update {
        let number: Int
        let thread: UnsafeRawPointer
        var isCurrent: Bool
    }

    private var running: [Update] = []
    private var count = 0

    /// Takes note of an update that is about to read the value.
    mutating func begin() -> Int {
        count &+= 1
        running.append(Update(number: count, thread: Trampoline.current.threadIdentity, isCurrent: true))
        return count
    }

    /// Forgets an update; returns whether no other thread has changed the value since it began.
    mutating func end(_ number: Int) -> Bool {
        // The array is short, and the newest updates are last.
        guard let index = running.lastIndex(where: { $0.number == number }) else { return false }
        return running.remove(at: index).isCurrent
    }

    /// Takes note that the calling thread changes the value.
    @inline(__always) mutating func valueChanges() {
        if !running.isEmpty { markOthersOutdated() }
    }

    @inline(never) private mutating func markOthersOutdated() {
        let thread = Trampoline.current.threadIdentity
        // The calling thread's own updates stay current: elements that their closures send precede the updates' values,
        // and are no reason to repeat the updates (L9).
        for index in running.indices where running[index].thread != thread {
            running[index].isCurrent = false
        }
    }
}
