#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// A time of the monotonic clock.
struct Moment: Hashable, Sendable {
    let nanoseconds: UInt64

    static var now: Moment {
        #if canImport(Darwin)
        Moment(nanoseconds: clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
        #else
        read(CLOCK_MONOTONIC)
        #endif
    }

    /// Up to a few milliseconds old, and far cheaper to read.
    @inline(__always) static var roughlyNow: Moment {
        #if canImport(Darwin)
        Moment(nanoseconds: clock_gettime_nsec_np(CLOCK_UPTIME_RAW_APPROX))
        #else
        read(CLOCK_MONOTONIC_COARSE)
        #endif
    }

    #if !canImport(Darwin)
    @inline(__always) private static func read(_ clock: clockid_t) -> Moment {
        var time = timespec()
        clock_gettime(clock, &time)
        return Moment(nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
    }
    #endif

    /// The time between two moments; zero if the first isn't the later one.
    static func - (later: Moment, earlier: Moment) -> Span {
        guard later.nanoseconds > earlier.nanoseconds else { return Span(nanoseconds: 0) }
        return Span(nanoseconds: Int64(clamping: later.nanoseconds - earlier.nanoseconds))
    }
}

/// A length of time, on systems without `Duration`, too.
struct Span: Hashable, Sendable {
    let nanoseconds: Int64

    /// The time in seconds, for reports.
    var inSeconds: Double { Double(nanoseconds) / 1e9 }

    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    var duration: Duration { .nanoseconds(nanoseconds) }
}
