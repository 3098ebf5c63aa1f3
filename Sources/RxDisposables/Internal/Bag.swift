/// A collection that keeps the order of insertion and hands out a key for each element.
///
/// Elements live in the places of one block of memory. The occupied places form a doubly linked list in the order of
/// insertion, the vacant ones a list to take the next place from. So inserting and removing take the same time however
/// many elements there are, a removed element leaves nothing behind, and the memory never exceeds twice the largest
/// number of elements that were in the bag at the same time.
struct Bag<Element>: ~Copyable {
    /// Names an element of one bag.
    ///
    /// A key is never used again: once its element has been removed, it names nothing.
    struct Key: Hashable, Sendable {
        let place: UInt32

        let serial: UInt64

        init(place: UInt32, serial: UInt64) {
            self.place = place
            self.serial = serial
        }
    }

    struct Place {
        /// The element's number, or `vacant`.
        var serial: UInt64
        /// The place of the element that was inserted before, or `none`.
        var previous: UInt32
        /// The place of the element that was inserted next, or of the next vacant place, or `none`.
        var next: UInt32

        init(serial: UInt64, previous: UInt32, next: UInt32) {
            self.serial = serial
            self.previous = previous
            self.next = next
        }
    }

    /// `capacity` places and, parallel to them, `capacity` elements; `nil` as long as nothing has been inserted.
    private var places: UnsafeMutablePointer<Place>?

    /// `elements[n]` is initialised if, and only if, `places[n].serial` isn't `vacant`.
    private var elements: UnsafeMutablePointer<Element>?

    private var capacity: UInt32 = 0

    /// Places from here on have never been used.
    private var used: UInt32 = 0

    /// A list of places that have been used and are vacant.
    private var firstVacant = Bag.none

    private var head = Bag.none

    private var tail = Bag.none

    /// The number of the next element.
    private var nextSerial: UInt64 = 1

    /// The number of elements.
    private(set) var count = 0

    /// The index that stands for no place.
    private static var none: UInt32 {
        .max
    }

    /// The serial of a place without an element.
    private static var vacant: UInt64 {
        0
    }

    /// Makes an empty bag without allocating.
    init() {}

    deinit {
        destroyElements()
        places?.deallocate()
        elements?.deallocate()
    }

    /// Whether there are no elements.
    var isEmpty: Bool {
        count == 0
    }

    /// Appends an element.
    ///
    /// - Parameter element: The element to add.
    /// - Returns: The key to remove it with.
    /// - Complexity: O(1), amortised over many calls.
    @discardableResult
    mutating func insert(_ element: consuming Element) -> Key {
        // A vacant place is used before a new one, so that memory grows only when every place is occupied.
        let index: UInt32
        if firstVacant != Bag.none {
            index = firstVacant
        } else {
            if used == capacity {
                grow()
            }
            index = used
        }
        // The memory exists now: either a place has been used before, or `grow` has allocated it.
        let places = existingPlaces
        if index == firstVacant {
            firstVacant = places[Int(index)].next
        } else {
            used &+= 1
        }
        let serial = nextSerial
        nextSerial &+= 1
        existingElements.advanced(by: Int(index)).initialize(to: element)
        places[Int(index)] = Place(serial: serial, previous: tail, next: Bag.none)
        if tail == Bag.none {
            head = index
        } else {
            places[Int(tail)].next = index
        }
        tail = index
        count &+= 1
        checkInvariants()
        return Key(place: index, serial: serial)
    }

    /// Takes an element out.
    ///
    /// - Parameter key: The key that `insert` returned for it.
    /// - Returns: The element; `nil` if it has been removed before.
    mutating func remove(for key: Key) -> Element? {
        // The serial shows whether the place still belongs to the key, or has another element by now.
        guard key.place < used, existingPlaces[Int(key.place)].serial == key.serial else { return nil }
        return remove(at: key.place)
    }

