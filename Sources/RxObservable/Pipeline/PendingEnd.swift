/// A terminal event kept for later, if one has come.
///
/// Not generic: each type of a field adds a kilobyte to every client.
enum PendingEnd {
    case none
    /// The end has come, with the error, or with `nil` for completion.
    case arrived((any Error)?)
}
