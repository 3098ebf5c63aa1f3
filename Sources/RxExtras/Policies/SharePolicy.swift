public import RxSchedulers

/// What `share(policy:)` keeps, and when it connects, disconnects and starts anew.
///
/// ```swift
/// let policy = SharePolicy(replay: .latest(1), disconnects: .after(.seconds(5), scheduler))
/// let shared = stream.share(policy: policy)
/// ```
public struct SharePolicy: Sendable {
    /// Which elements a new subscriber receives first.
    public enum Replay: Sendable {
        /// None.
        case none
        /// Up to this many of the latest; none for zero or less.
        case latest(Int)
        /// Elements up to an age, which the scheduler measures; at most this many of the latest.
        case recent(any RxTimeSpan, any SchedulerType, atMost: Int = .max)
        /// All.
        case all
    }

    /// When the source is disposed of after the last subscriber has left.
    public enum Disconnection: Sendable {
        /// As soon as the last subscriber has gone.
        case atOnce
        /// When there has been no subscriber for a while.
        case after(any RxTimeSpan, any SchedulerType)
        /// Never: the source runs to its end, and one without an end is kept for ever, with what is replayed.
        case never
    }

    /// Which elements a new subscriber receives first.
    public var replay: Replay
    /// The number of subscribers that makes it subscribe to the source; with one or less, the first one.
    public var subscribersToConnect: Int
    /// When the source is disposed of after the last subscriber has left.
    public var disconnects: Disconnection
    /// Whether the next subscriber after an error subscribes to the source anew, or receives the kept elements and the
    /// error.
    public var startsAnewAfterError: Bool
    /// Whether the next subscriber after completion subscribes to the source anew, or receives the kept elements and
    /// completion.
    public var startsAnewAfterCompletion: Bool

    /// Makes a policy; without arguments, that of `share()`.
    ///
    /// - Parameters:
    ///   - replay: The elements that a new subscriber receives first.
    ///   - subscribersToConnect: The number of subscribers that makes it subscribe to the source.
    ///   - disconnects: When the source is disposed of after the last subscriber has left.
    ///   - startsAnewAfterError: Whether the next subscriber after an error subscribes to the source anew.
    ///   - startsAnewAfterCompletion: Whether the next subscriber after completion subscribes to the source anew.
    public init(
        replay: Replay = .none,
        subscribersToConnect: Int = 1,
        disconnects: Disconnection = .atOnce,
        startsAnewAfterError: Bool = true,
        startsAnewAfterCompletion: Bool = true
    ) {
        self.replay = replay
        self.subscribersToConnect = subscribersToConnect
        self.disconnects = disconnects
        self.startsAnewAfterError = startsAnewAfterError
        self.startsAnewAfterCompletion = startsAnewAfterCompletion
    }

    /// The result of the first subscription, for every subscriber; after an error the next subscriber tries again.
    public static var cache: SharePolicy {
        SharePolicy(replay: .all, disconnects: .never, startsAnewAfterCompletion: false)
    }
}
