/// What happens to the element that ends a sequence: see ``ObservableType/take(while:behavior:)`` and
/// ``ObservableType/take(until:behavior:)``.
public enum TakeBehavior: Sendable {
    /// The element is emitted before completion.
    case inclusive
    /// The element is dropped.
    case exclusive
}
