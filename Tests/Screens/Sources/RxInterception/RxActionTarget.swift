// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

/// The library's class in Objective-C: the target of a control's action, which calls a closure.
@MainActor
open class RxActionTarget: NSObject, ActionPerforming {
    private let handler: (Any?) -> Void

    public init(handler: @escaping (Any?) -> Void) {
        self.handler = handler
    }

    public class var action: Selector { Selector("perform:") }

    public func perform(_ action: Selector, from sender: Any?) {
        handler(sender)
    }
}

/// A possible target of an action in the stand-ins: Swift has selectors only on Apple's systems.
@MainActor
public protocol ActionPerforming: AnyObject {
    func perform(_ action: Selector, from sender: Any?)
}
