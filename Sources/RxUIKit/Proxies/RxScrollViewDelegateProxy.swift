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
        // A table, collection or text view has one delegate, which is that of its scroll view, too. So one proxy stands
        // for both, of the class that answers to more.
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
        register { RxCollectionViewDelegateProxy(collectionView: $0) }
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    // Scrolling is told many times a second. A method of the proxy's own costs no invocation and no array of arguments.
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
