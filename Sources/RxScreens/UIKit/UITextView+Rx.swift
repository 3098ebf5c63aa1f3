#if canImport(UIKit) && !os(watchOS)
public import Foundation
internal import RxFoundation
internal import RxObservable
internal import RxSchedulers
public import RxTraits
public import UIKit

extension Reactive where Base: UITextView {
    /// The text of the view.
    public var text: ControlProperty<String?> {
        value
    }

    /// The text of the view.
    public var value: ControlProperty<String?> {
        property(
            value: { $0.text },
            // Setting the same text again would move the cursor, and end the current composition.
            set: { view, text in if view.text != text { view.text = text } }
        )
    }

    /// The text of the view with its attributes.
    public var attributedText: ControlProperty<NSAttributedString?> {
        property(
            value: { $0.attributedText },
            set: { view, text in if view.attributedText != text { view.attributedText = text } }
        )
    }

    /// Editing has begun.
    public var didBeginEditing: ControlEvent<Void> {
        delegateMessages("textViewDidBeginEditing:", { $0.delegate }) { _ in }
    }

    /// Editing has ended.
    public var didEndEditing: ControlEvent<Void> {
        delegateMessages("textViewDidEndEditing:", { $0.delegate }) { _ in }
    }

    /// The user has changed the text.
    public var didChange: ControlEvent<Void> {
        delegateMessages("textViewDidChange:", { $0.delegate }) { _ in }
    }

    /// The selection has changed.
    public var didChangeSelection: ControlEvent<Void> {
        delegateMessages("textViewDidChangeSelection:", { $0.delegate }) { _ in }
    }

    /// The view as a text input.
    public var textInput: TextInput<Base> {
        TextInput(base: base, text: text)
    }

    /// A property that changes with the text storage: the delegate isn't told of changes by dictation and corrections.
    private func property<Value>(
        value: @escaping @MainActor (Base) -> Value,
        set: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        ControlProperty(of: base, value: value, set: set) { view, changed in
            // The text storage reports an edit while it processes it. The view takes it over afterwards, so its value
            // is read later, on the main queue.
            view.textStorage.rx.didProcessEditingRangeChangeInLength.map { _ in }
                .observe(on: MainScheduler.asyncInstance)
                .subscribe(onNext: { changed() })
        }
    }
}
#endif
