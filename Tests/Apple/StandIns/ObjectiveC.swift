// swift-format-ignore-file
import Darwin
@_exported import ObjectiveC

// What Swift adds to Objective-C's runtime: ObjectiveC.swiftinterface.

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
    var pointer: OpaquePointer
    public init(_ name: String) { fatalError() }
    public init(stringLiteral name: String) { fatalError() }
    public var description: String { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
#if os(macOS) && arch(x86_64)
    var value: Int8
#else
    var value: Bool
#endif
    public init(_ value: Bool) { fatalError() }
    public init(booleanLiteral value: Bool) { fatalError() }
    public var boolValue: Bool { fatalError() }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
    @nonobjc public func hash(into hasher: inout Hasher) {}
}
extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}
extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {}
