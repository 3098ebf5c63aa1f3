#if canImport(UIKit) && !os(watchOS)
internal import Foundation
public import RxDisposables
public import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UISearchBar {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> {
        RxSearchBarDelegateProxy.proxy(for: base)
    }

    /// The text of the bar.
    ///
    /// ```swift
    /// searchBar.rx.text.orEmpty
    ///     .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    ///     .distinctUntilChanged()
    ///     .bind(to: viewModel.query)
    ///     .disposed(by: bag)
    /// ```
    public var text: ControlProperty<String?> {
        value
    }

    /// The text of the bar.
    public var value: ControlProperty<String?> {
        ControlProperty(
            of: base,
            value: { $0.text },
            set: { $0.text = $1 },
            changes: { bar, changed in
                let delegate = bar.rx.delegate
                // The end of editing is observed, too: a correction that the system made last isn't reported otherwise.
                return Disposables.create(
                    delegate.delegateMessages("searchBar:textDidChange:") { _ in }.subscribe(onNext: changed),
                    delegate.delegateMessages("searchBarTextDidEndEditing:") { _ in }.subscribe(onNext: changed)
                )
            }
        )
    }

    /// The scope that is selected.
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        ControlProperty(
            of: base,
            value: { $0.selectedScopeButtonIndex },
            set: { $0.selectedScopeButtonIndex = $1 },
            changes: { bar, changed in
                bar.rx.delegate.delegateMessages("searchBar:selectedScopeButtonIndexDidChange:") { _ in }.subscribe(
                    onNext: changed
                )
            }
        )
    }

    #if !os(tvOS)
    /// The cancel button was tapped.
    public var cancelButtonClicked: ControlEvent<Void> {
        delegateMessages("searchBarCancelButtonClicked:", { $0.delegate }) { _ in }
    }

    /// The bookmark button was tapped.
    public var bookmarkButtonClicked: ControlEvent<Void> {
        delegateMessages("searchBarBookmarkButtonClicked:", { $0.delegate }) { _ in }
    }

    /// The button for the list of results was tapped.
    public var resultsListButtonClicked: ControlEvent<Void> {
        delegateMessages("searchBarResultsListButtonClicked:", { $0.delegate }) { _ in }
    }
    #endif

    /// The search button was tapped.
    public var searchButtonClicked: ControlEvent<Void> {
        delegateMessages("searchBarSearchButtonClicked:", { $0.delegate }) { _ in }
    }

    /// Editing has begun.
    public var textDidBeginEditing: ControlEvent<Void> {
        delegateMessages("searchBarTextDidBeginEditing:", { $0.delegate }) { _ in }
    }

    /// Editing has ended.
    public var textDidEndEditing: ControlEvent<Void> {
        delegateMessages("searchBarTextDidEndEditing:", { $0.delegate }) { _ in }
    }

    /// Sets a delegate that the proxy forwards all messages to.
    ///
    /// Setting the property instead would replace the proxy. If there is one already, it stays, and an error goes
    /// to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter delegate: The delegate; held weakly.
    /// - Returns: The subscription; disposing of it removes the delegate again.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
        RxSearchBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
#endif
