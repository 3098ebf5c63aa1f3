#if canImport(UIKit) && !os(watchOS)
public import RxFoundation
internal import RxObservable
internal import RxSubjects
public import UIKit

extension UIScrollView: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UIScrollViewDelegate
}

/// The delegate proxy that acts as the delegate of `UIScrollView`.
open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, DelegateProxyType,
    UIScrollViewDelegate
{
    /// The scroll view whose delegate this proxy is; held weakly.
    public private(set) weak var scrollView: UIScrollView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter scrollView: The view; held weakly.
    public init(scrollView: ParentObject) {
        self.scrollView = scrollView
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        // A table, collection or text view has one delegate, shared with its scroll view. So one proxy, of the more
        // capable class, serves both.
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
        register { RxCollectionViewDelegateProxy(collectionView: $0) }
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    // Scrolling is reported many times a second. A method of the proxy itself needs no invocation and no array of
    // arguments.
    let didScroll = PublishSubject<Void>()

    deinit {
        didScroll.onCompleted()
    }

    /// Reports a scroll, and forwards the message.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        didScroll.onNext(())
        forwardToDelegate()?.scrollViewDidScroll?(scrollView)
    }
}
#endif
