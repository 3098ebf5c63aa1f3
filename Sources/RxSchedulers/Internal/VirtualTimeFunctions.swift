import Foundation

/// The functions of a type of time that code needs that isn't generic.
///
/// Generic code in a class is never specialised; without it, a pass through the queue of a virtual-time scheduler takes
/// a fifth of the time.
struct VirtualTimeFunctions: Sendable {
    /// Says where the time in the first place stands relative to the time in the second one.
    typealias Comparison =
        @Sendable (_ lhs: UnsafeMutableRawPointer, _ rhs: UnsafeMutableRawPointer) -> VirtualTimeComparison

    /// Bytes from one place for a time to the next.
    let stride: Int

    /// What the address of a place must be divisible by, in bytes.
    let alignment: Int

    /// How two times are compared.
    let compare: Comparison

    /// Ends the life of the time in a place, which can then be used for another one.
    let deinitialize: @Sendable (_ place: UnsafeMutableRawPointer) -> Void

    /// Makes the functions of a converter.
    ///
    /// The places that they get must hold a time of the converter's type.
    init<Converter: VirtualTimeConverterType>(_ converter: Converter) {
        typealias Time = Converter.VirtualTimeUnit
        stride = MemoryLayout<Time>.stride
        alignment = MemoryLayout<Time>.alignment
        deinitialize = { place in
            place.assumingMemoryBound(to: Time.self).deinitialize(count: 1)
        }
        // For the usual types of time, the compiler gets to know the type: comparing takes half the time then.
        compare =
            if let converter = converter as? any VirtualTimeConverterType<Int, Int> {
                Self.comparison(converter)
            } else if let converter = converter as? any VirtualTimeConverterType<Date, Double> {
                Self.comparison(converter)
            } else {
                { lhs, rhs in
                    converter.compareVirtualTime(
                        lhs.assumingMemoryBound(to: Time.self).pointee,
                        rhs.assumingMemoryBound(to: Time.self).pointee
                    )
                }
            }
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
