/// A growable ring of items in raw memory, which its owner frees by `free()`.
///
/// Not a `RingBuffer`: generic code that the optimiser doesn't specialise would double the time of a pass through here.
@usableFromInline
struct TrampolineQueue {
    /// Places that an idle queue keeps; a power of two, as each capacity.
    private static let idleCapacity = 16

    /// An idle queue with more places than this gives its memory back.
    private static let largestIdleCapacity = 1024

    private var memory = UnsafeMutablePointer<any TrampolineItem>.allocate(capacity: idleCapacity)
    private var capacity = idleCapacity
    private var head = 0
    @usableFromInline private(set) var count = 0

    @inlinable var isEmpty: Bool {
        count == 0
    }

    mutating func append(_ item: consuming any TrampolineItem) {
        if count == capacity {
            move(toCapacity: 2 * capacity)
        }
        (memory + ((head &+ count) & (capacity &- 1))).initialize(to: item)
        count &+= 1
    }

    /// Moves the first item out, of which there must be one.
    mutating func removeFirst() -> any TrampolineItem {
        let item = (memory + head).move()
        head = (head &+ 1) & (capacity &- 1)
        count &-= 1
        return item
    }

    /// Gives the memory of a burst back, when the queue is empty.
    mutating func trim() {
        if capacity > Self.largestIdleCapacity {
            move(toCapacity: Self.idleCapacity)
        }
    }

    /// Frees the items, in order, and the memory.
    mutating func free() {
        while !isEmpty {
            _ = removeFirst()
        }
        memory.deallocate()
    }

    @inline(never)
    private mutating func move(toCapacity newCapacity: Int) {
        let newMemory = UnsafeMutablePointer<any TrampolineItem>.allocate(capacity: newCapacity)
        let upToTheEnd = min(count, capacity - head)
        newMemory.moveInitialize(from: memory + head, count: upToTheEnd)
        (newMemory + upToTheEnd).moveInitialize(from: memory, count: count - upToTheEnd)
        memory.deallocate()
        memory = newMemory
        capacity = newCapacity
        head = 0
    }
}
