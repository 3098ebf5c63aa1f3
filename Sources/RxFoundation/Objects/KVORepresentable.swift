#if canImport(ObjectiveC)
#if canImport(CoreGraphics)
internal import CoreGraphics
#endif
public import Foundation
public import RxObservable
public import RxTraits

/// A type whose values key-value observing delivers as another type: numbers and structures arrive as objects.
public protocol KVORepresentable {
    /// The type that is delivered.
    associatedtype KVOType

    /// Makes the value that an object represents.
    init?(KVOValue: KVOType)
}

extension Reactive where Base: NSObject {
    /// The values at a key path, as Objective-C's key-value observing reports them.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path. Objects along it must not be freed while it is observed; see `observeWeakly`.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    ///   - retainSelf: Whether a subscription keeps the object alive, which it does by default.
    /// - Returns: The values, on the thread that sets them; completes when the object is freed.
    public func observe<Element: KVORepresentable & SendableMetatype>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        observe(Element.KVOType.self, keyPath, options: options, retainSelf: retainSelf).map(element)
    }

    /// The values at a key path whose objects may be freed or replaced at any time.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    /// - Returns: The values, on the threads that set them; completes when the object is freed.
    public func observeWeakly<Element: KVORepresentable & SendableMetatype>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        observeWeakly(Element.KVOType.self, keyPath, options: options).map(element)
    }

    /// The values at a key path of an enumeration or set of options.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path. Objects along it must not be freed while it is observed; see `observeWeakly`.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    ///   - retainSelf: Whether a subscription keeps the object alive, which it does by default.
    /// - Returns: The values, on the thread that sets them; completes when the object is freed.
    public func observe<Element: RawRepresentable & SendableMetatype>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> where Element.RawValue: KVORepresentable & SendableMetatype {
        observe(Element.RawValue.KVOType.self, keyPath, options: options, retainSelf: retainSelf).map(rawElement)
    }

    /// The values at a key path of an enumeration or set of options whose objects may be freed or replaced at any time.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    /// - Returns: The values, on the threads that set them; completes when the object is freed.
    public func observeWeakly<Element: RawRepresentable & SendableMetatype>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> where Element.RawValue: KVORepresentable & SendableMetatype {
        observeWeakly(Element.RawValue.KVOType.self, keyPath, options: options).map(rawElement)
    }
}

private func element<Element: KVORepresentable & SendableMetatype>(_ value: Element.KVOType?) -> Element? {
    value.flatMap { Element(KVOValue: $0) }
}

private func rawElement<Element: RawRepresentable & SendableMetatype>(
    _ value: Element.RawValue.KVOType?
) -> Element? where Element.RawValue: KVORepresentable & SendableMetatype {
    element(value).flatMap { Element(rawValue: $0) }
}

extension Bool: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.boolValue
    }
}

extension Int: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.intValue
    }
}

extension Int32: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.int32Value
    }
}

extension Int64: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.int64Value
    }
}

extension UInt: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.uintValue
    }
}

extension UInt32: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.uint32Value
    }
}

extension UInt64: KVORepresentable {
    /// A number.
    public typealias KVOType = NSNumber

    /// The value of a number.
    public init?(KVOValue: NSNumber) {
        self = KVOValue.uint64Value
    }
}

extension CGPoint: KVORepresentable {
    /// A structure.
    public typealias KVOType = NSValue

    /// The structure that a value holds; `nil` if it holds another one.
    public init?(KVOValue: NSValue) {
        guard let value = structure(CGPoint.zero, of: KVOValue, named: "CGPoint") else { return nil }
        self = value
    }
}

extension CGRect: KVORepresentable {
    /// A structure.
    public typealias KVOType = NSValue

    /// The structure that a value holds; `nil` if it holds another one.
    public init?(KVOValue: NSValue) {
        guard let value = structure(CGRect.zero, of: KVOValue, named: "CGRect") else { return nil }
        self = value
    }
}

extension CGSize: KVORepresentable {
    /// A structure.
    public typealias KVOType = NSValue

    /// The structure that a value holds; `nil` if it holds another one.
    public init?(KVOValue: NSValue) {
        guard let value = structure(CGSize.zero, of: KVOValue, named: "CGSize") else { return nil }
        self = value
    }
}

/// The structure that a value holds, if it is of this name.
private func structure<Structure>(_ zero: Structure, of value: NSValue, named name: String) -> Structure? {
    guard String(cString: value.objCType).hasPrefix("{\(name)=") else { return nil }
    var size = 0
    _ = NSGetSizeAndAlignment(value.objCType, &size, nil)
    // `getValue` writes as many bytes as the value has, so it must be of the same size.
    guard size == MemoryLayout<Structure>.size else { return nil }
    var structure = zero
    withUnsafeMutableBytes(of: &structure) { bytes in
        guard let address = bytes.baseAddress else { return }
        #if canImport(Darwin)
        value.getValue(address, size: size)
        #else
        value.getValue(address)
        #endif
    }
    return structure
}
#endif
