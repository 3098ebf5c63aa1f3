#if os(macOS) || os(Linux)
internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxSchedulers

/// The children that this process owns; they end when it exits.
///
/// Disposal alone doesn't suffice: a terminal handler that calls `exit` runs before the chain is disposed of (contract
/// G3), and subscriptions may be live at the end of `main`.
///
/// Any thread may exit at any point, also in a signal's handler. So the exit handler takes no lock, allocates nothing,
/// and calls no code that does: the entries are a list that only grows, and are used again.
enum ChildRegistry {
    /// A place for one child.
    final class Entry: Sendable {
        /// The child's number, the number of the process that owns it, and two flags; 0 while the entry is free.
        fileprivate let word: AtomicUInt64
        /// In milliseconds; negative if there is no limit.
        fileprivate let grace = AtomicInt(0)
        /// Whether the child has been asked to end: another signal might end it in the midst of that.
        fileprivate let isAsked = AtomicBool(false)
        /// The address of the entry before this one.
        fileprivate let next = AtomicUInt(0)

        fileprivate init(_ word: UInt64) {
            self.word = AtomicUInt64(word)
        }

        /// The child is asked to end, by the caller.
        func ask() {
            isAsked.store(true, ordering: .relaxed)
        }

        /// Removes the child, which may be collected then; `false` if the exit collects it.
        func remove() -> Bool {
            let old = word.load(ordering: .relaxed)
            return old & taken == 0
                && word.compareExchange(expected: old, desired: 0, ordering: .acquiringAndReleasing).exchanged
        }
    }

    private static let installation: Void = { atexit { ChildRegistry.endAll() } }()

    /// Starts a child.
    ///
    /// - Parameters:
    ///   - launch: What is started.
    ///   - start: Starts it, and returns its number; `nil` if that fails.
    /// - Returns: The child's entry; `nil` if it hasn't been started, as when this process exits.
    static func register(_ launch: Launch, _ start: () -> pid_t?) -> Entry? {
        _ = installation
        let owner = getpid()
        exitOwner.store(Int(owner), ordering: .relaxed)
        return unlessExiting {
            guard let number = start() else { return nil }
            let entry = freeEntry()
            let grace = launch.grace
            entry.grace.store(grace.isEndless ? -1 : Int(grace.saturatedNanoseconds / 1_000_000), ordering: .relaxed)
            entry.isAsked.store(false, ordering: .relaxed)
            let group = launch.hasOwnGroup ? hasGroup : 0
            entry.word.store(group | UInt64(owner) << 31 | UInt64(number), ordering: .releasing)
            return entry
        }
    }

    /// Runs something short that the exit waits for; nothing if that has begun.
    @discardableResult
    static func unlessExiting<Result>(_ body: () -> Result?) -> Result? {
        defer { uses.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
        guard uses.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue & exiting == 0 else { return nil }
        return body()
    }

    /// An entry that nobody else uses.
    private static func freeEntry() -> Entry {
        var address = entries.load(ordering: .acquiring)
        while let entry = entry(at: address) {
            if entry.word.load(ordering: .relaxed) == 0,
                entry.word.compareExchange(expected: 0, desired: taken, ordering: .acquiringAndReleasing).exchanged
            {
                return entry
            }
            address = entry.next.load(ordering: .relaxed)
        }
        let entry = Entry(taken)
        // SAFETY: the list retains it for ever.
        let own = UInt(bitPattern: Unmanaged.passRetained(entry).toOpaque())
        var first = entries.load(ordering: .relaxed)
        while true {
            entry.next.store(first, ordering: .relaxed)
            let (exchanged, original) = entries.compareExchange(expected: first, desired: own, ordering: .releasing)
            if exchanged { return entry }
            first = original
        }
    }

    private static func entry(at address: UInt) -> Entry? {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        // SAFETY: the address of an entry in the list, which retains it.
        return Unmanaged<Entry>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Asks all children to end, waits for them as long as they may take, and ends the others.
    private static func endAll() {
        let owner = getpid()
        // A forked copy of this process owns none of them.
        guard exitOwner.load(ordering: .relaxed) == Int(owner) else { return }
        uses.bitwiseOr(exiting, ordering: .acquiringAndReleasing)
        // A start takes a millisecond. But it doesn't end if this is a signal's handler in the midst of it.
        for _ in 0..<200 where uses.load(ordering: .acquiring) != exiting { usleep(5_000) }
        forEach { entry in
            let word = entry.word.load(ordering: .acquiring)
            guard word & taken == 0, word >> 31 & 0x7FFF_FFFF == UInt64(owner) else { return }
            // From here on nobody else collects the child, or sends it a signal.
            guard entry.word.compareExchange(expected: word, desired: word | taken, ordering: .acquiring).exchanged
            else { return }
            if !entry.isAsked.load(ordering: .relaxed) { kill(target(word), SIGTERM) }
        }
        let start = DispatchTime.now().uptimeNanoseconds
        while true {
            let elapsed = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
            var isWaiting = false
            forEach { entry in
                let word = entry.word.load(ordering: .relaxed)
                guard word & taken != 0, word != taken else { return }
                let grace = entry.grace.load(ordering: .relaxed)
                let isDone = collect(word) || grace < 0
                if !isDone, elapsed >= grace { kill(target(word), SIGKILL) }
                // Nothing but the system itself holds up this signal.
                if isDone || elapsed > grace + 1_000 {
                    entry.word.store(taken, ordering: .relaxed)
                } else {
                    isWaiting = true
                }
            }
            guard isWaiting else { return }
            usleep(2_000)
        }
    }

    private static func forEach(_ body: (Entry) -> Void) {
        var address = entries.load(ordering: .acquiring)
        while let entry = entry(at: address) {
            body(entry)
            address = entry.next.load(ordering: .relaxed)
        }
    }

    /// Whom a signal goes to: a child, or its group.
    private static func target(_ word: UInt64) -> pid_t {
        let number = pid_t(truncatingIfNeeded: word & 0x7FFF_FFFF)
        return word & hasGroup != 0 ? -number : number
    }

    /// Collects a child that has ended; what is left of its group ends.
    private static func collect(_ word: UInt64) -> Bool {
        let number = pid_t(truncatingIfNeeded: word & 0x7FFF_FFFF)
        var information = siginfo_t()
        // It isn't collected yet: its number belongs to the group.
        let code = waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT | WNOHANG)
        guard code != 0 || information.si_signo != 0 else { return false }
        if word & hasGroup != 0 { kill(-number, SIGKILL) }
        waitpid(number, nil, WNOHANG)
        return true
    }
}

/// The flag of an entry whose child nobody collects: it is about to be registered, or this process is exiting.
private var taken: UInt64 { 1 << 63 }

/// The flag of a child that leads a group.
private var hasGroup: UInt64 { 1 << 62 }

/// The flag of the uses when this process is exiting.
private var exiting: UInt64 { 1 << 63 }

/// The address of the entry that was added last.
private let entries = AtomicUInt(0)

/// How many threads are starting a child, or sending one a signal, and whether this process is exiting.
private let uses = AtomicUInt64(0)

/// The process whose exit ends the children: a forked copy has other ones.
private let exitOwner = AtomicInt(0)
#endif
