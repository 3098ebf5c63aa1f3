#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
internal import UIKit

// Objective-C's structures and pointers come as `NSValue`; the stand-ins of other systems send them as they are.
extension MessageArguments {
    func point(_ index: Int) throws -> CGPoint {
        #if canImport(Darwin)
        let value: NSValue = try self[index]
        return value.cgPointValue
        #else
        return try self[index]
        #endif
    }

    /// A pointer to a point, for the object that sends it to read it from.
    func pointer(_ index: Int) throws -> UnsafeMutablePointer<CGPoint> {
        #if canImport(Darwin)
        let value: NSValue = try self[index]
        guard let pointer = value.pointerValue else {
            throw BindingError.unexpectedType(value: "\(value)", expected: "UnsafeMutablePointer<CGPoint>")
        }
        // SAFETY: by the declaration of the message, the pointer leads to a point.
        return pointer.assumingMemoryBound(to: CGPoint.self)
        #else
        return try self[index]
        #endif
    }

    func range(_ index: Int) throws -> NSRange {
        #if canImport(Darwin)
        let value: NSValue = try self[index]
        return value.rangeValue
        #else
        return try self[index]
        #endif
    }
}
#endif
