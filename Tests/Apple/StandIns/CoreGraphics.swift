// swift-format-ignore-file
@_exported import CoreFoundation
@_exported import CoreGraphics

/// CGGeometry.h, CoreGraphics.swiftinterface.
extension CGPoint: @retroactive Equatable {
    public static var zero: CGPoint { fatalError() }
    public static func == (left: CGPoint, right: CGPoint) -> Bool { fatalError() }
}
extension CGSize: @retroactive Equatable {
    public static var zero: CGSize { fatalError() }
    public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
}
extension CGRect: @retroactive Equatable {
    public static var zero: CGRect { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public static func == (left: CGRect, right: CGRect) -> Bool { fatalError() }
}
