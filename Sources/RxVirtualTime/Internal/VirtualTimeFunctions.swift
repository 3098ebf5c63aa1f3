internal import Foundation

/// Type-erased operations on virtual times, for non-generic code.
///
/// Generic code in a class is never specialised. With these operations instead, a pass through the queue of a
/// virtual-time scheduler takes a fifth of the time.
// This is an object, since a structure with closures would be copied for each call.
final class VirtualTimeFunctions: Sendable {
    /// Compares the time in the first place with the time in the second one.
    typealias Comparison = @Sendable (_ lhs: VirtualTimeWord, _ rhs: VirtualTimeWord) -> VirtualTimeComparison

    /// The order of times, as far as it is known without their converter.
    enum Order {
        /// Most likely the order of `Int`s.
        case integers
        /// Most likely the order of a `Date`'s seconds, which are one `Double`.
        case dates
        case unknown
    }

    let order: Order

    /// Whether a word holds the time itself instead of the address of its place.
    var isDirect: Bool { order != .unknown }

    /// The size of a time, in bytes.
    private let size: Int

    /// How two times are compared.
    let compare: Comparison

    /// Allocates a place for a time.
    private let allocate: @Sendable () -> UnsafeMutableRawPointer

    /// Deinitialises the time in a place, and frees the place.
    private let free: @Sendable (_ place: UnsafeMutableRawPointer) -> Void

    /// Makes the operations of a converter.
    ///
    /// Their places must hold a time of the converter's type.
    init<Converter: VirtualTimeConverterType>(_ converter: Converter) {
        typealias Time = Converter.VirtualTimeUnit
        size = MemoryLayout<Time>.size
        allocate = { UnsafeMutableRawPointer(UnsafeMutablePointer<Time>.allocate(capacity: 1)) }
        free = { place in
            // SAFETY: `allocate` has allocated this memory, and `keep` has stored a time of this type there.
            let place = place.assumingMemoryBound(to: Time.self)
            place.deinitialize(count: 1)
            place.deallocate()
        }
        // The queue stores times of the usual types side by side, and the compiler knows their type here. So a
        // comparison misses no cache, and takes half the time.
        if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *),
            let converter = converter as? any VirtualTimeConverterType<Int, Int>
        {
            order = .integers
            compare = Self.comparison(converter)
        } else if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *),
            let converter = converter as? any VirtualTimeConverterType<Date, Double>
        {
            order = .dates
            compare = Self.comparison(converter)
        } else {
            order = .unknown
            compare = { lhs, rhs in
                // SAFETY: such times aren't direct, so both words are addresses of stored times.
                let lhs = lhs.place.assumingMemoryBound(to: Time.self)
                // SAFETY: as above.
                let rhs = rhs.place.assumingMemoryBound(to: Time.self)
                return converter.compareVirtualTime(lhs.pointee, rhs.pointee)
            }
        }
    }

    /// Keeps a time, until `end`.
    ///
    /// - Parameter initialize: Initialises a place with the time, and does nothing else.
    /// - Returns: The time.
    func keep(_ initialize: (UnsafeMutableRawPointer) -> Void) -> VirtualTimeWord {
        // A direct time is trivial, so it needn't be deinitialised later.
        guard !isDirect else { return VirtualTimeWord(direct: initialize) }
        let place = allocate()
        initialize(place)
        return VirtualTimeWord(place)
    }

    /// Deinitialises a time, which may be a user's object: under no lock.
    func end(_ time: VirtualTimeWord) {
        if !isDirect { free(time.place) }
    }

    /// The time in a place that another object owns, valid for as long as that object lives.
    func word(_ place: UnsafeMutableRawPointer) -> VirtualTimeWord {
        // The queue compares this word with its own words, so this word must have the same form.
        guard isDirect else { return VirtualTimeWord(place) }
        return VirtualTimeWord(direct: { $0.copyMemory(from: place, byteCount: size) })
    }

    func withPlace(of time: VirtualTimeWord, _ body: (UnsafeMutableRawPointer) -> Void) {
        guard isDirect else { return body(time.place) }
        // The time is copied, since a parameter has no address.
        var time = time
        // SAFETY: `body` uses the pointer only during the call.
        withUnsafeMutablePointer(to: &time) { body(UnsafeMutableRawPointer($0)) }
    }

    private static func comparison(_ converter: some VirtualTimeConverterType<Int, Int>) -> Comparison {
        { lhs, rhs in
            // SAFETY: the words are times of this converter, whose type this is.
            converter.compareVirtualTime(lhs.load(as: Int.self), rhs.load(as: Int.self))
        }
    }

    private static func comparison(_ converter: some VirtualTimeConverterType<Date, Double>) -> Comparison {
        { lhs, rhs in
            // SAFETY: the words are times of this converter, whose type this is.
            converter.compareVirtualTime(lhs.load(as: Date.self), rhs.load(as: Date.self))
        }
    }
}

/// A time in the queue of a virtual-time scheduler: the time itself, if it is of a usual type, else the address of its
/// place.
struct VirtualTimeWord {
    private var bits: UInt64 = 0

    /// Makes a word that holds the time itself.
    ///
    /// - Parameter initialize: Initialises a place with the time, which is trivial and has at most eight bytes.
    init(direct initialize: (UnsafeMutableRawPointer) -> Void) {
        withUnsafeMutablePointer(to: &bits) { initialize(UnsafeMutableRawPointer($0)) }
    }

    /// Makes a word that holds the address of a place.
    init(_ place: UnsafeMutableRawPointer) {
        bits = UInt64(UInt(bitPattern: place))
    }

    /// The time itself, of the type of the place it was made in.
    @inline(__always)
    func load<Time>(as type: Time.Type) -> Time {
        // SAFETY: the bits hold a value of this type, as the comment says, and are aligned for eight bytes.
        withUnsafeBytes(of: bits) { $0.load(as: type) }
    }

    /// The address of the time's place.
    var place: UnsafeMutableRawPointer {
        // SAFETY: `init(_:)` took the bits from a pointer, which isn't null.
        UnsafeMutableRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
    }
}
