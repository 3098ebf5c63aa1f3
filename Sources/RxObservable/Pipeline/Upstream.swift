internal import RxDisposables
internal import Synchronization

/// What a stage of a running chain holds to end everything above it.
///
/// Disposal starts at the end of a chain and travels up, once: each stage is the upstream of the one below it, takes
/// its own upstream out of its field, and disposes of that. Only the stage below ever calls `dispose()`, and the
/// ends (``Subscription``, ``InnerSink`` and their like) call it once, so a stage in between needs no atomic state.
@_spi(Pipeline) open class Upstream {
    /// Makes an upstream.
    public init() {
        #if DEBUG || ResourceTracing
        Resources.incrementTotal()
        #endif
    }

    #if DEBUG || ResourceTracing
    deinit {
        Resources.decrementTotal()
    }
    #endif

    /// Stops the work above.
    ///
    /// Nothing happens by default: such an upstream has nothing to stop.
    open func dispose() {}

    /// An upstream with nothing to stop, for sources that are done once they have been subscribed to.
    public static var nothing: Upstream { stateless }

    // SAFETY: it has no state at all.
    private static nonisolated(unsafe) let stateless = Resources.uncounted(Upstream())
}

/// The upstream of a stage whose upstream may be set and disposed of on different threads, or be replaced.
///
/// One atomic word: nothing yet, a retained upstream, or "disposed of". Whoever swaps a reference out owns it, so
/// each upstream that was ever set is disposed of or given back exactly once, and no lock is needed.
package struct UpstreamSlot: ~Copyable, Sendable {
    private static var empty: UInt { 0 }
    private static var closed: UInt { 1 }

    private let word = Atomic<UInt>(0)

    package init() {}

    /// Whether `dispose()` has been called.
    package var isDisposed: Bool {
        word.load(ordering: .acquiring) == Self.closed
    }

    /// Puts `upstream` in place of what is there, which is given back and not disposed of.
    ///
    /// - Parameter upstream: The new upstream; disposed of at once when the slot is.
    /// - Returns: What was there before.
    @discardableResult
    package func replace(_ upstream: Upstream?) -> Upstream? {
        // SAFETY: a word other than `empty` and `closed` is an upstream that this slot retained, and the exchange
        // makes this call its one owner.
        let new = upstream.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? Self.empty
        var old = word.load(ordering: .relaxed)
        while old != Self.closed {
            let attempt = word.weakCompareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
            if attempt.exchanged { return Self.take(old) }
            old = attempt.original
        }
        Self.take(new)?.dispose()
        return nil
    }

    /// Disposes of what is there, and of whatever comes later.
    ///
    /// Further calls do nothing.
    package func dispose() {
        close()?.dispose()
    }

    /// Gives back what is there and does not dispose of it; whatever comes later is disposed of.
    ///
    /// - Returns: What was there, for the first caller alone.
    package func close() -> Upstream? {
        Self.take(word.exchange(Self.closed, ordering: .acquiringAndReleasing))
    }

    deinit {
        _ = Self.take(word.load(ordering: .acquiring))
    }

    private static func take(_ word: UInt) -> Upstream? {
        guard word != empty, word != closed, let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
        // SAFETY: see `replace`: the caller got `word` from an exchange and owns the reference that it stands for.
        return Unmanaged<Upstream>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A disposable of the user's (or of a scheduler's) as an upstream.
final class DisposableUpstream: Upstream {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    override func dispose() {
        disposable.dispose()
    }
}
