// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// UIKit exports Foundation.
@_exported public import Foundation

/// UIKit/UITableView.h, UIKit/UICollectionView.h.
extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

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
