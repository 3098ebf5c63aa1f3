// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UIGestureRecognizer.h.
@MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static let recognized = State.ended
    }

    private struct Row {
        weak var target: (any ActionPerforming)?
        let action: Selector
    }

    public nonisolated let associations = Associations()
    private var rows: [Row] = []

    open var state = State.possible
    open var isEnabled = true

    public init(target: Any?, action: Selector?) {
        super.init()
        Messages.ofUIKit
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        guard let target = target as? any ActionPerforming else { return }
        guard !rows.contains(where: { $0.target === target && $0.action == action }) else { return }
        rows.append(Row(target: target, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        rows.removeAll { row in
            row.target == nil || (target == nil || row.target === target) && (action == nil || row.action == action)
        }
    }

    func send() {
        for row in rows { row.target?.perform(row.action, from: self) }
    }
}

/// UIKit/UITapGestureRecognizer.h.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// UIKit/UIPanGestureRecognizer.h.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
