import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxScreens
import RxTraits
import Testing
import WebKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WebViewTests {
    private struct Offline: Error {}

    private final class Owner: NSObject, WKNavigationDelegate {
        var finished = 0

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            finished += 1
        }
    }

    @Test("Each step of a navigation is told, and the delegate that was there gets it, too")  // Contract U5
    func steps() {
        let view = WKWebView()
        let owner = Owner()
        view.navigationDelegate = owner
        var log: [String] = []
        var last: WKNavigation?
        let bag = DisposeBag()
        view.rx.didStartLoad.subscribe(onNext: { _ in log.append("start") }).disposed(by: bag)
        view.rx.didCommit.subscribe(onNext: { _ in log.append("commit") }).disposed(by: bag)
        view.rx.didFinishLoad.subscribe(onNext: {
            last = $0
            log.append("finish")
        }).disposed(by: bag)
        let navigation = view.start()
        view.commit()
        view.finish()
        #expect(log == ["start", "commit", "finish"])
        #expect(last === navigation)
        #expect(owner.finished == 1)
        #expect(view.rx.navigationDelegate.forwardToDelegate() === owner)
    }

    @Test("A navigation that fails is told with its error")
    func failure() {
        let view = WKWebView()
        var errors: [any Error] = []
        var navigations: [WKNavigation] = []
        let subscription = view.rx.didFailLoad.subscribe(onNext: {
            navigations.append($0)
            errors.append($1)
        })
        let navigation = view.start()
        view.fail(with: Offline())
        #expect(navigations.count == 1 && navigations.first === navigation)
        #expect(errors.first is Offline)
        subscription.dispose()
        view.fail(with: Offline())
        #expect(errors.count == 1)
    }
}
