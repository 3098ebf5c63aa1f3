#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
internal import UIKit

// Structures and pointers of Objective-C come as `NSValue`.
extension MessageArguments {
    func point(_ index: Int) throws -> CGPoint {
        let value: NSValue = try self[index]
        return value.cgPointValue
    }

    /// A pointer to a point, for the object that sends it to read it from.
    func pointer(_ index: Int) throws -> UnsafeMutablePointer<CGPoint> {
        let value: NSValue = try self[index]
        guard let pointer = value.pointerValue else {
            throw BindingError.unexpectedType(value: "\(value)", expected: "UnsafeMutablePointer<CGPoint>")
        }
        // SAFETY: by the declaration of the message, the pointer leads to a point.
        return pointer.assumingMemoryBound(to: CGPoint.self)
    }

    func range(_ index: Int) throws -> NSRange {
        let value: NSValue = try self[index]
        return value.rangeValue
    }
}
#endif
