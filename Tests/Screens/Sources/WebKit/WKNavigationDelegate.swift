// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import RxInterception

/// WebKit/WKNavigationDelegate.h, the methods that report something.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

// The behaviour of a delegate without such a method.
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        forward(self, "webView:didStartProvisionalNavigation:", [webView, navigation ?? NSNull()]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didStartProvisionalNavigation: navigation)
        }
    }

    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        forward(self, "webView:didReceiveServerRedirectForProvisionalNavigation:", [webView, navigation ?? NSNull()]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
        }
    }

    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        forward(self, "webView:didFailProvisionalNavigation:withError:", [webView, navigation ?? NSNull(), error]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        forward(self, "webView:didCommitNavigation:", [webView, navigation ?? NSNull()]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didCommit: navigation)
        }
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        forward(self, "webView:didFinishNavigation:", [webView, navigation ?? NSNull()]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didFinish: navigation)
        }
    }

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        forward(self, "webView:didFailNavigation:withError:", [webView, navigation ?? NSNull(), error]) {
            (next: any WKNavigationDelegate) in
            next.webView(webView, didFail: navigation, withError: error)
        }
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        forward(self, "webViewWebContentProcessDidTerminate:", [webView]) { (next: any WKNavigationDelegate) in
            next.webViewWebContentProcessDidTerminate(webView)
        }
    }
}

extension Messages {
    static let ofWKNavigationDelegate: Void = declare([
        "webView:didStartProvisionalNavigation:",
        "webView:didReceiveServerRedirectForProvisionalNavigation:",
        "webView:didFailProvisionalNavigation:withError:",
        "webView:didCommitNavigation:",
        "webView:didFinishNavigation:",
        "webView:didFailNavigation:withError:",
        "webViewWebContentProcessDidTerminate:",
    ])
}
