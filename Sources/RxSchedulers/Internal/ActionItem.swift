public import RxDisposables

/// An item that stores its action together with the action's state, in one object.
///
/// A ``WorkItem`` also holds a closure. That closure can be compiled anywhere; this class is for clients, where the
/// state's type is known, because unspecialised code has to look up the metadata of the item's type. `Stored` is an
/// optional `State`. As a parameter of the class, it needs no lookup in the class's code.
@usableFromInline
// SAFETY: `stored` and `action` belong to the caller that may call `perform` or `freeAction`.
final class ActionItem<State: Sendable, Stored: Sendable>: ScheduledItem, @unchecked Sendable {
    @usableFromInline typealias Action = @Sendable (State) -> any Disposable

    /// Takes the action and the state out of the item, and runs the action if `runs` is `true`.
    @usableFromInline typealias Taking = @Sendable (ActionItem<State, Stored>, _ runs: Bool) -> (any Disposable)?

    // SAFETY: the one caller that may call `perform` or `freeAction` owns it.
    @exclusivity(unchecked) @usableFromInline var stored: Stored
    // SAFETY: the one caller that may call `perform` or `freeAction` owns it.
    @exclusivity(unchecked) @usableFromInline var action: Action?
    @usableFromInline let taking: Taking

    @inlinable
    init(_ state: State, _ action: @escaping Action) where Stored == State? {
        stored = state
        self.action = action
        taking = { item, runs in
            // `take()` isn't called, since it is generic: each closure that it returns is wrapped in another closure.
            let state = item.stored
            let action = item.action
            item.stored = nil
            item.action = nil
            guard runs, let state, let action else { return nil }
            return action(state)
        }
        super.init()
    }

    override func perform() -> any Disposable {
        taking(self, true) ?? Disposables.create()
    }

    override func freeAction() {
        _ = taking(self, false)
    }
}

extension ScheduledItem {
    /// Makes an item in a method that clients inline: it is one object where the state's type is known.
    @_alwaysEmitIntoClient @preconcurrency
    package static func make<State: Sendable>(
        _ state: State,
        _ action: @escaping @Sendable (State) -> any Disposable
    ) -> ScheduledItem {
        _isConcrete(State.self) ? ActionItem(state, action) : make { action(state) }
    }

    @usableFromInline
    static func make(_ work: @escaping @Sendable () -> any Disposable) -> ScheduledItem {
        WorkItem(work)
    }
}
