import RxDisposables

/// Something that a scheduled action captures, so that a test sees when it is freed.
final class TrackedPayload: Sendable {
    let number: Int

    init(_ number: Int = 0) {
        self.number = number
    }
}

/// Calls `use` with a payload that nobody else holds.
///
/// - Returns: A function that says whether the payload has been freed.
func trackPayload(_ use: (TrackedPayload) -> Void) -> @Sendable () -> Bool {
    let payload = TrackedPayload()
    let isFreed: @Sendable () -> Bool = { [weak payload] in
        payload == nil
    }
    use(payload)
    return isFreed
}

/// Does nothing; an action returns it.
let nothing = Disposables.create()
