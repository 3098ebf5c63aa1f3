// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UIControl.h.
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
    }

    private struct Row {
        weak var target: (any ActionPerforming)?
        let action: Selector
        var events: Event
    }

    private var rows: [Row] = []
    private var actions: [(action: UIAction, events: Event)] = []

    open var isEnabled = true

    /// A target isn't retained.
    ///
    /// The same target and action is stored once, for all its events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target = target as? any ActionPerforming else { return }
        if let index = rows.firstIndex(where: { $0.target === target && $0.action == action }) {
            rows[index].events.formUnion(controlEvents)
        } else {
            rows.append(Row(target: target, action: action, events: controlEvents))
        }
    }

    /// No target or no action matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        for index in rows.indices
        where (target == nil || rows[index].target === target) && (action == nil || rows[index].action == action) {
            rows[index].events.subtract(controlEvents)
        }
        rows.removeAll { $0.events.isEmpty || $0.target == nil }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    open var allTargets: Set<AnyHashable> {
        Set(rows.compactMap { $0.target.map { AnyHashable(ObjectIdentifier($0)) } })
    }

    /// Sends the actions of the events to the targets that are present at the beginning.
    open func sendActions(for controlEvents: Event) {
        for row in rows where !row.events.isDisjoint(with: controlEvents) {
            row.target?.perform(row.action, from: self)
        }
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.handler(action)
        }
    }
}

/// UIKit/UIMenuElement.h.
@MainActor
open class UIMenuElement: NSObject {
    open var title: String

    init(title: String) {
        self.title = title
    }
}

/// UIKit/UIAction.h.
public final class UIAction: UIMenuElement {
    let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.handler = handler
        super.init(title: title)
    }
}
