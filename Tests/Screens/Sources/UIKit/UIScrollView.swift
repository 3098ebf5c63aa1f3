// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIScrollView.h.
///
/// The subclasses have the same property for their delegates, of this type: in Swift, an override can't narrow the type
/// of a property, as in Objective-C.
open class UIScrollView: UIView {
    var answers = Answers()

    open weak var delegate: (any UIScrollViewDelegate)? { didSet { answers = Answers(of: delegate) } }

    open var contentOffset = CGPoint.zero {
        didSet {
            if contentOffset != oldValue { told("scrollViewDidScroll:") }
        }
    }
}
