import Foundation
import ObjectiveC
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)), .serialized)
struct DelegateProxyTests {
    /// A delegate that counts its messages.
    private final class Owner: NSObject, UIScrollViewDelegate {
        var rests = 0

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
    }

    private let view = UIScrollView(frame: .zero)
    private let rest = Selector("scrollViewDidEndDecelerating:")

    private var proxy: RxScrollViewDelegateProxy { .proxy(for: view) }

    private func comeToRest() {
        view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
    }

    @Test("Messages that come on a queue are forwarded there, and observed on the main thread, later")
    func otherQueues() async {
        let owner = Owner()
        let (proxy, rest) = (proxy, rest)
        proxy.setForwardToDelegate(owner, retainDelegate: false)
        let log = Log(proxy.methodInvoked(rest))
        let answers = await withCheckedContinuation { done in
            DispatchQueue.global().async {
                let forwardee = proxy.forwardee() as? Owner
                let observed = proxy.isObserved(rest) && proxy.forwardToDelegate() === forwardee
                proxy.willSend(rest, arguments: [])
                proxy.didSend(rest, arguments: [])
                done.resume(returning: observed && forwardee != nil)
            }
        }
        #expect(answers)
        while log.elements.isEmpty { await mainTurn() }
        #expect(log.elements.count == 1)
    }

    @Test("Without a delegate and an observer the proxy answers to nothing")
    func answers() {
        #expect(!proxy.responds(to: rest))
        let subscription = proxy.methodInvoked(rest).subscribe()
        #expect(proxy.responds(to: rest))
        #expect(!proxy.responds(to: "scrollViewWillBeginDragging:"))
        subscription.dispose()
        #expect(!proxy.responds(to: rest))
    }

    // Contract U6
    @Test("Setting the delegate to nil removes it: it gets nothing more, and another one can be installed")
    func removedDelegate() {
        let (first, second) = (Owner(), Owner())
        let bag = DisposeBag()
        view.rx.setDelegate(first).disposed(by: bag)
        view.delegate = nil
        let errors = unhandledErrors { view.rx.setDelegate(second).disposed(by: bag) }
        #expect(errors.isEmpty)
        comeToRest()
        #expect((first.rests, second.rests) == (0, 1))
    }

    // Contract U5
    @Test("The names of RxCocoa's base class, for proxies of one's own")
    func namesOfRxCocoa() {
        let owner = Owner()
        proxy._setForwardToDelegate(owner, retainDelegate: false)
        #expect(proxy._forwardToDelegate === owner)
        #expect(proxy.voidDelegateMethodsContain(rest))
        #expect(!proxy.hasWiredImplementation(for: rest))
        let sent = Log(proxy.sentMessage(rest))
        proxy._sentMessage(rest, withArguments: [])
        proxy._methodInvoked(rest, withArguments: [])
        #expect(sent.elements.count == 1)
    }

    @Test("A delegate gets everything until the subscription ends; a second one is refused, and both are named")
    func installing() {
        let (first, second) = (Owner(), Owner())
        let subscription = view.rx.setDelegate(first)
        let errors = unhandledErrors { view.rx.setDelegate(second).dispose() }
        guard case .delegateAlreadySet(let object, let delegate)? = errors.first as? BindingError else {
            Issue.record("reported \(errors)")
            return
        }
        #expect(object.hasPrefix("UIScrollView"))
        #expect(delegate.hasPrefix("Owner"))
        comeToRest()
        #expect((first.rests, second.rests) == (1, 0))
        subscription.dispose()
        #expect(proxy.forwardToDelegate() == nil)
        comeToRest()
        #expect(first.rests == 1)
    }

    @Test("A sequence of a proxy that is gone completes at once")
    func late() {
        func messages() -> MainObservable<[Any]> {
            UIScrollView(frame: .zero).rx.delegate.methodInvoked(rest)
        }
        let source = autoreleasepool { messages() }
        #expect(Log(source).isCompleted)
    }

    @Test("A subscription from another thread is made on the main thread")
    func background() async {
        let messages = proxy.methodInvoked(rest).map { _ in }
        let subscription = await Task.detached { messages.subscribe() }.value
        await mainTurn()
        #expect(proxy.isObserved(rest))
        await Task.detached { subscription.dispose() }.value
        await mainTurn()
        #expect(!proxy.isObserved(rest))
    }
}
