public import RxDisposables

/// Something that a scheduled action captures, so that a test sees when it is freed.
public final class TrackedPayload: Sendable {
    /// Tells one from another.
    public let number: Int

    /// Makes one.
    ///
    /// - Parameter number: Tells it from others.
    public init(_ number: Int = 0) {
        self.number = number
    }
}

/// Calls `use` with a payload that nobody else holds.
///
/// - Parameter use: Hands the payload to what is to free it.
/// - Returns: A function that says whether the payload has been freed.
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
