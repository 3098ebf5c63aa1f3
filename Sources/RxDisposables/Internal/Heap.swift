/// The order of a heap's elements, and the notification of an element's index.
@usableFromInline
package protocol HeapOrder {
    associatedtype Element

    /// Whether one element comes before another one; of two, at most one does.
    func isBefore(_ left: Element, _ right: Element) -> Bool

    /// Tells an element its index, if it has to be removable; `nil` once it has left the heap.
    func place(_ element: Element, at index: Int?)
}

extension HeapOrder {
    @_alwaysEmitIntoClient
    package func place(_ element: Element, at index: Int?) {}
}

/// A binary heap, which finds the first of its elements in a given order.
///
/// Each module that uses it compiles it with its order, so that no call goes through a witness table.
@usableFromInline
package struct Heap<Order: HeapOrder> {
    /// The elements; none comes before its parent, the element at `(index - 1) / 2`.
    @usableFromInline var elements: [Order.Element] = []
    @usableFromInline let order: Order

    /// Makes an empty heap.
    @_alwaysEmitIntoClient
    package init(_ order: Order) {
        self.order = order
    }

    @_alwaysEmitIntoClient
    package var count: Int { elements.count }

    /// The element that no other element comes before; `nil` if there is none.
    @_alwaysEmitIntoClient
    package var first: Order.Element? { elements.first }

    /// - Complexity: O(log *n*)
    @_alwaysEmitIntoClient
    package mutating func insert(_ element: Order.Element) {
        elements.append(element)
        rise(element, from: elements.count &- 1)
        checkInvariants()
    }

    /// Removes the element at an index, which must exist.
    ///
    /// - Complexity: O(log *n*)
    @_alwaysEmitIntoClient
    package mutating func remove(at index: Int) -> Order.Element {
        // The last element fills the gap, so that the array has no hole. It may come from another branch, so it may
        // belong above the gap or below it.
        let element = elements[index]
        let last = elements.removeLast()
        if index < elements.count {
            if index > 0, order.isBefore(last, elements[(index &- 1) / 2]) {
                rise(last, from: index)
            } else {
                sink(last, from: index)
            }
        }
        order.place(element, at: nil)
        checkInvariants()
        return element
    }

    /// Removes all elements that satisfy a condition, which is evaluated once for each element.
    ///
    /// - Returns: The removed elements, in no order.
    /// - Complexity: O(*n*)
    @_alwaysEmitIntoClient
    package mutating func removeAll(where isRemoved: (Order.Element) -> Bool = { _ in true }) -> [Order.Element] {
        var removed: [Order.Element] = []
        var kept: [Order.Element] = []
        // Filtering the elements and rebuilding the heap is O(n); removing them one by one would be O(n log n).
        for element in exchange(&elements, with: []) {
            if isRemoved(element) {
                order.place(element, at: nil)
                removed.append(element)
            } else {
                kept.append(element)
            }
        }
        elements = kept
        // The loop goes from the last parent up to the root: the subtrees of each are heaps already.
        for root in stride(from: elements.count / 2 - 1, through: 0, by: -1) {
            sink(elements[root], from: root)
        }
        checkInvariants()
        return removed
    }

    /// Puts an element at an index, or higher if it comes before its parents, but not above `root`.
    @_alwaysEmitIntoClient
    mutating func rise(_ element: Order.Element, from start: Int, upTo root: Int = 0) {
        var hole = start
        while hole > root {
            let parent = (hole &- 1) / 2
            guard order.isBefore(element, elements[parent]) else { break }
            put(elements[parent], at: hole)
            hole = parent
        }
        put(element, at: hole)
    }

    /// Puts an element at an index whose subtrees are heaps, or further down.
    ///
    /// The gap moves down to a leaf, along the earlier children, and then up again: most elements belong far down.
    @_alwaysEmitIntoClient
    mutating func sink(_ element: Order.Element, from root: Int) {
        // `child` is the right one of two children; the left one is at the index before it.
        var hole = root
        var child = 2 &* hole &+ 2
        while child < elements.count {
            if order.isBefore(elements[child &- 1], elements[child]) { child &-= 1 }
            put(elements[child], at: hole)
            hole = child
            child = 2 &* hole &+ 2
        }
        // The last parent of a heap may have only a left child.
        if child == elements.count {
            put(elements[child &- 1], at: hole)
            hole = child &- 1
        }
        rise(element, from: hole, upTo: root)
    }

    @_alwaysEmitIntoClient @inline(__always)
    mutating func put(_ element: Order.Element, at index: Int) {
        elements[index] = element
        order.place(element, at: index)
    }

    /// Traps if an element comes before its parent; checks only the first few, so that big heaps stay usable in debug
    /// builds.
    @_alwaysEmitIntoClient
    func checkInvariants() {
        #if DEBUG
        for index in elements.indices.prefix(16).dropFirst() {
            precondition(
                !order.isBefore(elements[index], elements[(index - 1) / 2]),
                """
                A heap of what waits is out of order. Does the converter of a virtual-time scheduler compare times \
                consistently?
                """
            )
        }
        #endif
    }
}

extension Heap: Sendable where Order: Sendable, Order.Element: Sendable {}
