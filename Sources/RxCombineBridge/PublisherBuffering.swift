#if canImport(Combine)
/// How elements are handled that arrive while a publisher's subscriber demands none.
///
/// Elements that have been demanded and are about to be delivered aren't counted.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public enum PublisherBuffering: Hashable, Sendable {
    /// All of them wait.
    case unbounded
    /// Up to this many wait, and newer ones are dropped; with zero or less, none waits.
    case oldest(Int)
    /// Up to this many wait, and the oldest is dropped for a newer one; with zero or less, none waits.
    case newest(Int)
    /// None waits.
    case dropping

    var surplus: Surplus {
        switch self {
        case .unbounded: .keepsOldest(.max)
        case .oldest(let limit): .keepsOldest(limit)
        case .newest(let limit): .keepsNewest(limit)
        case .dropping: .keepsOldest(0)
        }
    }
}
#endif
