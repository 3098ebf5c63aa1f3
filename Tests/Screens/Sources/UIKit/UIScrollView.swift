// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIScrollView.h.
///
/// The subclasses have the same property for their delegates, of this type: in Swift, an override can't narrow the type
/// of a property, as in Objective-C.
@MainActor
open class UIScrollView: UIView {
    var answers = Answers()

    open weak var delegate: (any UIScrollViewDelegate)? { didSet { answers = Answers(of: delegate) } }

    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            told("scrollViewDidScroll:") { $0.scrollViewDidScroll(self) }
        }
    }

    open var zoomScale: CGFloat = 1 {
        didSet { told("scrollViewDidZoom:") }
    }

    /// Sends a message if the delegate responded to it when it was set.
    func told(_ name: String, _ send: (any UIScrollViewDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }

    /// The same for a message that a delegate here has no method for.
    func told(_ name: String, _ arguments: Any...) {
        answers.tell(delegate, name, [self] + arguments)
    }
}
