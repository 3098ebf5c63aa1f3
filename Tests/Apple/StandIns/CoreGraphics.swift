// swift-format-ignore-file
@_exported import CoreFoundation
@_exported import CoreGraphics

/// CGGeometry.h.
extension CGRect {
    public var minY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }
}
