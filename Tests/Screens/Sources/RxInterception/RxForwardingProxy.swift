// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

/// The library's class in Objective-C, with the Swift interface of its header.
///
/// For a message without a method, the default implementations of the stand-ins' protocols do the work of the runtime,
/// with ``forward(_:_:_:to:)``.
@MainActor
open class RxForwardingProxy: NSObject, MessageAnswering, AssociationHolder {
    public nonisolated let associations = Associations()

    open nonisolated func forwardee() -> Any? { nil }

    open nonisolated func isObserved(_ selector: Selector) -> Bool { false }

    open nonisolated func willSend(_ selector: Selector, arguments: [Any]) {}

    open nonisolated func didSend(_ selector: Selector, arguments: [Any]) {}

    /// The methods of a protocol that a class of Swift implements can't be queried; the stand-ins list them
    /// (``Messages/implemented``).
    open nonisolated func implements(_ selector: Selector) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let name = type {
            if Messages.implemented["\(name)"]?.contains(selector) == true { return true }
            type = _getSuperclass(name)
        }
        return false
    }

    open nonisolated func canObserve(_ selector: Selector) -> Bool {
        Messages.observable.contains(selector)
    }

    open func answers(_ selector: Selector) -> Bool {
        if implements(selector) { return true }
        if isObserved(selector), canObserve(selector) { return true }
        guard let forwardee = forwardee() else { return false }
        return (forwardee as? any MessageAnswering)?.answers(selector) ?? true
    }
}

/// The data that Objective-C's metadata has about messages of delegates; the stand-ins provide it when they are first
/// used.
public enum Messages {
    /// The methods of delegates that return nothing.
    // SAFETY: written when a stand-in is first used, before any message.
    public private(set) nonisolated(unsafe) static var observable: Set<Selector> = []

    /// The optional methods of delegates that proxy classes implement, by the name of the class.
    // SAFETY: as above.
    public private(set) nonisolated(unsafe) static var implemented: [String: Set<Selector>] = [:]

    /// Registers methods of delegates that return nothing.
    public static func declare(_ names: [String]) {
        observable.formUnion(names.map { Selector($0) })
    }

    /// Registers the optional methods of a proxy class.
    public static func declare(_ names: [String], implementedBy proxy: String) {
        implemented[proxy, default: []].formUnion(names.map { Selector($0) })
    }
}

/// The work of Objective-C for a delegate's message without a method: a proxy forwards and reports it.
///
/// - Parameters:
///   - receiver: The delegate.
///   - name: The message.
///   - arguments: Its arguments, the sender being the first, as Objective-C boxes them; structures and pointers as they
///     are.
///   - send: Sends the message to the next one.
@MainActor
public func forward<Delegate>(
    _ receiver: AnyObject,
    _ name: String,
    _ arguments: [Any],
    to send: (Delegate) -> Void
) {
    guard let proxy = receiver as? RxForwardingProxy else { return }
    let selector = Selector(name)
    let isObserved = proxy.isObserved(selector)
    if isObserved { proxy.willSend(selector, arguments: arguments) }
    if let next = proxy.forwardee() as? Delegate { send(next) }
    if isObserved { proxy.didSend(selector, arguments: arguments) }
}

/// The same for a message with a result, which isn't observed.
///
/// - Parameters:
///   - receiver: The delegate.
///   - send: Sends the message to the next one.
/// - Returns: The result of the next one, if there is one.
@MainActor
public func forwarded<Delegate, Result>(_ receiver: AnyObject, to send: (Delegate) -> Result) -> Result? {
    ((receiver as? RxForwardingProxy)?.forwardee() as? Delegate).map(send)
}

/// The messages that a delegate responded to when it was set: frameworks ask then, and never again.
@MainActor
public struct Answers {
    private enum Known {
        case none
        case all
        case some(Set<Selector>)
    }

    private let known: Known

    public nonisolated init() {
        known = .none
    }

    public init(of delegate: AnyObject?) {
        if let proxy = delegate as? RxForwardingProxy {
            let candidates = Messages.implemented.values.reduce(into: Messages.observable) { $0.formUnion($1) }
            known = .some(candidates.filter { proxy.answers($0) })
        } else {
            known = delegate == nil ? .none : .all
        }
    }

    /// Whether the delegate responded to a message.
    public func contain(_ name: String) -> Bool {
        switch known {
        case .none: false
        case .all: true
        case .some(let selectors): selectors.contains(Selector(name))
        }
    }

    /// Sends a message to which the delegate responded, and for which no class here has a method.
    public func tell(_ delegate: AnyObject?, _ name: String, _ arguments: [Any]) {
        guard contain(name), let delegate else { return }
        forward(delegate, name, arguments) { (_: AnyObject) in }
    }
}
