import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxScreens
import RxTraits
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DelegateTests {
    @Test("a scroll view: where it stands, and what a drag sends, in UIKit's order")
    func scrollView() {
        let view = UIScrollView(frame: .zero)
        let offsets = Log(view.rx.contentOffset)
        let scrolls = Log(view.rx.didScroll)
        let begins = Log(view.rx.willBeginDragging)
        let ends = Log(view.rx.didEndDragging)
        let slows = Log(view.rx.willBeginDecelerating)
        let rests = Log(view.rx.didEndDecelerating)
        view.drag(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 5))
        #expect(offsets.elements == [CGPoint.zero, CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 15)])
        #expect(scrolls.elements.count == 2)
        #expect(begins.elements.count == 1)
        #expect(ends.elements == [true])
        #expect(slows.elements.count == 1)
        #expect(rests.elements.count == 1)
        view.rx.contentOffset.onNext(CGPoint(x: 1, y: 1))
        #expect(view.contentOffset == CGPoint(x: 1, y: 1))
        let top = Log(view.rx.didScrollToTop)
        view.tapStatusBar()
        #expect(top.elements.count == 1)
    }

    @Test("where a drag comes to rest can be changed from an observer")
    func targetContentOffset() {
        let view = UIScrollView(frame: .zero)
        var velocities: [CGPoint] = []
        let subscription = view.rx.willEndDragging.subscribe(onNext: { velocity, target in
            velocities.append(velocity)
            target.pointee.y = 100
        })
        view.drag(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 5))
        #expect(velocities == [CGPoint(x: 0, y: 5)])
        #expect(view.contentOffset.y == 100)
        subscription.dispose()
    }

    @Test("zooms, and scrolls by the program")
    func zoom() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: .zero)
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let view = UIScrollView(frame: .zero)
        let zoomer = Zoomer()
        view.delegate = zoomer
        let begins = Log(view.rx.willBeginZooming)
        let zooms = Log(view.rx.didZoom)
        let ends = Log(view.rx.didEndZooming)
        let animations = Log(view.rx.didEndScrollingAnimation)
        view.pinch(to: 2)
        #expect(begins.elements.count == 1)
        #expect(begins.elements.first! === zoomer.view)  // Contract U5: the result of the delegate that was there
        #expect(zooms.elements.count == 1)
        #expect(ends.elements.map(\.scale) == [2])
        #expect(ends.elements.first?.view === zoomer.view)
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
        #expect(animations.elements.count == 1)
    }

    @Test("a delegate set with setDelegate gets everything beside what is observed, until that is disposed of")
    func setDelegate() {
        final class Owner: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let view = UIScrollView(frame: .zero)
        let owner = Owner()
        let subscription = view.rx.setDelegate(owner)
        let log = Log(view.rx.didScroll)
        view.contentOffset = CGPoint(x: 0, y: 1)
        #expect(owner.count == 1)
        #expect(log.elements.count == 1)
        subscription.dispose()
        view.contentOffset = CGPoint(x: 0, y: 2)
        #expect(owner.count == 1)
        #expect(log.elements.count == 2)
    }

    @Test("a delegate that is set later is noticed by the next subscription, and forwarded to")  // Contract U6
    func laterDelegate() {
        final class Owner: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { count += 1 }
        }
        let view = UIScrollView(frame: .zero)
        let first = Log(view.rx.didEndDecelerating)
        let owner = Owner()
        view.delegate = owner
        let second = Log(view.rx.didEndDecelerating)
        view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
        #expect(owner.count == 1)
        #expect(first.elements.count == 1)
        #expect(second.elements.count == 1)
    }

    @Test("a navigation controller")
    func navigation() {
        let root = UIViewController()
        let next = UIViewController()
        let controller = UINavigationController(rootViewController: root)
        let will = Log(controller.rx.willShow)
        let did = Log(controller.rx.didShow)
        controller.pushViewController(next, animated: true)
        #expect(will.elements.last?.viewController === next)
        #expect(will.elements.last?.animated == true)
        #expect(did.elements.last?.viewController === next)
        #expect(did.elements.last?.animated == true)
    }

    @Test("a tab bar and its controller")
    func tabBar() {
        let bar = UITabBar(frame: .zero)
        let items = [UITabBarItem(), UITabBarItem()]
        bar.items = items
        let selected = Log(bar.rx.didSelectItem)
        let logs = [Log(bar.rx.willBeginCustomizing), Log(bar.rx.didBeginCustomizing)]
        let ends = [Log(bar.rx.willEndCustomizing), Log(bar.rx.didEndCustomizing)]
        bar.tap(items[1])
        bar.customize(to: items.reversed())
        #expect(selected.elements.last === items[1])
        #expect(logs.map(\.elements.count) == [1, 1])
        #expect(ends.map(\.elements.count) == [1, 1])

        let controller = UITabBarController()
        controller.viewControllers = [UIViewController(), UIViewController()]
        let shown = Log(controller.rx.didSelect)
        let will = Log(controller.rx.willBeginCustomizing)
        let willEnd = Log(controller.rx.willEndCustomizing)
        let didEnd = Log(controller.rx.didEndCustomizing)
        controller.tap(tab: 1)
        controller.customize(to: controller.viewControllers!.reversed())
        #expect(shown.elements.last === controller.selectedViewController || !shown.elements.isEmpty)
        #expect(will.elements.count == 1)
        #expect(willEnd.elements.map(\.changed) == [true])
        #expect(didEnd.elements.map(\.changed) == [true])
    }

    @Test("a view that is freed on another thread completes its sequences on main")  // Contract U1
    func freedElsewhere() async {
        final class Box: @unchecked Sendable { var view: UITableView? }
        let box = Box()
        box.view = UITableView(frame: .zero)
        let bag = DisposeBag()
        let sources = [
            box.view!.rx.itemSelected.map { _ in }, box.view!.rx.didScroll.map { _ in },
            box.view!.rx.prefetchRows.map { _ in },
        ]
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            var left = sources.count
            for source in sources {
                source.subscribe(onCompleted: {
                    MainActor.assertIsolated()
                    left -= 1
                    if left == 0 { continuation.resume() }
                })
                .disposed(by: bag)
            }
            Thread.detachNewThread { box.view = nil }
        }
    }
}
