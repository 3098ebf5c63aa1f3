internal import RxDisposables

/// The slots of a coordinator with their elements, read by position in its result selector.
///
/// Slots are unmanaged, since a retain and a release for each would cost more than reading it. The coordinator owns a
/// reference to each slot until disposal; before that, slots are read only in its section.
@usableFromInline
package struct SlotTable {
    @usableFromInline
    struct Place {
        /// The slot; `nil` for a `just`, whose only event is the kept element.
        // SAFETY: the coordinator owns a reference to each slot for as long as the slots are read.
        @usableFromInline let slot: Unmanaged<_Upstream>?
        /// The class of the slot.
        let slotType: any AnySlot.Type
        /// The address of the element, if the slot keeps it here and has received one.
        @usableFromInline var kept: UnsafeMutableRawPointer?
        /// Storage for a small element, as most are, which needs no allocation.
        var room: (UInt, UInt) = (0, 0)
    }

    /// Room for a few places, in the object that has the table: most combine no more sources.
    typealias FewPlaces = InlineStorage<(FewWords, FewWords, FewWords, FewWords)>
    /// Memory for a place.
    typealias FewWords = (UInt, UInt, UInt, UInt, UInt, UInt)

    @usableFromInline let places: UnsafeMutablePointer<Place>

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - capacity: The number of places.
    ///   - few: Where they are, if they fit; as long there as the table.
    init(capacity: Int, _ few: borrowing FewPlaces) {
        assert(MemoryLayout<Place>.stride == MemoryLayout<FewWords>.stride)
        // SAFETY: the memory is as large as four places, and is used as nothing else.
        let room = UnsafeMutableRawPointer(few.address).bindMemory(to: Place.self, capacity: 4)
        places = capacity <= 4 ? room : .allocate(capacity: capacity)
    }

    /// The element of the slot at a position.
    ///
    /// The element type must match the source's, and all slots must be ready.
    @inlinable subscript<Element>(position: Int) -> Element {
        assert(isSlot(position, of: Element.self), "Slot \(position) isn't one of \(Element.self): see `Combination`.")
        let place = places[position]
        // SAFETY: one function adds the slots and reads them in the same order: see `Combination`. Debug builds check.
        if let kept = place.kept { return kept.assumingMemoryBound(to: Element.self).pointee }
        // SAFETY: a place without a kept element has a slot, and the slot has an element: all slots are ready.
        return place.slot.unsafelyUnwrapped._withUnsafeGuaranteedRef {
            // SAFETY: see above: the slot at this place is of that class.
            unsafeDowncast($0, to: CombiningSlot<Element>.self).give()
        }
    }

    @usableFromInline
    func isSlot<Element>(_ position: Int, of type: Element.Type) -> Bool {
        places[position].slotType is CombiningSlot<Element>.Type
    }

    /// Stores a slot, until ``release(_:)``.
    func initialize(_ position: Int, _ slot: consuming _Upstream?, _ slotType: any AnySlot.Type) {
        // SAFETY: `release(_:)` releases the reference.
        (places + position).initialize(to: Place(slot: slot.map { .passRetained($0) }, slotType: slotType))
    }

    /// Keeps the first element of a slot: beside the slot if it fits, otherwise in allocated memory.
    ///
    /// - Returns: The address of the element. The slot frees it by ``free(_:)``; without a slot, ``release(_:)`` does.
    @inline(__always) func keep<Element>(_ position: Int, _ element: Element) -> UnsafeMutablePointer<Element> {
        // SAFETY: `room` is a stored property, and the memory of the places is never moved.
        let room = UnsafeMutableRawPointer((places + position).pointer(to: \.room).unsafelyUnwrapped)
        let kept: UnsafeMutablePointer<Element> =
            // SAFETY: the room is as large and as aligned as `fits` asks for, and holds nothing yet.
            fits(Element.self) ? room.bindMemory(to: Element.self, capacity: 1) : .allocate(capacity: 1)
        kept.initialize(to: element)
        places[position].kept = UnsafeMutableRawPointer(kept)
        return kept
    }

    /// Frees an element kept by ``keep(_:_:)``.
    @inline(__always) func free<Element>(_ kept: UnsafeMutablePointer<Element>) {
        kept.deinitialize(count: 1)
        if !fits(Element.self) { kept.deallocate() }
    }

    @inline(__always) private func fits<Element>(_: Element.Type) -> Bool {
        MemoryLayout<Element>.size <= MemoryLayout<(UInt, UInt)>.size
            && MemoryLayout<Element>.alignment <= MemoryLayout<UInt>.alignment
    }

    func slot(_ position: Int) -> Upstream? {
        // SAFETY: this is called before the slots are released, under the lock or while they are being attached.
        places[position].slot?.takeUnretainedValue()
    }

    func stop(_ position: Int) {
        // SAFETY: called in the section, before the slots are released there.
        places[position].slot?._withUnsafeGuaranteedRef { $0.stop() }
    }

    func dispose(_ position: Int) {
        // SAFETY: see `stop`.
        places[position].slot?._withUnsafeGuaranteedRef { $0.dispose() }
    }

    /// Releases a slot, or frees the kept element if there is no slot.
    func release(_ position: Int) {
        if let slot = places[position].slot {
            slot.release()
        } else if let kept = places[position].kept {
            places[position].slotType.free(kept, of: self)
        }
    }

    func deallocate(_ few: borrowing FewPlaces) {
        if UnsafeMutableRawPointer(places) != UnsafeMutableRawPointer(few.address) { places.deallocate() }
    }
}
