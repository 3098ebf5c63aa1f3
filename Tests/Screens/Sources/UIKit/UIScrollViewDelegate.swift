// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIScrollView.h.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// The behaviour of a delegate without such a method.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidScroll:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidScroll(scrollView)
        }
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidZoom:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidZoom(scrollView)
        }
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forward(self, "scrollViewWillBeginDragging:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginDragging(scrollView)
        }
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forward(
            self,
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            [scrollView, velocity, targetContentOffset]
        ) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forward(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
            (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forward(self, "scrollViewWillBeginDecelerating:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidEndDecelerating:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndDecelerating(scrollView)
        }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidEndScrollingAnimation:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwarded(self) { (next: any UIScrollViewDelegate) in next.viewForZooming(in: scrollView) } ?? nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forward(self, "scrollViewWillBeginZooming:withView:", [scrollView, view ?? NSNull()]) {
            (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forward(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view ?? NSNull(), scale]) {
            (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwarded(self) { (next: any UIScrollViewDelegate) in next.scrollViewShouldScrollToTop(scrollView) } ?? true
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidScrollToTop:", [scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidScrollToTop(scrollView)
        }
    }
}

extension Messages {
    static let ofUIScrollViewDelegate: Void = declare([
        "scrollViewDidScroll:",
        "scrollViewDidZoom:",
        "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:",
        "scrollViewDidEndScrollingAnimation:",
        "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming:withView:atScale:",
        "scrollViewDidScrollToTop:",
    ])
}
