/// A queue as a plain value: O(1), amortised, at both ends.
struct Waiting<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var count: Int { elements.count - start }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes the first element out; the queue must not be empty.
    mutating func removeFirst() -> Element {
        guard start < elements.count, let element = elements[start] else {
            fatalError("An empty queue has no first element: ask for its count before.")
        }
        // Not `take()`, which makes a closure where the type isn't known.
        elements[start] = nil
        start += 1
        // What is left is less than half of the room.
        if start * 2 > elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }

    /// Takes all elements out.
    mutating func removeAll() -> [Element] {
        defer { self = Waiting() }
        return elements[start...].compactMap(\.self)
    }
}

extension Waiting: Sendable where Element: Sendable {}
