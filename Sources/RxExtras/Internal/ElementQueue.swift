/// A queue as a plain value: O(1), amortised, at both ends.
@usableFromInline
struct ElementQueue<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var start = 0

    @inlinable
    init() {}

    @inlinable var count: Int { elements.count - start }

    @inlinable
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes the first element; the queue must not be empty.
    @inlinable
    mutating func removeFirst() -> Element {
        guard start < elements.count, let element = elements[start] else {
            fatalError("An empty queue has no first element: ask for its count before.")
        }
        // The reference is released at once; its slot stays until the next move. `take()` isn't used, since it makes a
        // closure where the type isn't known.
        elements[start] = nil
        start += 1
        // Moving the rest costs no more than the removals since the last move, so a removal is amortised O(1).
        if start * 2 > elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }

    @inlinable
    mutating func removeAll() -> [Element] {
        defer { self = ElementQueue() }
        return elements[start...].compactMap(\.self)
    }
}

extension ElementQueue: Sendable where Element: Sendable {}
