package import RxDisposables

/// The reference of a stage in a running chain to everything above it, for disposal.
///
/// Disposal starts at the end of a chain and travels up, once: each stage is the upstream of the stage below, takes its
/// own upstream out of its field, and disposes of it. Only the stage below ever calls `dispose()`, and the end sinks
/// (``Subscription``, ``InnerSink`` and others) call it once, so a stage in between needs no atomic state.
open class _Upstream {
    // Counts this object for `Resources`, which finds leaks (contract G5); nothing in release builds.
    private let counted = Counted()

    /// Makes an upstream.
    @_spi(Pipeline) public init() {}

    /// Stops the work above, and frees its resources.
    ///
    /// By default it does nothing, for an upstream with nothing to stop.
    @_spi(Pipeline) open func dispose() {}

    /// Silences everything above at once, while its disposal has to wait.
    ///
    /// A sink calls it if it has received an end that it can't forward yet, or if it leaves disposal to a scheduler.
    /// The call travels up as ``dispose()`` does and only changes flags: from then on no source emits, no closure above
    /// is called, nothing new is subscribed to, and `isStopped` is `true` for every sink on the way. No dispose action
    /// runs, so their order is that of contract G3.
    ///
    /// A caller that may dispose may call `stop()` before that, any number of times; the two never overlap.
    @_spi(Pipeline) open func stop() {}

    /// The sink or upstream that receives the events; `nil` at the end of a chain, and where there are several.
    ///
    /// It is set before anything above has begun. It is for rare questions; events go from sink to sink without it.
    @_spi(Pipeline) open var below: Upstream? { nil }

    /// The watcher of this subscription, if there is one: the watcher of the nearest watching sink below.
    @_spi(Pipeline) open var watcher: AnyObject? { below?.watcher }

    /// Whether the subscription at the end of the chain is over, so that no event from here is received.
    ///
    /// It is `true` from the moment that the subscription is disposed of or its end is sent, even if that thread hasn't
    /// reached the stages above yet.
    @_spi(Pipeline) open var isSubscriptionOver: Bool { below?.isSubscriptionOver ?? false }

    /// The next queue downstream, if its sources wait for room; `nil` behind a queue that takes all at once.
    var room: (any Room)? { below?.room }

    /// An upstream with nothing to stop, for sources that finish during the subscription.
    @_spi(Pipeline) public static var nothing: Upstream { stateless }

    // SAFETY: the object is stateless.
    private static nonisolated(unsafe) let stateless = Resources.uncounted(Upstream())
}

/// See ``_Upstream``.
@_spi(Pipeline) public typealias Upstream = _Upstream

/// The upstream of a stage, when different threads may set and dispose of it, or when it may be replaced.
///
/// One atomic word: empty, a retained upstream, or "disposed of"; the first two may also have the mark "stopped". The
/// thread that swaps a reference out owns it, so each upstream that was ever set is disposed of or released exactly
/// once, and no lock is needed.
package struct UpstreamSlot: ~Copyable, Sendable {
    private static var empty: UInt { 0 }
    private static var closed: UInt { 1 }
    // Objects are aligned, so this bit of an address is free.
    private static var stoppedMark: UInt { 2 }

    private let word = AtomicUInt(0)

    package init() {}

    /// Whether `dispose()` has been called.
    package var isDisposed: Bool {
        word.load(ordering: .acquiring) == Self.closed
    }

    /// Whether `stop()` or `dispose()` has been called.
    package var isStopped: Bool {
        word.load(ordering: .acquiring) & (Self.stoppedMark | Self.closed) != 0
    }

    /// Replaces the current upstream, which is returned without disposal.
    ///
    /// - Parameter upstream: The new upstream; disposed of at once if the slot is, and stopped if the slot is.
    /// - Returns: The former upstream.
    @discardableResult
    package func replace(_ upstream: Upstream?) -> Upstream? {
        let new = upstream.map(Self.retained) ?? Self.empty
        var old = word.load(ordering: .relaxed)
        while old != Self.closed {
            let mark = old & Self.stoppedMark
            // The upstream is stopped before it is in the slot, where another thread may dispose of it: the two calls
            // must not overlap.
            // Mutant skip: "slot: a late upstream is stopped"
            if mark != 0 { upstream?.stop() }
            let attempt = word.weakCompareExchange(
                expected: old,
                desired: new | mark,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { return Self.reclaim(old) }
            old = attempt.original
        }
        // The slot has been disposed of, and no later call ends this upstream: this thread disposes of it.
        Self.reclaim(new)?.dispose()
        return nil
    }

    /// Stops the current upstream, and any later one.
    ///
    /// Any thread; further calls do nothing. The upstream is taken out meanwhile, so no other thread can dispose of it
    /// at the same time.
    package func stop() {
        var old = word.load(ordering: .relaxed)
        repeat {
            guard old & (Self.stoppedMark | Self.closed) == 0 else { return }
            let attempt = word.weakCompareExchange(
                expected: old,
                desired: Self.stoppedMark,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { break }
            old = attempt.original
        } while true
        guard let upstream = Self.reclaim(old) else { return }
        upstream.stop()
        // `reclaim` has moved the reference to this thread, so the word gets a new one.
        let back = Self.retained(upstream)
        let attempt = word.compareExchange(
            expected: Self.stoppedMark,
            desired: back | Self.stoppedMark,
            ordering: .acquiringAndReleasing
        )
        // Meanwhile another thread has disposed of the slot or replaced its upstream. It found none, so this thread
        // disposes of the upstream that it took out.
        if !attempt.exchanged { Self.reclaim(back)?.dispose() }
    }

    /// Disposes of the current upstream, and of any later one.
    ///
    /// Further calls do nothing.
    package func dispose() {
        close()?.dispose()
    }

    /// Releases the current upstream without disposal; a later one is disposed of.
    ///
    /// - Returns: The former upstream, only for the first caller.
    package func close() -> Upstream? {
        Self.reclaim(word.exchange(Self.closed, ordering: .acquiringAndReleasing))
    }

    deinit {
        // A chain can be freed without an end. The slot then only releases its reference.
        _ = Self.reclaim(word.load(ordering: .acquiring))
    }

    private static func retained(_ upstream: Upstream) -> UInt {
        // SAFETY: the word owns the reference; the thread that takes the word out releases it.
        UInt(bitPattern: Unmanaged.passRetained(upstream).toOpaque())
    }

    private static func reclaim(_ word: UInt) -> Upstream? {
        guard word != closed, let pointer = UnsafeRawPointer(bitPattern: word & ~stoppedMark) else { return nil }
        // SAFETY: without the mark, the word is the address of an upstream that `retained` has retained. The caller got
        // the word from an exchange, or has stored it nowhere, so it owns the reference.
        return Unmanaged<Upstream>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A disposable of the user or of a scheduler, as an upstream.
package final class DisposableUpstream: Upstream {
    private let disposable: any Disposable

    package init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    package override func dispose() {
        disposable.dispose()
    }
}
