#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// How a thread waits for another one that needs only a few instructions more.
package enum Backoff {
    /// The number of attempts that return at once: the other thread is most likely running on another core.
    private static let spins = 64

    /// The number of attempts that give the time slice away: the other thread is ready to run, but no core is free.
    private static let yields = 32

    /// The duration of a sleep: the other thread may have a lower priority and run only when this thread sleeps.
    private static let sleepMicroseconds: UInt32 = 50

    /// Waits a little, the longer the more attempts there have been.
    ///
    /// - Parameter attempt: The number of attempts so far; starts at 0 and is counted here.
    package static func wait(attempt: inout Int) {
        if attempt >= spins + yields {
            // The count stays the same: from here on, each attempt sleeps.
            usleep(sleepMicroseconds)
            return
        }
        if attempt >= spins {
            sched_yield()
        }
        attempt += 1
    }
}
