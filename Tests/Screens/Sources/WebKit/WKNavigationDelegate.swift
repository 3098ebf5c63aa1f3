// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

internal import Foundation
internal import RxInterception

/// WebKit/WKNavigationDelegate.h: the method that a class here implements.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

// The behaviour of a delegate without such a method.
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        forward(self, "webView:didFinishNavigation:", [webView, navigation ?? NSNull()]) {
            (next: any WKNavigationDelegate) in next.webView(webView, didFinish: navigation)
        }
    }
}
