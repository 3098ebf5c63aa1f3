// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// systems: ios catalyst
// A custom delegate proxy in Swift 6 mode, with a delegate that returns results set beside it.
import Rx
import RxFoundation
import UIKit

extension UITextField: @retroactive HasDelegate {
    public typealias Delegate = any UITextFieldDelegate
}

final class FieldDelegateProxy: DelegateProxy<UITextField, any UITextFieldDelegate>, DelegateProxyType,
    UITextFieldDelegate
{
    init(field: UITextField) {
        super.init(parentObject: field, delegateProxy: FieldDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { FieldDelegateProxy(field: $0) }
    }
}

extension Reactive where Base: UITextField {
    @MainActor var didEndEditing: ControlEvent<Void> {
        ControlEvent(
            events: FieldDelegateProxy.proxy(for: base)
                .methodInvoked(#selector(UITextFieldDelegate.textFieldDidEndEditing(_:)))
                .map { _ in }
        )
    }

    @MainActor func setDelegate(_ delegate: any UITextFieldDelegate) -> any Disposable {
        FieldDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
