#if canImport(ObjectiveC)
package import ObjectiveC
internal import RxInterception

/// The target of a control's action, which calls a closure.
///
/// Controls don't hold their targets.
@MainActor
package final class ActionTarget {
    /// What the control gets as its target.
    package let object: AnyObject

    /// Makes a target.
    ///
    /// - Parameter handler: What the action calls.
    package init(_ handler: @escaping @MainActor () -> Void) {
        object = RxActionTarget { _ in handler() }
    }

    /// What the control gets as its action.
    package static var action: Selector { RxActionTarget.action }
}
#endif
