// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UIResponder.h.
@MainActor
open class UIResponder: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()
    open internal(set) var isFirstResponder = false
    public internal(set) var traitCollection = UITraitCollection()
    var traitRegistrations: [TraitRegistration] = []

    public override init() {
        super.init()
        Messages.ofUIKit
    }

    open func becomeFirstResponder() -> Bool {
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}

/// UIKit/UIView.h.
open class UIView: UIResponder {
    open var frame: CGRect
    open var isHidden = false
    open var tag = 0
    private var subviews: [UIView] = []
    private weak var superview: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }

    /// The window that the view is in, if it is in one.
    open var window: UIWindow? {
        superview.flatMap { $0 as? UIWindow ?? $0.window }
    }

    open func layoutIfNeeded() {
        layoutSubviews()
    }

    open func layoutSubviews() {}
}

/// UIKit/UIWindow.h.
open class UIWindow: UIView {}

/// UIKit/UIImage.h; two are equal if they are the same object.
public final class UIImage: NSObject, Sendable {}
