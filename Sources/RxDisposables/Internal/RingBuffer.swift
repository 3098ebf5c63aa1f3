/// A growable first-in first-out queue over raw memory.
///
/// Elements are moved in and out, never copied; the memory is a power of two and is kept until the queue is freed or
/// `removeAll()` is called. The queue keeps nothing of a removed element, so the caller frees it.
///
/// Functions that run for each element are always inlined: in unspecialised generic code a call would look up the
/// metadata of `RingBuffer<Element>` first, which costs more than the work. All code is compiled where it is used, and
/// none in this module: an uncalled copy would add to each client's size.
@usableFromInline
package struct RingBuffer<Element>: ~Copyable {
    /// `nil` as long as nothing has been appended.
    @usableFromInline
    var memory: UnsafeMutablePointer<Element>?

    /// A power of two, or 0 without memory.
    @usableFromInline
    var capacity = 0

    /// The index of the first element in the memory.
    @usableFromInline
    var head = 0

    @usableFromInline
    var elementCount = 0

    /// Makes an empty queue without allocating.
    @_alwaysEmitIntoClient @inline(__always)
    package init() {}

    @_alwaysEmitIntoClient @inline(__always)
    package var count: Int { elementCount }

    /// How many elements there is memory for.
    @_alwaysEmitIntoClient @inline(__always)
    package var roomCount: Int { capacity }

    @_alwaysEmitIntoClient
    deinit {
        destroyElements()
        memory?.deallocate()
    }

    /// Whether there are no elements.
    @_alwaysEmitIntoClient @inline(__always)
    package var isEmpty: Bool {
        count == 0
    }

    /// The first element, which stays; `nil` if there is none.
    @_alwaysEmitIntoClient
    package var first: Element? {
        isEmpty ? nil : self[0]
    }

    /// The element at a position, counted from the first.
    ///
    /// - Parameter position: From 0 up to, but not including, `count`.
    @_alwaysEmitIntoClient
    package subscript(position: Int) -> Element {
        get {
            checkBounds(position)
            return place(of: position).pointee
        }
        set {
            checkBounds(position)
            place(of: position).pointee = newValue
        }
    }

    /// Appends an element.
    ///
    /// - Parameter element: The element to add.
    /// - Complexity: O(1), amortised over many calls.
    @_alwaysEmitIntoClient @inline(__always)
    package mutating func append(_ element: consuming Element) {
        if count == capacity {
            grow(to: capacity == 0 ? 4 : capacity * 2)
        }
        // The count is raised first: `place(of:)` requires a position below the count.
        elementCount &+= 1
        place(of: count &- 1).initialize(to: element)
        checkInvariants()
    }

    /// Takes the first element out.
    ///
    /// - Returns: The former first element; `nil` if there is none.
    @_alwaysEmitIntoClient @inline(__always)
    package mutating func popFirst() -> Element? {
        guard count != 0 else { return nil }
        let element = place(of: 0).move()
        head = (head &+ 1) & (capacity &- 1)
        elementCount &-= 1
        checkInvariants()
        return element
    }

    /// Takes the first element out of a queue that isn't empty; returns the former first element.
    @_alwaysEmitIntoClient @inline(__always)
    package mutating func removeFirst() -> Element {
        precondition(count != 0, "The first element of an empty ring buffer was removed. Ask `isEmpty` first.")
        let first = place(of: 0)
        head = (head &+ 1) & (capacity &- 1)
        elementCount &-= 1
        checkInvariants()
        return first.move()
    }

    /// Takes the last element out of a queue that isn't empty; returns the former last element.
    @_alwaysEmitIntoClient @inline(__always)
    package mutating func removeLast() -> Element {
        precondition(count != 0, "The last element of an empty ring buffer was removed. Ask `isEmpty` first.")
        let last = place(of: count &- 1)
        elementCount &-= 1
        checkInvariants()
        return last.move()
    }

    /// Makes room, so that the queue can hold that many elements without allocating again.
    ///
    /// - Parameter minimumCapacity: The number of elements to be held in all.
    /// - Complexity: O(`count`)
    @_alwaysEmitIntoClient
    package mutating func reserveCapacity(_ minimumCapacity: Int) {
        guard minimumCapacity > capacity else { return }
        var powerOfTwo = 4
        while powerOfTwo < minimumCapacity {
            powerOfTwo *= 2
        }
        grow(to: powerOfTwo)
        checkInvariants()
    }

    /// Frees all elements, in order, and the memory.
    ///
    /// - Complexity: O(`count`)
    @_alwaysEmitIntoClient
    package mutating func removeAll() {
        // Freeing an element may run code that uses the owner of this queue: it must find the queue empty and intact.
        let old = exchange(&self, with: RingBuffer())
        _ = consume old
    }

    /// Calls `body` with each element, from the first to the last.
    ///
    /// - Parameter body: The work to do with an element; it can't change the queue.
    /// - Throws: The error of `body`.
    /// - Complexity: O(`count`)
    @_alwaysEmitIntoClient
    package borrowing func forEach<Failure: Error>(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
        for position in 0..<count {
            try body(place(of: position).pointee)
        }
    }

    @_alwaysEmitIntoClient
    borrowing func checkBounds(_ position: Int) {
        precondition(
            position >= 0 && position < count,
            "A ring buffer was asked for a position that it doesn't have. Compare the position with `count` first."
        )
    }

    /// The memory of a position below `capacity`, which is initialised if the position is below `count`.
    @_alwaysEmitIntoClient @inline(__always)
    borrowing func place(of position: Int) -> UnsafeMutablePointer<Element> {
        // SAFETY: the memory is allocated: each caller has made sure that the position is below `count`, which
        // `capacity` bounds.
        return memory.unsafelyUnwrapped + ((head &+ position) & (capacity &- 1))
    }

    @_alwaysEmitIntoClient @inline(__always)
    mutating func grow(to newCapacity: Int) {
        memory = movedToLargerMemory(memory, head: head, count: count, capacity: capacity, newCapacity: newCapacity)
        capacity = newCapacity
        head = 0
    }

    @_alwaysEmitIntoClient
    borrowing func destroyElements() {
        guard let memory else { return }
        // The elements are in two parts: from the first one to the end of the memory, and the rest, which wrapped round
        // to its start.
        let upToTheEnd = min(count, capacity - head)
        (memory + head).deinitialize(count: upToTheEnd)
        memory.deinitialize(count: count - upToTheEnd)
    }

    /// Traps if the fields contradict each other.
    ///
    /// It does nothing in a release build.
    @_alwaysEmitIntoClient
    package borrowing func checkInvariants() {
        #if DEBUG
        precondition((memory == nil) == (capacity == 0), "A ring buffer has memory and no capacity, or the other way.")
        precondition(capacity & (capacity &- 1) == 0, "The capacity of a ring buffer isn't a power of two.")
        precondition(count >= 0 && count <= capacity, "A ring buffer holds more elements than it has places.")
        precondition(head >= 0 && (head < capacity || capacity == 0), "A ring buffer begins outside of its memory.")
        #endif
    }
}

/// The slow part of ``RingBuffer/append(_:)``, a free function so that it isn't called with the metadata of
/// `RingBuffer`.
@usableFromInline @inline(never)
func movedToLargerMemory<Element>(
    _ memory: UnsafeMutablePointer<Element>?,
    head: Int,
    count: Int,
    capacity: Int,
    newCapacity: Int
) -> UnsafeMutablePointer<Element> {
    let newMemory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if let memory {
        // Both parts move to the front, so `head` is 0 afterwards: with the mask of the new capacity, the old positions
        // would be wrong.
        let upToTheEnd = min(count, capacity - head)
        newMemory.moveInitialize(from: memory + head, count: upToTheEnd)
        (newMemory + upToTheEnd).moveInitialize(from: memory, count: count - upToTheEnd)
        memory.deallocate()
    }
    return newMemory
}

// SAFETY: the memory belongs only to this value, and the value can't be copied: sending it sends its elements and
// nothing else.
extension RingBuffer: @unchecked Sendable where Element: Sendable {}
