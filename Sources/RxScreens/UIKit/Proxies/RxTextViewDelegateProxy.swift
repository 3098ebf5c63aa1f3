#if canImport(UIKit) && !os(watchOS)
public import Foundation
internal import RxFoundation
public import UIKit

/// The delegate proxy that acts as the delegate of `UITextView`.
open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
    /// The text view whose delegate this proxy is; held weakly.
    public private(set) weak var textView: UITextView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter textView: The view; held weakly.
    public init(textView: UITextView) {
        self.textView = textView
        super.init(scrollView: textView)
    }

    /// Whether a text may be changed, from the original delegate; `true` without one.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The range to replace.
    ///   - text: The replacement.
    /// - Returns: Whether it may.
    open func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        // Text views ask for an answer, which the observers of a message can't give. Without a delegate, the answer is
        // the system's default.
        let delegate = forwardToDelegate() as? any UITextViewDelegate
        return delegate?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }
}
#endif
