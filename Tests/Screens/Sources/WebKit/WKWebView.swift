// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// WebKit/WKNavigation.h.
@MainActor
open class WKNavigation: NSObject {}

/// WebKit/WKWebView.h; the user or the network drives it.
@MainActor
open class WKWebView: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()
    private var answers = Answers()

    open weak var navigationDelegate: (any WKNavigationDelegate)? {
        didSet { answers = Answers(of: navigationDelegate) }
    }

    open private(set) var url: URL?
    open private(set) var isLoading = false
    private var current: WKNavigation?

    public override init() {
        super.init()
        Messages.ofWebKit
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        let navigation = WKNavigation()
        current = navigation
        url = request.url
        isLoading = true
        told("webView:didStartProvisionalNavigation:") {
            $0.webView(self, didStartProvisionalNavigation: navigation)
        }
        return navigation
    }

    /// The first bytes have been received.
    public func commit() {
        told("webView:didCommitNavigation:") { $0.webView(self, didCommit: current) }
    }

    /// Everything has been received.
    public func finish() {
        isLoading = false
        told("webView:didFinishNavigation:") { $0.webView(self, didFinish: current) }
    }

    /// The network has failed.
    public func fail(with error: any Error) {
        isLoading = false
        told("webView:didFailNavigation:withError:") { $0.webView(self, didFail: current, withError: error) }
    }

    private func told(_ name: String, _ send: (any WKNavigationDelegate) -> Void) {
        guard answers.contain(name), let navigationDelegate else { return }
        send(navigationDelegate)
    }
}

extension Messages {
    static let ofWebKit: Void = declare([
        "webView:didStartProvisionalNavigation:",
        "webView:didReceiveServerRedirectForProvisionalNavigation:",
        "webView:didFailProvisionalNavigation:withError:",
        "webView:didCommitNavigation:",
        "webView:didFinishNavigation:",
        "webView:didFailNavigation:withError:",
        "webViewWebContentProcessDidTerminate:",
    ])
}
