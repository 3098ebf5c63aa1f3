#if canImport(ObjectiveC)
package import ObjectiveC
package import RxDisposables
internal import RxObservable

/// An object with one target and one action: a control of AppKit, an item of a bar.
@MainActor
package protocol ActionSender: AnyObject, Sendable {
    /// The object that gets the action.
    var target: AnyObject? { get set }

    /// The message that the target gets.
    var action: Selector? { get set }
}

/// Calls a closure for the action of an object, which has one target and may have several subscribers: they share one
/// target, which is attached to the object.
@MainActor
package func observeAction<Sender: ActionSender>(
    of sender: Sender,
    _ handler: @escaping @MainActor () -> Void
) -> any Disposable {
    let hub: ActionHub = attachment(of: sender) { ActionHub() }
    let key = hub.add(handler)
    sender.target = hub.target.object
    sender.action = ActionTarget.action
    return Disposables.create(
        with: hoppingToMain { [weak sender] in
            hub.remove(key)
            // The program may have set another target since; then that one stays (U3).
            guard hub.isEmpty, let sender, sender.target === hub.target.object else { return }
            sender.target = nil
            sender.action = nil
        }
    )
}

/// The closures that are called for the action of an object.
@MainActor
private final class ActionHub {
    private var handlers: [Int: @MainActor () -> Void] = [:]
    private var next = 0
    private(set) lazy var target = ActionTarget { [weak self] in self?.fire() }

    var isEmpty: Bool { handlers.isEmpty }

    func add(_ handler: @escaping @MainActor () -> Void) -> Int {
        next += 1
        handlers[next] = handler
        return next
    }

    func remove(_ key: Int) {
        handlers[key] = nil
    }

    private func fire() {
        // Handlers run in the order of subscription. Sorting makes a copy, since a handler may subscribe or dispose.
        for (_, handler) in handlers.sorted(by: { $0.key < $1.key }) { handler() }
    }
}
#endif
