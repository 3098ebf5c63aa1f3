/// A terminal event, if it has come: what is kept of it for later.
///
/// One type for all, since each type of a field weighs a kilobyte in every client.
enum PendingEnd {
    case none
    /// With the error, or with `nil` for completion.
    case came((any Error)?)
}
