/// Holds one disposable that is assigned at most once, by any thread, before or after the slot is disposed of.
///
/// It is embedded as a `let` in the object that owns it and allocates nothing:
///
/// ```swift
/// final class Hop: Disposable {
///     private let upstream = DisposableSlot()
///     func onSubscribe(_ upstream: any Disposable) { self.upstream.set(upstream) }
///     func dispose() { upstream.dispose() }
/// }
/// ```
///
/// `set` and `dispose` cost one atomic read-modify-write each. The disposable is disposed of and freed outside of any
/// critical section, exactly once, and the slot forgets it then.
package struct DisposableSlot: ~Copyable, Sendable {
    /// Access to `bits`: the thread that moved the state to `assigning` may put; the thread that moved it away from
    /// `assigned` may take; no other thread may touch it.
    private enum State {
        /// Nothing has happened.
        static let empty: UInt8 = 0
        /// A thread is writing `bits`, which takes a few instructions.
        static let assigning: UInt8 = 1
        /// `bits` holds the disposable.
        static let assigned: UInt8 = 2
        /// Disposed of before anything was assigned.
        static let disposedEmpty: UInt8 = 3
        /// Disposed of, and something has been assigned.
        static let disposedAssigned: UInt8 = 4
    }

    private let state: AtomicUInt8
    private let bits: DisposableBits

    /// Makes a slot that holds nothing.
    package init() {
        state = AtomicUInt8(State.empty)
        bits = DisposableBits()
    }

    /// Makes a slot that holds a disposable already.
    ///
    /// - Parameter disposable: The disposable to hold.
    package init(_ disposable: consuming any Disposable) {
        state = AtomicUInt8(State.assigned)
        bits = DisposableBits(disposable)
    }

    /// Whether the slot has been disposed of.
    package var isDisposed: Bool {
        borrowing get {
            state.load(ordering: .acquiring) >= State.disposedEmpty
        }
    }

    /// Assigns the disposable; if the slot has been disposed of, disposes of it at once.
    ///
    /// - Parameter disposable: The disposable to hold until the slot is disposed of.
    /// - Returns: `false` if something had been assigned before. The new disposable is left alone then: it is neither
    ///   kept nor disposed of.
    @discardableResult
    package borrowing func set(_ disposable: consuming any Disposable) -> Bool {
        // The exchange is acquiring on success, so that `put` can't move above the step that makes `bits` this
        // thread's. It is acquiring on failure, so that a late disposable is disposed of after everything that the
        // disposing thread did before `dispose()`.
        let before = state.compareExchange(expected: State.empty, desired: State.assigning, ordering: .acquiring)
        if before.exchanged {
            bits.put(disposable)
            // A store is enough: while the state is `assigning`, `take` waits and another `set` gives up, so no other
            // thread changes it. The store releases what `put` wrote to the thread that calls `take`.
            state.store(State.assigned, ordering: .releasing)
            return true
        }
        // Of several late disposables, one wins this exchange and is disposed of. The exchange orders nothing, since
        // `bits` stays untouched.
        guard before.original == State.disposedEmpty,
            state.compareExchange(
                expected: State.disposedEmpty,
                desired: State.disposedAssigned,
                ordering: .relaxed
            ).exchanged
        else {
            return false
        }
        // Mutant skip: "single assignment: assign, dispose, dispose"
        disposable.dispose()
        return true
    }

    /// Disposes of the slot's disposable and releases it.
    ///
    /// A disposable that is assigned later is disposed of at once.
    package borrowing func dispose() {
        if let disposable = take() {
            Teardown.dispose(disposable)
        }
    }

    /// Marks the slot as disposed of and returns its disposable for the caller to dispose of.
    ///
    /// - Returns: The held disposable; `nil` if there was none or if another call took it.
    package borrowing func take() -> (any Disposable)? {
        // This load is relaxed, and so is a failed exchange: the value is only the guess for the next exchange.
        var current = state.load(ordering: .relaxed)
        var attempts = 0
        while true {
            switch current {
            case State.assigned:
                // The exchange acquires the value that `set` has put into `bits`, and releases this thread's writes
                // before the disposal to readers of `isDisposed`.
                let change = state.compareExchange(
                    expected: State.assigned,
                    desired: State.disposedAssigned,
                    ordering: .acquiringAndReleasing
                )
                if change.exchanged {
                    return bits.take()
                }
                current = change.original
            case State.empty:
                let change = state.compareExchange(
                    expected: State.empty,
                    desired: State.disposedEmpty,
                    ordering: .releasing
                )
                if change.exchanged {
                    return nil
                }
                current = change.original
            case State.assigning:
                // The other thread checks no flag after its `put`. If this thread returned now, nothing would dispose
                // of the new disposable; so it waits, for a few instructions.
                Backoff.wait(attempt: &attempts)
                current = state.load(ordering: .relaxed)
            default:
                return nil
            }
        }
    }

    deinit {
        // No other thread can refer to the slot any more, and the last thread's writes happened before.
        if state.load(ordering: .acquiring) == State.assigned {
            var disposable = bits.take()
            Teardown.release(&disposable)
        }
    }
}
