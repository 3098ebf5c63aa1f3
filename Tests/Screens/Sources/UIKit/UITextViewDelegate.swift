// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextView.h.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

// The behaviour of a delegate without such a method.
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        forwarded(self) { (next: any UITextViewDelegate) in next.textViewShouldBeginEditing(textView) } ?? true
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        forwarded(self) { (next: any UITextViewDelegate) in next.textViewShouldEndEditing(textView) } ?? true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        forward(self, "textViewDidBeginEditing:", [textView]) { (next: any UITextViewDelegate) in
            next.textViewDidBeginEditing(textView)
        }
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        forward(self, "textViewDidEndEditing:", [textView]) { (next: any UITextViewDelegate) in
            next.textViewDidEndEditing(textView)
        }
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        forwarded(self) { (next: any UITextViewDelegate) in
            next.textView(textView, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        forward(self, "textViewDidChange:", [textView]) { (next: any UITextViewDelegate) in
            next.textViewDidChange(textView)
        }
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        forward(self, "textViewDidChangeSelection:", [textView]) { (next: any UITextViewDelegate) in
            next.textViewDidChangeSelection(textView)
        }
    }
}

extension Messages {
    static let ofUITextViewDelegate: Void = declare([
        "textViewDidBeginEditing:",
        "textViewDidEndEditing:",
        "textViewDidChange:",
        "textViewDidChangeSelection:",
    ])
}
