/// What an observable sequence tells its observer: an element, or how it ended.
///
/// A sequence is `next* (error | completed)?`: any number of elements, and then at most one terminal event.
///
/// ```swift
/// let events: [Event<Int>] = [.next(1), .next(2), .completed]
/// print(events.compactMap(\.element), events.last?.isStopEvent == true ? "over" : "goes on")
/// // Prints "[1, 2] over".
/// ```
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed and is over.
    case error(any Error)
    /// The sequence succeeded and is over.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
    /// The event's name, with its element or error in brackets.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether this event ends the sequence.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of a `next` event, else `nil`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error` event, else `nil`.
    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether this is the `completed` event.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The event with its element transformed.
    ///
    /// Terminal events stay as they are.
    ///
    /// ```swift
    /// let event = Event.next(3).map { $0 * 2 }
    /// print(event)
    /// // Prints "next(6)".
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws becomes an `error` event.
    /// - Returns: The transformed event.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

/// A type whose values stand for events, so that `dematerialize` can unwrap them.
public protocol EventConvertible<Element> {
    /// The type of the event's element.
    associatedtype Element

    /// The event that this value stands for.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
