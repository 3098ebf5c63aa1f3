#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// A lock for critical sections of a few instructions in which no foreign code runs.
///
/// ```swift
/// private let lock = Lock()
/// …
/// let victim = lock.withLock { exchange(&member, with: nil) }
/// victim?.dispose()  // outside: contract L0
/// ```
///
/// On Apple's systems it is their `os_unfair_lock`. On Linux it is one byte, for two reasons: the thread sanitizer sees
/// its atomics, and reports what a `Mutex` guards there as data races; and for sections as short as these it costs less
/// than a `Mutex`, contended or not. Locking is a compare-and-swap, unlocking a release store. A thread that finds the
/// lock taken reads it a few times, then gives its time slice away, then sleeps in short steps, so that an owner that
/// has been preempted gets to run, whatever the priorities are: the kernel doesn't raise its priority, as it does for
/// the owner of a `Mutex`. `Documentation/Notes/Performance.md` has the figures.
///
/// It isn't recursive.
@usableFromInline
package struct Lock: ~Copyable {
    #if canImport(Darwin)
    @usableFromInline let word = InlineStorage(os_unfair_lock_s())
    #else
    /// `free` or `taken`.
    @usableFromInline let state = AtomicUInt8(Lock.free)

    @inlinable static var free: UInt8 { 0 }

    @inlinable static var taken: UInt8 { 1 }
    #endif

    /// Makes a lock that is free.
    package init() {}

    /// Waits until the lock is free, and takes it.
    @inlinable
    package borrowing func lock() {
        #if canImport(Darwin)
        os_unfair_lock_lock(word.address)
        #else
        // The exchange acquires the previous owner's writes.
        let (taken, _) = state.compareExchange(expected: Lock.free, desired: Lock.taken, ordering: .acquiring)
        if !taken {
            lockWhenFree()
        }
        #endif
    }

    /// Releases the lock; only its holder may do that.
    ///
    /// The call is opaque to the optimiser: a value that has been read under the lock is retained before it. A retain
    /// could move past a plain store, when another thread may have freed the value already.
    @usableFromInline @inline(never) @_effects(readwrite)
    package borrowing func unlock() {
        #if canImport(Darwin)
        os_unfair_lock_unlock(word.address)
        #else
        state.store(Lock.free, ordering: .releasing)
        #endif
    }

    /// Runs a few instructions while it holds the lock.
    ///
    /// `body` may neither call nor free foreign code. It is always inlined: as a call, it would look up the metadata of
    /// its result in unspecialised generic code.
    ///
    /// - Parameter body: The work to do under this lock.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`; the lock is released then, too.
    @inlinable @inline(__always)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer {
            unlock()
        }
        return try body()
    }

    #if !canImport(Darwin)
    // This is out of line, so that callers inline only the exchange of a free lock.
    @usableFromInline @inline(never)
    borrowing func lockWhenFree() {
        var attempts = 0
        while true {
            // The load comes first, since waiting threads can share the cache line as long as they only read it. An
            // exchange takes the line away from the owner, which needs it to unlock.
            if state.load(ordering: .relaxed) == Lock.free,
                state.weakCompareExchange(expected: Lock.free, desired: Lock.taken, ordering: .acquiring).exchanged
            {
                return
            }
            Backoff.wait(attempt: &attempts)
        }
    }
    #endif
}

#if canImport(Darwin)
// SAFETY: only the system's functions touch the lock's storage.
extension Lock: @unchecked Sendable {}
#else
extension Lock: Sendable {}
#endif
