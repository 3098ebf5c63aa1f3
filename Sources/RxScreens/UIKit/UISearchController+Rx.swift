#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UISearchController {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UISearchController, any UISearchControllerDelegate> {
        RxSearchControllerDelegateProxy.proxy(for: base)
    }

    /// The search has been dismissed.
    public var didDismiss: MainObservable<Void> {
        delegateMessages("didDismissSearchController:", { $0.delegate }) { _ in }
    }

    /// The search is being shown.
    public var didPresent: MainObservable<Void> {
        delegateMessages("didPresentSearchController:", { $0.delegate }) { _ in }
    }

    /// The search asks to be shown.
    public var present: MainObservable<Void> {
        delegateMessages("presentSearchController:", { $0.delegate }) { _ in }
    }

    /// The search is about to be dismissed.
    public var willDismiss: MainObservable<Void> {
        delegateMessages("willDismissSearchController:", { $0.delegate }) { _ in }
    }

    /// The search is about to be shown.
    public var willPresent: MainObservable<Void> {
        delegateMessages("willPresentSearchController:", { $0.delegate }) { _ in }
    }
}
#endif
