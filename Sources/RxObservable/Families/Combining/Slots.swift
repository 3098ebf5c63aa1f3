/// The slots of a coordinator, and what each has to give, as its result selector reads it: by position.
///
/// Slots are unmanaged, since a retain and release for each would cost more than to read it. The coordinator owns a
/// reference to each until it has been disposed of, and they are read in its section before that alone.
@usableFromInline
package struct Slots {
    @usableFromInline
    struct Place {
        /// `nil` for a `just`, of which nothing comes but the element that is kept.
        // SAFETY: the coordinator owns a reference to each for as long as they are read.
        @usableFromInline let slot: Unmanaged<_Upstream>?
        /// The class of the slot.
        let kind: any SourceSlot.Type
        /// Where the element is, if the slot keeps its element here and has received one.
        @usableFromInline var kept: UnsafeMutableRawPointer?
        /// Room for an element that is small, as most are, so that it needs no memory of its own.
        var room: (UInt, UInt) = (0, 0)
    }

    @usableFromInline let places: UnsafeMutablePointer<Place>

    init(capacity: Int) {
        places = .allocate(capacity: capacity)
    }

    /// What the slot at a position has to give; its source's elements must be of the type that is asked for, and all
    /// slots be ready.
    @inlinable subscript<Element>(position: Int) -> Element {
        assert(isSlot(position, of: Element.self), "Slot \(position) isn't one of \(Element.self): see `Combination`.")
        let place = places[position]
        // SAFETY: the function that adds the slots reads them in the same order, in one function: see `Combination`.
        // Debug builds look.
        if let kept = place.kept { return kept.assumingMemoryBound(to: Element.self).pointee }
        // SAFETY: a place that keeps no element has a slot, which has an element to give: all slots are ready.
        return place.slot.unsafelyUnwrapped._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: Slot<Element>.self).give()
        }
    }

    @usableFromInline
    func isSlot<Element>(_ position: Int, of type: Element.Type) -> Bool {
        places[position].kind is Slot<Element>.Type
    }

    /// Puts a slot in its place, until ``release(_:)``.
    func initialize(_ position: Int, _ slot: consuming _Upstream?, _ kind: any SourceSlot.Type) {
        (places + position).initialize(to: Place(slot: slot.map { .passRetained($0) }, kind: kind))
    }

    /// Keeps the first element of a slot: in its place if it fits, else in memory of its own.
    ///
    /// - Returns: Where the element is. The slot ends its life by ``free(_:)``, or ``release(_:)`` if there is none.
    @inline(__always) func keep<Element>(_ position: Int, _ element: Element) -> UnsafeMutablePointer<Element> {
        // SAFETY: `room` is a stored property, and the places stay where they are.
        let room = UnsafeMutableRawPointer((places + position).pointer(to: \.room).unsafelyUnwrapped)
        let kept: UnsafeMutablePointer<Element> =
            fits(Element.self) ? room.bindMemory(to: Element.self, capacity: 1) : .allocate(capacity: 1)
        kept.initialize(to: element)
        places[position].kept = UnsafeMutableRawPointer(kept)
        return kept
    }

    /// Frees what ``keep(_:_:)`` has kept.
    @inline(__always) func free<Element>(_ kept: UnsafeMutablePointer<Element>) {
        kept.deinitialize(count: 1)
        if !fits(Element.self) { kept.deallocate() }
    }

    @inline(__always) private func fits<Element>(_: Element.Type) -> Bool {
        MemoryLayout<Element>.size <= MemoryLayout<(UInt, UInt)>.size
            && MemoryLayout<Element>.alignment <= MemoryLayout<UInt>.alignment
    }

    /// The slot at a position, if there is one.
    func slot(_ position: Int) -> Upstream? {
        // SAFETY: the caller asks before the slots are released, under the lock or while they are being attached.
        places[position].slot?.takeUnretainedValue()
    }

    func stop(_ position: Int) {
        // SAFETY: called in the section, and so before the slots are released there.
        places[position].slot?._withUnsafeGuaranteedRef { $0.stop() }
    }

    func dispose(_ position: Int) {
        // SAFETY: as in `stop`.
        places[position].slot?._withUnsafeGuaranteedRef { $0.dispose() }
    }

    /// Gives a slot back, or frees the element that is kept without one.
    func release(_ position: Int) {
        if let slot = places[position].slot {
            slot.release()
        } else if let kept = places[position].kept {
            places[position].kind.free(kept, of: self)
        }
    }

    func deallocate() {
        places.deallocate()
    }
}
