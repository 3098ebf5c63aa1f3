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
        /// The address of the entry before this one.
        fileprivate let next = AtomicUInt(0)

        fileprivate init(_ word: UInt64) {
            self.word = AtomicUInt64(word)
        }

        /// Removes the child, which may be collected then; `false` if the exit needs its number.
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
        // The exit waits for starts that are under way, and refuses later ones.
        defer { starts.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
        guard starts.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue & exiting == 0 else { return nil }
        guard let number = start() else { return nil }
        let entry = freeEntry()
        let grace = launch.grace
        entry.grace.store(grace.isEndless ? -1 : Int(grace.saturatedNanoseconds / 1_000_000), ordering: .relaxed)
        let group = launch.hasOwnGroup ? hasGroup : 0
        entry.word.store(group | UInt64(owner) << 31 | UInt64(number), ordering: .releasing)
        return entry
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
        starts.bitwiseOr(exiting, ordering: .acquiringAndReleasing)
        // A start takes a millisecond. But it doesn't end if this is a signal's handler in the midst of it.
        for _ in 0..<200 where starts.load(ordering: .acquiring) != exiting { usleep(5_000) }
        forEach { entry in
            let word = entry.word.load(ordering: .acquiring)
            guard word & taken == 0, word >> 31 & 0x7FFF_FFFF == UInt64(owner) else { return }
            // From here on the child isn't collected, so its number stays its own.
            guard entry.word.compareExchange(expected: word, desired: word | taken, ordering: .acquiring).exchanged
            else { return }
            kill(target(word), SIGTERM)
        }
        let start = DispatchTime.now().uptimeNanoseconds
        while true {
            let elapsed = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
            var isWaiting = false
            forEach { entry in
                let word = entry.word.load(ordering: .relaxed)
                guard word & taken != 0, word != taken else { return }
                let grace = entry.grace.load(ordering: .relaxed)
                let isOver = grace >= 0 && (hasEnded(word) || elapsed >= grace)
                guard isOver || grace < 0 else { return isWaiting = true }
                // Those that are left: the child, or the others of its group.
                if isOver { kill(target(word), SIGKILL) }
                entry.word.store(taken, ordering: .relaxed)
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

    /// Whether a child has ended; it isn't collected.
    private static func hasEnded(_ word: UInt64) -> Bool {
        var information = siginfo_t()
        let code = waitid(P_PID, id_t(word & 0x7FFF_FFFF), &information, WEXITED | WNOWAIT | WNOHANG)
        return code != 0 || information.si_signo != 0
    }
}

/// The flag of an entry whose child nobody collects: it is about to be registered, or this process is exiting.
private var taken: UInt64 { 1 << 63 }

/// The flag of a child that leads a group.
private var hasGroup: UInt64 { 1 << 62 }

/// The flag of the starts when this process is exiting.
private var exiting: UInt64 { 1 << 63 }

/// The address of the entry that was added last.
private let entries = AtomicUInt(0)

/// How many children are being started.
private let starts = AtomicUInt64(0)

/// The process whose exit ends the children: a forked copy has other ones.
private let exitOwner = AtomicInt(0)
#endif
