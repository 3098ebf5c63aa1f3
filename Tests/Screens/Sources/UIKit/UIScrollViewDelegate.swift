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
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// The behaviour of a delegate without such a method.
extension UIScrollViewDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UIScrollViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UIScrollViewDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        told("scrollViewDidScroll:", [scrollView]) { $0.scrollViewDidScroll(scrollView) }
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        told("scrollViewDidZoom:", [scrollView]) { $0.scrollViewDidZoom(scrollView) }
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        told("scrollViewWillBeginDragging:", [scrollView]) { $0.scrollViewWillBeginDragging(scrollView) }
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        told(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            [scrollView, NSValue(point: velocity), targetContentOffset]
        ) {
            $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        told("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
            $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        told("scrollViewWillBeginDecelerating:", [scrollView]) { $0.scrollViewWillBeginDecelerating(scrollView) }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        told("scrollViewDidEndDecelerating:", [scrollView]) { $0.scrollViewDidEndDecelerating(scrollView) }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        told("scrollViewDidEndScrollingAnimation:", [scrollView]) { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        asked { $0.viewForZooming(in: scrollView) } ?? nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        told("scrollViewWillBeginZooming:withView:", [scrollView, view ?? NSNull()]) {
            $0.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        told("scrollViewDidEndZooming:withView:atScale:", [scrollView, view ?? NSNull(), scale]) {
            $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        told("scrollViewDidScrollToTop:", [scrollView]) { $0.scrollViewDidScrollToTop(scrollView) }
    }
}
