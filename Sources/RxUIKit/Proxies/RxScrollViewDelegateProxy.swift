#if canImport(UIKit) && !os(watchOS)
public import RxObjects
internal import RxObservable
internal import RxSubjects
public import UIKit

extension UIScrollView: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UIScrollViewDelegate
}

/// The delegate proxy that stands as the delegate of `UIScrollView`.
open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, DelegateProxyType,
    UIScrollViewDelegate
{
    /// What it is the delegate of; held weakly.
    public private(set) weak var scrollView: UIScrollView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter scrollView: The view; held weakly.
    public init(scrollView: ParentObject) {
        self.scrollView = scrollView
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    /// Says how it is made.
    public static func registerKnownImplementations() {
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
        register { RxCollectionViewDelegateProxy(collectionView: $0) }
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    // Sent many times a second: told by a method of its own, it costs no invocation.
    let didScroll = PublishSubject<Void>()

    deinit {
        didScroll.onCompleted()
    }

    /// Tells of a scroll, and hands it on.
    ///
    /// - Parameter scrollView: What has been scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        didScroll.onNext(())
        #if canImport(Darwin)
        forwardToDelegate()?.scrollViewDidScroll?(scrollView)
        #else
        forwardToDelegate()?.scrollViewDidScroll(scrollView)
        #endif
    }
}
#endif