    /// Takes the oldest element out.
    ///
    /// - Returns: The element; `nil` if there is none.
    mutating func popFirst() -> Element? {
        head == Bag.none ? nil : remove(at: head)
    }

    /// Empties the bag.
    ///
    /// - Returns: A bag with all the elements, in order. Their keys are valid there, and nowhere else.
    mutating func removeAll() -> Bag {
        // The serials continue: the key of a removed element must not name a later element of this bag.
        var rest = Bag()
        rest.nextSerial = nextSerial
        return exchange(&self, with: rest)
    }

    /// Takes out the element of a place that is occupied.
    private mutating func remove(at index: UInt32) -> Element {
        // The place is occupied, so the memory has been allocated.
        let places = existingPlaces
        let place = places[Int(index)]
        if place.previous == Bag.none {
            head = place.next
        } else {
            places[Int(place.previous)].next = place.next
        }
        if place.next == Bag.none {
            tail = place.previous
        } else {
            places[Int(place.next)].previous = place.previous
        }
        places[Int(index)] = Place(serial: Bag.vacant, previous: Bag.none, next: firstVacant)
        firstVacant = index
        count &-= 1
        // The element is moved out and not freed: freeing it may run foreign code, and the caller may hold a lock.
        let element = existingElements.advanced(by: Int(index)).move()
        checkInvariants()
        return element
    }

    @inline(never)
    private mutating func grow() {
        let newCapacity = capacity == 0 ? 4 : capacity * 2
        let newPlaces = UnsafeMutablePointer<Place>.allocate(capacity: Int(newCapacity))
        let newElements = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
        if let places, let elements {
            // The bag grows only when every place is occupied: all elements up to `used` are initialised.
            newPlaces.moveInitialize(from: places, count: Int(used))
            newElements.moveInitialize(from: elements, count: Int(used))
            places.deallocate()
            elements.deallocate()
        }
        places = newPlaces
        elements = newElements
        capacity = newCapacity
    }

    // SAFETY: this is accessed only after a place has been used, so `grow` has allocated the memory.
    private var existingPlaces: UnsafeMutablePointer<Place> { places.unsafelyUnwrapped }

    // SAFETY: as for `existingPlaces`: `grow` allocates the memory of both.
    private var existingElements: UnsafeMutablePointer<Element> { elements.unsafelyUnwrapped }

    private borrowing func destroyElements() {
        guard let places, let elements else { return }
        // The loop follows the links, so that elements are freed in the order of insertion.
        var index = head
        while index != Bag.none {
            elements.advanced(by: Int(index)).deinitialize(count: 1)
            index = places[Int(index)].next
        }
    }

    /// Traps if the fields contradict each other.
    ///
    /// It does nothing in a release build.
    ///
    /// - Parameter limit: The list is walked only if it isn't longer than this, so that a large bag stays usable in a
    ///   debug build.
    /// - Complexity: O(min(`count`, `limit`))
    borrowing func checkInvariants(limit: Int = 16) {
        #if DEBUG
        precondition((places == nil) == (capacity == 0), "A bag has memory and no capacity, or the other way.")
        precondition(used <= capacity && count <= Int(used), "A bag holds more elements than it has places.")
        precondition((head == Bag.none) == (count == 0), "A bag is empty and has a first element, or the other way.")
        precondition((tail == Bag.none) == (count == 0), "A bag is empty and has a last element, or the other way.")
        guard let places, count <= limit else { return }
        var length = 0
        var previous = Bag.none
        var index = head
        while index != Bag.none {
            let place = places[Int(index)]
            precondition(place.serial != Bag.vacant, "A vacant place is in the list of a bag.")
            precondition(place.previous == previous, "The links of a bag contradict each other.")
            previous = index
            index = place.next
            length += 1
        }
        precondition(length == count && tail == previous, "The list of a bag isn't as long as its count says.")
        #endif
    }
}

// SAFETY: the memory belongs only to this value, and the value can't be copied: sending it sends its elements and
// nothing else.
extension Bag: @unchecked Sendable where Element: Sendable {}
