internal import RxObservable

/// How elements are handled that come faster than a subscriber on another node asks for them.
///
/// Sources that produce on demand, such as `range` and `from`, wait for room, so no limit applies to them.
public enum HubBuffering: Hashable, Sendable {
    /// All of them wait.
    case unbounded
    /// Up to this many wait; if there is no room for one, the sequence fails after those that wait.
    case failing(beyond: Int)
    /// Up to this many wait; when there is no room, a source that can wait does so, as with the policy `.wait` of
    /// `RxExtras`, and that of another source fails the sequence after those that wait.
    case waiting(Int)
    /// Up to this many wait, and newer ones are dropped.
    case oldest(Int)
    /// Up to this many wait, and the oldest is dropped for a newer one.
    case newest(Int)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension HubBuffering {
    /// Subscribes, and lets elements wait.
    func values<Element: Sendable>(of source: Observable<Element>) -> AsyncValues<Element> {
        AsyncValues(fromNow: source, waiting())
    }

    private func waiting<Element: Sendable>() -> AsyncBuffering<Element> {
        switch self {
        case .unbounded: AsyncBuffering(.unbounded)
        case .failing(let limit): AsyncBuffering(.bufferingOldest(limit), overflow: HubOverrun(limit: limit))
        case .waiting(let limit):
            AsyncBuffering(.bufferingOldest(limit), overflow: HubOverrun(limit: limit), waits: true)
        case .oldest(let limit): AsyncBuffering(.bufferingOldest(limit))
        case .newest(let limit): AsyncBuffering(.bufferingNewest(limit))
        }
    }
}

/// More elements came than may wait.
struct HubOverrun: Error {
    let limit: Int
}
