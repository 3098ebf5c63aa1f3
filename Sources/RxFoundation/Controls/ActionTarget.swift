#if canImport(ObjectiveC)
package import ObjectiveC
internal import RxInterception

/// The target of a control's action, which calls a closure.
///
/// Controls don't hold their targets.
@MainActor
package final class ActionTarget {
    /// The control's target.
    package let object: AnyObject

    /// Makes a target.
    ///
    /// - Parameter handler: The closure that the action calls.
    package init(_ handler: @escaping @MainActor () -> Void) {
        object = RxActionTarget { _ in handler() }
    }

    /// The control's action.
    package static var action: Selector { RxActionTarget.action }
}
#endif
