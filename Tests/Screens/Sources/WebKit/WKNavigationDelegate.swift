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
    private func told(_ name: String, _ arguments: [Any], _ send: (any WKNavigationDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        told("webView:didStartProvisionalNavigation:", [webView, navigation ?? NSNull()]) {
            $0.webView(webView, didStartProvisionalNavigation: navigation)
        }
    }

    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        told("webView:didReceiveServerRedirectForProvisionalNavigation:", [webView, navigation ?? NSNull()]) {
            $0.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
        }
    }

    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        told("webView:didFailProvisionalNavigation:withError:", [webView, navigation ?? NSNull(), error]) {
            $0.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        told("webView:didCommitNavigation:", [webView, navigation ?? NSNull()]) {
            $0.webView(webView, didCommit: navigation)
        }
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        told("webView:didFinishNavigation:", [webView, navigation ?? NSNull()]) {
            $0.webView(webView, didFinish: navigation)
        }
    }

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        told("webView:didFailNavigation:withError:", [webView, navigation ?? NSNull(), error]) {
            $0.webView(webView, didFail: navigation, withError: error)
        }
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        told("webViewWebContentProcessDidTerminate:", [webView]) { $0.webViewWebContentProcessDidTerminate(webView) }
    }
}
