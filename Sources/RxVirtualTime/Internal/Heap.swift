internal import RxDisposables

/// A binary heap: the first of its elements, by an order that is given, is at hand.
struct Heap<Element> {
    /// The elements; each comes after its parent, which is at half its place.
    private var elements: [Element] = []
    private let isBefore: (Element, Element) -> Bool

    /// Makes an empty one.
    ///
    /// - Parameter isBefore: Whether one element comes before another one; of two, at most one does.
    init(_ isBefore: @escaping (Element, Element) -> Bool) {
        self.isBefore = isBefore
    }

    var count: Int { elements.count }

    /// The element that no other one comes before.
    var first: Element? { elements.first }

    /// - Complexity: O(log *n*)
    mutating func insert(_ element: Element) {
        elements.append(element)
        rise(element, from: elements.count &- 1)
        checkInvariants()
    }

    /// Takes the first element out of a heap that has one.
    ///
    /// - Complexity: O(log *n*)
    mutating func removeFirst() -> Element {
        let first = elements[0]
        let last = elements.removeLast()
        if !elements.isEmpty { sink(last, from: 0) }
        checkInvariants()
        return first
    }

    /// Takes those elements out for which a condition holds, which is asked once for each.
    ///
    /// - Returns: What has been taken out, in no order.
    /// - Complexity: O(*n*)
    mutating func removeAll(where isRemoved: (Element) -> Bool = { _ in true }) -> [Element] {
        var removed: [Element] = []
        var kept: [Element] = []
        for element in exchange(&elements, with: []) {
            if isRemoved(element) { removed.append(element) } else { kept.append(element) }
        }
        elements = kept
        for root in stride(from: elements.count / 2 - 1, through: 0, by: -1) {
            sink(elements[root], from: root)
        }
        checkInvariants()
        return removed
    }

    /// Puts an element at a place, or at that of a parent that it comes before, below `root`.
    private mutating func rise(_ element: Element, from start: Int, upTo root: Int = 0) {
        var hole = start
        while hole > root {
            let parent = (hole &- 1) / 2
            guard isBefore(element, elements[parent]) else { break }
            elements[hole] = elements[parent]
            hole = parent
        }
        elements[hole] = element
    }

    /// Puts an element at a place whose children are in order, or further down.
    ///
    /// All the way down along the earlier children, then up again: most often it belongs far down.
    private mutating func sink(_ element: Element, from root: Int) {
        var hole = root
        var child = 2 &* hole &+ 2
        while child < elements.count {
            if isBefore(elements[child &- 1], elements[child]) { child &-= 1 }
            elements[hole] = elements[child]
            hole = child
            child = 2 &* hole &+ 2
        }
        if child == elements.count {
            elements[hole] = elements[child &- 1]
            hole = child &- 1
        }
        rise(element, from: hole, upTo: root)
    }

    /// Traps if an element comes before its parent; looks at the first few, so that big heaps stay usable in debug
    /// builds.
    private func checkInvariants() {
        #if DEBUG
        for index in elements.indices.prefix(16).dropFirst() {
            precondition(
                !isBefore(elements[index], elements[(index - 1) / 2]),
                "The heap of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        #endif
    }
}
