import Foundation
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit
import WebKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WebViewTests {
    private final class Owner: NSObject, WKNavigationDelegate {}

    // WebKit makes its own; one that it hasn't made can't be freed.
    private static let navigation = WKNavigation()

    @Test("Each step of a navigation is told with it, a failure with its error; the delegate that was there stays")
    func steps() {
        let view = WKWebView()
        let owner = Owner()
        view.navigationDelegate = owner
        let steps = [
            (Log(view.rx.didStartLoad), "webView:didStartProvisionalNavigation:"),
            (Log(view.rx.didCommit), "webView:didCommitNavigation:"),
            (Log(view.rx.didFinishLoad), "webView:didFinishNavigation:"),
        ]
        for (log, message) in steps {
            tell(view.navigationDelegate, message, [view, Self.navigation])
            #expect(log.elements == [Self.navigation])
        }
        let failed = Log(view.rx.didFailLoad)
        let error = CocoaError(.fileNoSuchFile)
        tell(view.navigationDelegate, "webView:didFailNavigation:withError:", [view, Self.navigation, error])
        #expect(failed.elements.map(\.0) == [Self.navigation])
        #expect(failed.elements.first?.1 is CocoaError)
        #expect(view.rx.navigationDelegate.forwardToDelegate() === owner)
    }
}
