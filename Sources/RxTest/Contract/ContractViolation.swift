/// A promise that an operator doesn't keep.
public struct ContractViolation: Hashable, Sendable {
    /// The promises of every operator and every source.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// `onSubscribe` comes first, and once, so that the observer downstream can stop the source before it emits
        /// anything.
        case upstreamComesFirst
        /// An observer sees `next* (error | completed)?`.
        case grammar
        /// Events come one at a time, whichever threads the sources emit on.
        case oneAtATime
        /// When it is over, by a terminal event or by disposal, each source has been disposed of exactly once.
        case upstreamIsDisposedOfOnce
        /// A terminal event that is forwarded reaches the observer before the source's dispose action runs.
        case endComesBeforeDisposal
        /// After `dispose()` has returned, nothing comes, even if it was called inside `onNext` or `onSubscribe`.
        case nothingAfterDispose
        /// A source that emits in an endless loop learns that it must stop as soon as the subscription is over.
        case promptStop
        /// An error that a closure throws becomes the one terminal event.
        case throwingClosure
        /// When it is over, no element, no closure and no part of the chain stays alive, even if the subscription is
        /// kept.
        case everythingIsFreed
        /// No lock is held while foreign code runs, so no thread waits for a slow observer.
        case noLockIsHeld
    }

    /// The promise.
    public let rule: Rule

    /// The observed behaviour.
    public let detail: String
}

extension ContractViolation: CustomStringConvertible {
    /// The promise and the observed behaviour.
    public var description: String {
        "\(rule): \(detail)"
    }
}
