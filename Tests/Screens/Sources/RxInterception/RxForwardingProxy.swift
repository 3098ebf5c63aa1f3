// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

/// The library's class in Objective-C, with the Swift interface of its header.
///
/// For a message without a method, ``forward(_:_:_:)`` does the work of the runtime.
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

/// What Objective-C's metadata has about messages of delegates; a framework declares it when it is first used.
public enum Messages {
    /// Calls the method of a message, if a class here may have one, and says so.
    public typealias Call = @MainActor (_ name: String, _ receiver: AnyObject, _ arguments: [Any]) -> Bool

    // SAFETY: these are written when a stand-in is first used, before any message.
    /// The methods of delegates that return nothing.
    private(set) nonisolated(unsafe) static var observable: Set<Selector> = []
    /// The optional methods of delegates that proxy classes implement, by the name of the class.
    private(set) nonisolated(unsafe) static var implemented: [String: Set<Selector>] = [:]
    private nonisolated(unsafe) static var calls: [Call] = []

    /// Declares a framework: its delegates are those of its header in `Tests/Apple`.
    public static func declare(
        _ framework: String,
        implemented methods: [String: Set<Selector>] = [:],
        call: @escaping Call = { _, _, _ in false }
    ) {
        let headers = "Tests/Apple/Headers/\(framework)/\(framework).h"
        var folder = URL(fileURLWithPath: #filePath)
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(headers).path) {
            precondition(folder.path != "/", "There is no \(headers) above \(#filePath).")
            folder.deleteLastPathComponent()
        }
        let text = (try? String(contentsOf: folder.appendingPathComponent(headers), encoding: .utf8)) ?? ""
        for method in text.matches(of: #/@protocol[\s\S]*?@end/#).flatMap({ declared in
            declared.output.matches(of: #/- \(void\)(\w+[^;]*);/#).map { $0.output.1 }
        }) {
            let labels = method.matches(of: #/(\w+:)\(/#).map { $0.output.1 }
            observable.insert(Selector(labels.joined()))
        }
        implemented.merge(methods) { $0.union($1) }
        calls.append(call)
    }

    /// Sends a message to an object: to its method, if a class here may have one.
    @MainActor
    public static func send(_ name: String, to receiver: AnyObject, _ arguments: [Any]) {
        if !calls.contains(where: { $0(name, receiver, arguments) }) { forward(receiver, name, arguments) }
    }
}

/// The work of Objective-C for a delegate's message without a method: a proxy forwards and reports it.
///
/// - Parameters:
///   - receiver: The delegate.
///   - name: The message.
///   - arguments: Its arguments, the sender being the first, as Objective-C boxes them.
@MainActor
public func forward(_ receiver: AnyObject, _ name: String, _ arguments: [Any]) {
    guard let proxy = receiver as? RxForwardingProxy else { return }
    let selector = Selector(name)
    let isObserved = proxy.isObserved(selector)
    if isObserved { proxy.willSend(selector, arguments: arguments) }
    if let next = proxy.forwardee() { Messages.send(name, to: next as AnyObject, arguments) }
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

    /// Sends a message to which the delegate responded.
    public func tell(_ delegate: AnyObject?, _ name: String, _ arguments: [Any]) {
        guard contain(name), let delegate else { return }
        Messages.send(name, to: delegate, arguments)
    }
}
