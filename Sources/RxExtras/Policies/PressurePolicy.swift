/// What happens to elements that arrive faster than they are taken.
public enum PressurePolicy: Sendable {
    /// Up to this many of the newest wait; the oldest of them is dropped for a newer one.
    case newest(Int)
    /// Up to this many of the oldest wait; an element that arrives when there is no room is dropped.
    case oldest(Int)
    /// Up to this many wait; one more fails the sequence with ``PressureError``, after those that wait.
    case fail(Int)
    /// The newest one waits.
    public static var sample: PressurePolicy { .newest(1) }

    var limit: Int {
        switch self {
        case .newest(let limit), .oldest(let limit), .fail(let limit): limit
        }
    }
}

/// Elements arrived faster than they were taken, and there was no room for more.
public struct PressureError: Error {
    /// How many elements were waiting.
    public let limit: Int
}
