#if canImport(UIKit) && !os(watchOS)
public import RxDisposables
public import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIScrollView {
    /// The element of ``willEndDragging``: the speed, in points for each millisecond, and the offset where the view
    /// will come to rest, which can be changed.
    public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The element of ``didEndZooming``: the view that was zoomed, and its scale.
    public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)

    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
        RxScrollViewDelegateProxy.proxy(for: base)
    }

    /// The offset of the content, in points.
    ///
    /// ```swift
    /// scrollView.rx.contentOffset
    ///     .map { $0.y > 0 }
    ///     .bind(to: shadow.rx.isVisible)
    ///     .disposed(by: bag)
    /// ```
    public var contentOffset: ControlProperty<CGPoint> {
        ControlProperty(
            of: base,
            value: { $0.contentOffset },
            set: { $0.contentOffset = $1 },
            changes: { view, changed in
                RxScrollViewDelegateProxy.proxy(for: view).didScroll.subscribe(onNext: assumeMain { _ in changed() })
            }
        )
    }

    /// The content has moved, by the user or the program.
    public var didScroll: ControlEvent<Void> {
        ControlEvent(of: base) { view, observer in
            RxScrollViewDelegateProxy.proxy(for: view).didScroll.subscribe(observer)
        }
    }

    /// The user is about to drag.
    public var willBeginDragging: ControlEvent<Void> {
        delegateMessages("scrollViewWillBeginDragging:", { $0.delegate }) { _ in }
    }

    /// The user is about to let go.
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
        delegateMessages("scrollViewWillEndDragging:withVelocity:targetContentOffset:", { $0.delegate }) {
            (velocity: try $0.point(1), targetContentOffset: try $0.pointer(2))
        }
    }

    /// The user has let go; whether the content continues to move.
    public var didEndDragging: ControlEvent<Bool> {
        delegateMessages("scrollViewDidEndDragging:willDecelerate:", { $0.delegate }) { try $0[1] }
    }

    /// The content continues to move by itself.
    public var willBeginDecelerating: ControlEvent<Void> {
        delegateMessages("scrollViewWillBeginDecelerating:", { $0.delegate }) { _ in }
    }

    /// The content has come to rest.
    public var didEndDecelerating: ControlEvent<Void> {
        delegateMessages("scrollViewDidEndDecelerating:", { $0.delegate }) { _ in }
    }

    /// A scroll by the program has ended.
    public var didEndScrollingAnimation: ControlEvent<Void> {
        delegateMessages("scrollViewDidEndScrollingAnimation:", { $0.delegate }) { _ in }
    }

    /// The content has been scrolled to its top.
    public var didScrollToTop: ControlEvent<Void> {
        delegateMessages("scrollViewDidScrollToTop:", { $0.delegate }) { _ in }
    }

    /// A view is about to be zoomed.
    public var willBeginZooming: ControlEvent<UIView?> {
        delegateMessages("scrollViewWillBeginZooming:withView:", { $0.delegate }) { try $0.optional(1) }
    }

    /// The scale has changed.
    public var didZoom: ControlEvent<Void> {
        delegateMessages("scrollViewDidZoom:", { $0.delegate }) { _ in }
    }

    /// A zoom has ended.
    public var didEndZooming: ControlEvent<EndZoomEvent> {
        delegateMessages("scrollViewDidEndZooming:withView:atScale:", { $0.delegate }) {
            (view: try $0.optional(1), scale: try $0[2])
        }
    }

    /// Sets a delegate that the proxy forwards all messages to.
    ///
    /// Setting the property instead would replace the proxy. If there is one already, it stays, and an error goes
    /// to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter delegate: The delegate; held weakly.
    /// - Returns: The subscription; disposing of it removes the delegate again.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
        RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
#endif
