internal import Foundation

/// The functions of a type of time that code needs that isn't generic.
///
/// Generic code in a class is never specialised; without it, a pass through the queue of a virtual-time scheduler takes
/// a fifth of the time.
// An object, since a field that is a structure with closures in it would be copied for each call.
final class VirtualTimeFunctions: Sendable {
    /// Says where the time in the first place stands relative to the time in the second one.
    typealias Comparison = @Sendable (_ lhs: VirtualTimeWord, _ rhs: VirtualTimeWord) -> VirtualTimeComparison

    /// How times stand to each other, as far as that is known without their converter.
    enum Order {
        /// As `Int`s do, most likely.
        case integers
        /// As the seconds of a `Date` do, which is one `Double`, most likely.
        case dates
        case unknown
    }

    let order: Order

    /// Whether a word holds the time itself, and not the address of its place.
    var isDirect: Bool { order != .unknown }

    /// The size of a time, in bytes.
    private let size: Int

    /// How two times are compared.
    let compare: Comparison

    /// Makes a place for a time.
    private let allocate: @Sendable () -> UnsafeMutableRawPointer

    /// Ends the life of the time in a place, and frees the place.
    private let free: @Sendable (_ place: UnsafeMutableRawPointer) -> Void

    /// Makes the functions of a converter.
    ///
    /// The places that they get must hold a time of the converter's type.
    init<Converter: VirtualTimeConverterType>(_ converter: Converter) {
        typealias Time = Converter.VirtualTimeUnit
        size = MemoryLayout<Time>.size
        allocate = { UnsafeMutableRawPointer(UnsafeMutablePointer<Time>.allocate(capacity: 1)) }
        free = { place in
            // SAFETY: `allocate` has made it, and `keep` has put a time of this type there.
            let place = place.assumingMemoryBound(to: Time.self)
            place.deinitialize(count: 1)
            place.deallocate()
        }
        // Times of the usual types lie side by side in the queue, and the compiler knows their type here. So a
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
                // SAFETY: such times aren't direct, so both words hold the addresses of places of them.
                let lhs = lhs.place.assumingMemoryBound(to: Time.self)
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
        // A direct time is trivial, so nothing has to be ended later.
        guard !isDirect else { return VirtualTimeWord(direct: initialize) }
        let place = allocate()
        initialize(place)
        return VirtualTimeWord(place)
    }

    /// Ends the life of a time, which may be an object of the user's: under no lock.
    func end(_ time: VirtualTimeWord) {
        if !isDirect { free(time.place) }
    }

    /// The time in a place that another object owns, for as long as that lives.
    func word(_ place: UnsafeMutableRawPointer) -> VirtualTimeWord {
        // The queue compares words of both origins, so this one has the form of those that the queue holds.
        guard isDirect else { return VirtualTimeWord(place) }
        return VirtualTimeWord(direct: { $0.copyMemory(from: place, byteCount: size) })
    }

    /// Hands the place of a time to `body`.
    func withPlace(of time: VirtualTimeWord, _ body: (UnsafeMutableRawPointer) -> Void) {
        guard isDirect else { return body(time.place) }
        // The place is this copy, since a word that is handed in has no address.
        var time = time
        // SAFETY: `body` uses the place during the call alone.
        withUnsafeMutablePointer(to: &time) { body(UnsafeMutableRawPointer($0)) }
    }

    private static func comparison(_ converter: some VirtualTimeConverterType<Int, Int>) -> Comparison {
        { lhs, rhs in
            converter.compareVirtualTime(lhs.load(as: Int.self), rhs.load(as: Int.self))
        }
    }

    private static func comparison(_ converter: some VirtualTimeConverterType<Date, Double>) -> Comparison {
        { lhs, rhs in
            converter.compareVirtualTime(lhs.load(as: Date.self), rhs.load(as: Date.self))
        }
    }
}

/// A time, as the queue of a virtual-time scheduler holds it: itself, if it is of a usual type, else where its place
/// is.
struct VirtualTimeWord {
    private var bits: UInt64 = 0

    /// Makes one that holds the time itself.
    ///
    /// - Parameter initialize: Initialises a place with the time, which is trivial and has at most eight bytes.
    init(direct initialize: (UnsafeMutableRawPointer) -> Void) {
        withUnsafeMutablePointer(to: &bits) { initialize(UnsafeMutableRawPointer($0)) }
    }

    /// Makes one that holds the address of a place.
    init(_ place: UnsafeMutableRawPointer) {
        bits = UInt64(UInt(bitPattern: place))
    }

    /// The time itself, whose type is that of the place it was made in.
    @inline(__always)
    func load<Time>(as type: Time.Type) -> Time {
        withUnsafeBytes(of: bits) { $0.load(as: type) }
    }

    /// Where the time is.
    var place: UnsafeMutableRawPointer {
        // SAFETY: `init(_:)` took the bits from a pointer, which isn't null.
        UnsafeMutableRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
    }
}
