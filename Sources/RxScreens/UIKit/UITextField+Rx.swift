#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxTraits
public import UIKit

extension Reactive where Base: UITextField {
    /// The text of the field.
    ///
    /// ```swift
    /// searchField.rx.text.orEmpty
    ///     .distinctUntilChanged()
    ///     .bind(to: viewModel.query)
    ///     .disposed(by: bag)
    /// ```
    public var text: ControlProperty<String?> {
        value
    }

    /// The text of the field.
    public var value: ControlProperty<String?> {
        controlPropertyWithDefaultEvents(
            getter: { $0.text },
            // The same text isn't set again: that would move the cursor, and end the current composition.
            setter: { field, text in if field.text != text { field.text = text } }
        )
    }

    /// The text of the field with its attributes.
    public var attributedText: ControlProperty<NSAttributedString?> {
        controlPropertyWithDefaultEvents(
            getter: { $0.attributedText },
            setter: { field, text in if field.attributedText != text { field.attributedText = text } }
        )
    }

    /// The field as a text input.
    public var textInput: TextInput<Base> {
        TextInput(base: base, text: text)
    }
}
#endif
