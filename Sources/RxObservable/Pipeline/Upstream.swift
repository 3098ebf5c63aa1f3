package import RxDisposables

/// What a stage of a running chain holds to end everything above it.
///
/// Disposal starts at the end of a chain and travels up, once: each stage is the upstream of the one below it, takes
/// its own upstream out of its field, and disposes of that. Only the stage below ever calls `dispose()`, and the
/// ends (``Subscription``, ``InnerSink`` and their like) call it once, so a stage in between needs no atomic state.
open class _Upstream {
    // Counts this object for `Resources`, which finds leaks (contract G5); nothing in release builds.
    private let counted = Counted()

    /// Makes an upstream.
    @_spi(Pipeline) public init() {}

    /// Stops the work above, and frees what it needed.
    ///
    /// Nothing happens by default: such an upstream has nothing to stop.
    @_spi(Pipeline) open func dispose() {}

    /// Silences everything above at once, while its disposal has to wait.
    ///
    /// For a sink that has received an end that it can't forward yet, or that leaves disposal to a scheduler. It
    /// travels up as ``dispose()`` does and changes flags alone: from then on no source emits, no closure above is
    /// called, nothing new is subscribed to, and `isStopped` is `true` of every sink on the way. No dispose action
    /// runs, so their order is that of contract G3.
    ///
    /// A caller that may dispose may call it before that, any number of times; the two never run at the same time.
    @_spi(Pipeline) open func stop() {}

    /// The sink or upstream that the events from here go to; `nil` at the end of a chain, and where there are several.
    ///
    /// Set before anything above has begun. For questions that are rarely asked; events go from sink to sink without
    /// it.
    @_spi(Pipeline) open var below: Upstream? { nil }

    /// The watcher of the subscription that this is a part of, if there is one: that of the nearest watching sink
    /// below.
    @_spi(Pipeline) open var watcher: AnyObject? { below?.watcher }

    /// Whether the subscription at the end of the chain is over, so that nothing from here is heard.
    ///
    /// `true` from the moment that the subscription is disposed of or its end is sent, even if the stages above haven't
    /// heard of it yet from the thread that does so.
    @_spi(Pipeline) open var isUnheard: Bool { below?.isUnheard ?? false }

    /// An upstream with nothing to stop, for sources that are done once they have been subscribed to.
    @_spi(Pipeline) public static var nothing: Upstream { stateless }

    // SAFETY: it has no state at all.
    private static nonisolated(unsafe) let stateless = Resources.uncounted(Upstream())
}

/// See ``_Upstream``.
@_spi(Pipeline) public typealias Upstream = _Upstream

/// The upstream of a stage whose upstream may be set and disposed of on different threads, or be replaced.
///
/// One atomic word: nothing yet, a retained upstream, or "disposed of"; and beside the first two a mark that says
/// "stopped". The thread that swaps a reference out owns it, so each upstream that was ever set is disposed of or given
/// back exactly once, and no lock is needed.
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

    /// Puts `upstream` in place of what is there, which is given back and not disposed of.
    ///
    /// - Parameter upstream: The new upstream; disposed of at once when the slot is, and stopped when that is.
    /// - Returns: What was there before.
    @discardableResult
    package func replace(_ upstream: Upstream?) -> Upstream? {
        let new = upstream.map(Self.retained) ?? Self.empty
        var old = word.load(ordering: .relaxed)
        while old != Self.closed {
            let mark = old & Self.stoppedMark
            // Stopped before it is in the slot, where another thread may dispose of it: the two must not overlap.
            if mark != 0 { upstream?.stop() }
            let attempt = word.weakCompareExchange(
                expected: old,
                desired: new | mark,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { return Self.take(old) }
            old = attempt.original
        }
        // The slot has been disposed of, and no later call ends this upstream: the thread that brought it does.
        Self.take(new)?.dispose()
        return nil
    }

    /// Stops what is there, and whatever comes later.
    ///
    /// Any thread; further calls do nothing. What is there is taken out meanwhile, so no other thread can dispose of it
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
        guard let upstream = Self.take(old) else { return }
        upstream.stop()
        // `take` has moved the reference to this thread, so the word gets one of its own again.
        let back = Self.retained(upstream)
        let attempt = word.compareExchange(
            expected: Self.stoppedMark,
            desired: back | Self.stoppedMark,
            ordering: .acquiringAndReleasing
        )
        // Meanwhile another thread has disposed of the slot, or replaced what is in it. It found no upstream there, so
        // this thread disposes of the one that it took out.
        if !attempt.exchanged { Self.take(back)?.dispose() }
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
        // A chain can be freed without an end. The slot then gives its reference back, and disposes of nothing.
        _ = Self.take(word.load(ordering: .acquiring))
    }

    private static func retained(_ upstream: Upstream) -> UInt {
        // SAFETY: the word stands for the reference; the thread that takes the word out gives the reference back.
        UInt(bitPattern: Unmanaged.passRetained(upstream).toOpaque())
    }

    private static func take(_ word: UInt) -> Upstream? {
        guard word != closed, let pointer = UnsafeRawPointer(bitPattern: word & ~stoppedMark) else { return nil }
        // SAFETY: such a word stands for an upstream that `retained` retained; the caller got it from an exchange, or
        // has not handed it out, and so owns the reference.
        return Unmanaged<Upstream>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A disposable of the user's (or of a scheduler's) as an upstream.
package final class DisposableUpstream: Upstream {
    private let disposable: any Disposable

    package init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    package override func dispose() {
        disposable.dispose()
    }
}
