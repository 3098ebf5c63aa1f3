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
