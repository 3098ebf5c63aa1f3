// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// UIKit exports Foundation.
@_exported public import Foundation

/// UIKit/UIGeometry.h, Foundation/NSValue.h.
extension NSValue {
    public convenience init(pointer: UnsafeMutableRawPointer) {
        self.init(bytes: [UInt(bitPattern: pointer)], objCType: "Q")
    }

    public var pointerValue: UnsafeMutableRawPointer? {
        var bits: UInt = 0
        getValue(&bits)
        return UnsafeMutableRawPointer(bitPattern: bits)
    }

    public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgRectValue: CGRect { rectValue }
}
