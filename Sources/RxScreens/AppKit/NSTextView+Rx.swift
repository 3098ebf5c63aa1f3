#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Foundation
public import RxFoundation
internal import RxObservable
internal import RxSubjects
public import RxTraits

/// The delegate proxy that acts as the delegate of `NSTextView`.
open class RxTextViewDelegateProxy: DelegateProxy<NSTextView, any NSTextViewDelegate>, DelegateProxyType,
    NSTextViewDelegate
{
    /// The text view whose delegate this proxy is; held weakly.
    public private(set) weak var textView: NSTextView?

    let edits = PublishSubject<Void>()

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter textView: The view; held weakly.
    public init(textView: NSTextView) {
        self.textView = textView
        super.init(parentObject: textView, delegateProxy: RxTextViewDelegateProxy.self)
    }

    deinit {
        edits.onCompleted()
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    /// The delegate of a view.
    open class func currentDelegate(for object: NSTextView) -> (any NSTextViewDelegate)? {
        object.delegate
    }

    /// Gives a view a delegate.
    open class func setCurrentDelegate(_ delegate: (any NSTextViewDelegate)?, to object: NSTextView) {
        object.delegate = delegate
    }

    /// Reports an edit, and forwards the message.
    ///
    /// - Parameter notification: The notification of the edit.
    open func textDidChange(_ notification: Notification) {
        edits.onNext(())
        forwardToDelegate()?.textDidChange?(notification)
    }
}

extension Reactive where Base: NSTextView {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<NSTextView, any NSTextViewDelegate> {
        RxTextViewDelegateProxy.proxy(for: base)
    }

    /// The text of the view.
    public var string: ControlProperty<String> {
        ControlProperty(
            of: base,
            value: { $0.string },
            // The same text isn't set again, since that would move the cursor.
            set: { view, text in if view.string != text { view.string = text } },
            changes: { view, changed in
                RxTextViewDelegateProxy.proxy(for: view).edits.subscribe(onNext: assumeMain { _ in changed() })
            }
        )
    }
}
#endif
