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
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITextViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UITextViewDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        asked { $0.textViewShouldBeginEditing(textView) } ?? true
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        asked { $0.textViewShouldEndEditing(textView) } ?? true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        told("textViewDidBeginEditing:", [textView]) { $0.textViewDidBeginEditing(textView) }
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        told("textViewDidEndEditing:", [textView]) { $0.textViewDidEndEditing(textView) }
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        asked { $0.textView(textView, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        told("textViewDidChange:", [textView]) { $0.textViewDidChange(textView) }
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        told("textViewDidChangeSelection:", [textView]) { $0.textViewDidChangeSelection(textView) }
    }
}
