/// What happens to the element that ends a sequence: see ``ObservableType/take(while:behavior:)`` and
/// ``ObservableType/take(until:behavior:)``.
///
/// ```swift
/// let altitude = Observable.of(300, 120, 0, 40)
/// _ = altitude.take(while: { $0 > 0 }, behavior: .inclusive).subscribe(onNext: { print($0) })
/// // Prints "300", "120", "0".
/// ```
public enum TakeBehavior: Sendable {
    /// The element is emitted before completion.
    case inclusive
    /// The element is dropped.
    case exclusive
}
