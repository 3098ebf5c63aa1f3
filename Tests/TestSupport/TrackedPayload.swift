/// A capture of a scheduled action, so that a test sees when it is freed.
public final class TrackedPayload: Sendable {
    /// Distinguishes the payloads.
    public let number: Int

    /// Makes one.
    ///
    /// - Parameter number: Distinguishes it from others.
    public init(_ number: Int = 0) {
        self.number = number
    }
}

/// Calls `use` with a payload that has no other owner.
///
/// - Parameter use: Passes the payload to the code that must free it.
/// - Returns: A function that returns whether the payload has been freed.
public func trackPayload(_ use: (TrackedPayload) -> Void) -> @Sendable () -> Bool {
    let payload = TrackedPayload()
    let isFreed: @Sendable () -> Bool = { [weak payload] in
        payload == nil
    }
    use(payload)
    return isFreed
}

/// Does nothing; an action returns it.
public let nothing = Disposables.create()
