/// What becomes of the element that ends a sequence: see ``ObservableType/take(while:behavior:)`` and
/// ``ObservableType/take(until:behavior:)``.
public enum TakeBehavior: Sendable {
    /// The element is sent before completion.
    case inclusive
    /// The element is dropped.
    case exclusive
}
