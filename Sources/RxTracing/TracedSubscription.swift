internal import RxDisposables
public import RxObservable
internal import RxSchedulers

/// A watched subscription, or a checkpoint of one.
///
/// It keeps nothing of the chain alive: neither sequences nor closures nor elements.
public final class TracedSubscription: Identifiable, Sendable {
    /// The state of a subscription.
    public enum State: UInt8, Sendable {
        /// Events may come.
        case live
        /// It has completed.
        case completed
        /// It has failed.
        case failed
        /// It has been disposed of before an end.
        case disposed
    }

    /// A number that no other one has; later ones are greater.
    public let id: Int

    /// The sequence as it was written.
    public let chain: Chain

    /// The parent's id: the subscription of the operator that subscribed to this inner sequence.
    public let parentID: Int?

    /// Whether it is a checkpoint within a subscription.
    public let isCheckpoint: Bool

    let start: Moment
    let scope: LeakScope?
    private let callStack: CallStack?
    // The watching sink writes these fields, one event at a time, and any thread reads them. All accesses are relaxed:
    // a reader needs some value that was true, and no order between the fields.
    private let count = AtomicInt(0)
    private let last = AtomicUInt64(0)
    private let threadWord = AtomicUInt(0)
    private let latencyWord = AtomicUInt64(0)
    private let stateWord = AtomicUInt8(State.live.rawValue)
    private let over = AtomicBool(false)

    init(
        id: Int,
        _ chain: Chain,
        parentID: Int?,
        isCheckpoint: Bool,
        scope: LeakScope?,
        callStack: CallStack?
    ) {
        self.id = id
        self.chain = chain
        self.parentID = parentID
        self.isCheckpoint = isCheckpoint
        self.scope = scope
        self.callStack = callStack
        start = Moment.now
    }

    /// Its state.
    public var state: State {
        State(rawValue: stateWord.load(ordering: .relaxed)) ?? .live
    }

    /// How long ago it began.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public var age: Duration { (Moment.now - start).duration }

    /// How many elements have passed.
    public var elementCount: Int { count.load(ordering: .relaxed) }

    /// The time that the latest element needed from the first checkpoint or scheduler's queue that it passed.
    ///
    /// Known while there is an observer, and `nil` if it has passed none.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public var latency: Duration? { latencySpan?.duration }

    var latencySpan: Span? {
        let nanoseconds = latencyWord.load(ordering: .relaxed)
        return nanoseconds == 0 ? nil : Span(nanoseconds: Int64(clamping: nanoseconds))
    }

    /// The thread of the latest element: `main`, or an address that identifies it.
    public var thread: String? {
        let word = threadWord.load(ordering: .relaxed)
        return word == 0 ? nil : ThreadName(word: word).description
    }

    /// Where it was made: a line for each frame of the call stack, as far as the build knows names; empty if it wasn't
    /// noted.
    ///
    /// - Complexity: Milliseconds for each frame that no earlier one shares; 70 of them in a large program.
    public var callStackLines: [String] {
        callStack?.lines ?? []
    }

    /// The innermost line of the call stack that isn't this library's: where the subscription was made.
    ///
    /// - Complexity: That of ``callStackLines``.
    public var site: String? { callStack?.site }

    var lastElement: Moment? {
        let nanoseconds = last.load(ordering: .relaxed)
        return nanoseconds == 0 ? nil : Moment(nanoseconds: nanoseconds)
    }

    // MARK: - Updates by the watching sink

    // Events come one at a time, so a load and a store are enough; a reader gets a number that was right at some
    // moment.
    @inline(__always) func noteElement() {
        count.store(count.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
        last.store(Moment.roughlyNow.nanoseconds, ordering: .relaxed)
        threadWord.store(ThreadName.current.word, ordering: .relaxed)
    }

    func noteLatency(_ nanoseconds: UInt64) {
        latencyWord.store(nanoseconds, ordering: .relaxed)
    }

    /// Whether events still count.
    @inline(__always) var isLive: Bool { stateWord.load(ordering: .relaxed) == State.live.rawValue }

    /// Leaves the live state; returns whether this call did it.
    func leave(for state: State) -> Bool {
        // An end and a disposal may come at the same time from two threads; the first one is the state that is
        // reported.
        stateWord.compareExchange(expected: State.live.rawValue, desired: state.rawValue, ordering: .relaxed).exchanged
    }

    /// Marks it as over; `false` if it was marked before.
    func finish() -> Bool {
        // The disposal and the sink's `deinit` call this.
        !over.exchange(true, ordering: .acquiringAndReleasing)
    }
}

extension TracedSubscription: CustomStringConvertible {
    /// Its number and its chain.
    public var description: String { "#\(id) \(chain)" }
}

/// A thread, as one word: its address, and whether it is the main one.
struct ThreadName: Hashable, Sendable, CustomStringConvertible {
    let word: UInt

    @inline(__always) static var current: ThreadName {
        let trampoline = Trampoline.current
        // The storage of a trampoline is aligned, so the lowest bit of its address is free.
        return ThreadName(word: UInt(bitPattern: trampoline.threadIdentity) | (trampoline.isOnMainThread ? 1 : 0))
    }

    var description: String {
        word & 1 == 1 ? "main" : "0x" + String(word, radix: 16)
    }
}
