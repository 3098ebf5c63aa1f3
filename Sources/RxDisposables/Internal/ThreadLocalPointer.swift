#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#elseif canImport(Android)
public import Android
#endif

/// A pointer that each thread has for itself.
///
/// It is for a global variable, which needs no initialisation at run time: to ask each time whether that has been done
/// would cost as much as the look-up itself. It is `public` under an SPI name, as ``RingBuffer`` is.
@_spi(Internals) public struct ThreadLocalPointer: ~Copyable, Sendable {
    #if canImport(Darwin)
    /// Frees a pointer's target.
    public typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
    #else
    /// Frees a pointer's target.
    public typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    #endif

    /// One more than the system's key; 0 before there is one.
    @usableFromInline let keyPlusOne = AtomicUInt(0)

    /// Makes one that is `nil` on each thread.
    @inlinable
    public init() {}

    /// The calling thread's stored pointer.
    @inlinable
    public borrowing func load() -> UnsafeMutableRawPointer? {
        // The load is acquiring, since another thread may have made the key.
        let keyPlusOne = keyPlusOne.load(ordering: .acquiring)
        return keyPlusOne == 0 ? nil : pthread_getspecific(pthread_key_t(truncatingIfNeeded: keyPlusOne &- 1))
    }

    /// Stores a pointer for the calling thread.
    ///
    /// - Parameters:
    ///   - pointer: What ``load()`` returns on this thread from now on.
    ///   - free: Called with the pointer when the thread ends; always the same function.
    public borrowing func store(_ pointer: UnsafeMutableRawPointer, freedBy free: Free) {
        let status = pthread_setspecific(key(free), pointer)
        precondition(
            status == 0,
            """
            Rx could not set a thread-local variable: pthread_setspecific failed with error \(status). \
            There is no memory left for it; free some.
            """
        )
    }

    /// The key, which is made when it is first asked for.
    private borrowing func key(_ free: Free) -> pthread_key_t {
        let known = keyPlusOne.load(ordering: .acquiring)
        if known != 0 {
            return pthread_key_t(known - 1)
        }
        var key = pthread_key_t()
        let status = pthread_key_create(&key, free)
        precondition(
            status == 0,
            """
            Rx could not make a thread-local variable: pthread_key_create failed with error \(status). \
            The process has used up its keys; free some with pthread_key_delete.
            """
        )
        // Several threads may get here at the same time, each with a key of its own; all use the key that is published
        // first.
        let (isFirst, winner) = keyPlusOne.compareExchange(
            expected: 0,
            desired: UInt(key) + 1,
            ordering: .acquiringAndReleasing
        )
        if isFirst {
            return key
        }
        // Another thread was faster. No value has been stored under this key, so it can be deleted.
        pthread_key_delete(key)
        return pthread_key_t(winner - 1)
    }
}
