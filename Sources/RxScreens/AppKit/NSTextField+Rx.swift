#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Foundation
public import RxFoundation
internal import RxObservable
internal import RxSubjects
public import RxTraits

/// The delegate proxy that acts as the delegate of `NSTextField`.
open class RxTextFieldDelegateProxy: DelegateProxy<NSTextField, any NSTextFieldDelegate>, DelegateProxyType,
    NSTextFieldDelegate
{
    /// The text field whose delegate this proxy is; held weakly.
    public private(set) weak var textField: NSTextField?

    let edits = PublishSubject<Void>()

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter textField: The view; held weakly.
    public init(textField: NSTextField) {
        self.textField = textField
        super.init(parentObject: textField, delegateProxy: RxTextFieldDelegateProxy.self)
    }

    deinit {
        edits.onCompleted()
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTextFieldDelegateProxy(textField: $0) }
    }

    /// The delegate of a view.
    open class func currentDelegate(for object: NSTextField) -> (any NSTextFieldDelegate)? {
        object.delegate
    }

    /// Gives a view a delegate.
    open class func setCurrentDelegate(_ delegate: (any NSTextFieldDelegate)?, to object: NSTextField) {
        object.delegate = delegate
    }

    /// Reports an edit, and forwards the message.
    ///
    /// - Parameter notification: The notification of the edit.
    open func controlTextDidChange(_ notification: Notification) {
        edits.onNext(())
        forwardToDelegate()?.controlTextDidChange?(notification)
    }
}

extension Reactive where Base: NSTextField {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<NSTextField, any NSTextFieldDelegate> {
        RxTextFieldDelegateProxy.proxy(for: base)
    }

    /// The text of the field.
    public var text: ControlProperty<String?> {
        ControlProperty(
            of: base,
            value: { $0.stringValue },
            // The same text isn't set again, since that would move the cursor.
            set: { field, text in if field.stringValue != text ?? "" { field.stringValue = text ?? "" } },
            changes: { field, changed in
                RxTextFieldDelegateProxy.proxy(for: field).edits.subscribe(onNext: assumeMain { _ in changed() })
            }
        )
    }
}

extension Reactive where Base: NSTextField & NSTextInputClient {
    /// The field as a text input.
    public var textInput: TextInput<Base> {
        TextInput(base: base, text: text)
    }
}
#endif
