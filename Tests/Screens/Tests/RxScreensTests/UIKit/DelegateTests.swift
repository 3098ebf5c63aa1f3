import Foundation
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DelegateTests {
    @Test("a navigation controller")
    func navigation() async {
        let next = UIViewController()
        let controller = UINavigationController(rootViewController: UIViewController())
        show(controller)
        let will = Log(controller.rx.willShow)
        let did = Log(controller.rx.didShow)
        controller.pushViewController(next, animated: false)
        controller.view.layoutIfNeeded()
        while did.elements.last?.viewController !== next { await mainTurn() }
        #expect(will.elements.last?.viewController === next)
        #expect(will.elements.last?.animated == false)
        #expect(did.elements.last?.animated == false)
    }

    @Test("an offset is set, a drag that decelerates says so, and edits report their lengths")
    func values() {
        let scroll = UIScrollView(frame: .zero)
        scroll.rx.contentOffset.onNext(CGPoint(x: 1, y: 1))
        #expect(scroll.contentOffset == CGPoint(x: 1, y: 1))
        let decelerates = Log(scroll.rx.didEndDragging)
        scroll.drag(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 5))
        #expect(decelerates.elements == [true])
        let text = UITextView(frame: .zero)
        var deltas: [Int] = []
        let subscription = text.textStorage.rx.didProcessEditingRangeChangeInLength
            .subscribe(onNext: { deltas.append($0.delta) })
        text.type("ab")
        #expect(deltas.reduce(0, +) == 2)
        #expect(text.rx.textInput.base === text)
        subscription.dispose()
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
