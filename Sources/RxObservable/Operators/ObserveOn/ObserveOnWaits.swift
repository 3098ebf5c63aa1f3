/// What an `observe(on:)` needs whose sources wait for room.
// SAFETY: the lock of the sink guards the sources; the other fields are constants or guard themselves.
final class ObserveOnWaits: @unchecked Sendable {
    let sources: PausedSources
    /// The action that runs the loops of the source next.
    let scheduled = UpstreamSlot()
    /// The next queue downstream whose sources wait for room, as this one is.
    let below: (any Room)?

    init(limit: Int, below: (any Room)?) {
        sources = PausedSources(limit: limit)
        self.below = below
    }
}
