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
        delegateMessages("didDismissSearchController:") { _ in }
    }

    /// The search is being shown.
    public var didPresent: MainObservable<Void> {
        delegateMessages("didPresentSearchController:") { _ in }
    }

    /// The search asks to be shown.
    public var present: MainObservable<Void> {
        delegateMessages("presentSearchController:") { _ in }
    }

    /// The search is about to be dismissed.
    public var willDismiss: MainObservable<Void> {
        delegateMessages("willDismissSearchController:") { _ in }
    }

    /// The search is about to be shown.
    public var willPresent: MainObservable<Void> {
        delegateMessages("willPresentSearchController:") { _ in }
    }

    /// The controller's messages to its delegate.
    private func delegateMessages<Element>(
        _ name: String,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> MainObservable<Element> {
        messages(of: base, { RxSearchControllerDelegateProxy.proxy(for: $0) }, name, element)
    }
}
#endif
