// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

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

    private var current: WKNavigation?

    public override init() {
        super.init()
        Messages.ofWebKit
    }

    /// A page is asked for.
    public func start() -> WKNavigation {
        let navigation = WKNavigation()
        current = navigation
        answers.tell(navigationDelegate, "webView:didStartProvisionalNavigation:", [self, navigation])
        return navigation
    }

    /// The first bytes have been received.
    public func commit() {
        answers.tell(navigationDelegate, "webView:didCommitNavigation:", [self, current ?? NSNull()])
    }

    /// Everything has been received.
    public func finish() {
        if answers.contain("webView:didFinishNavigation:") { navigationDelegate?.webView(self, didFinish: current) }
    }

    /// The network has failed.
    public func fail(with error: any Error) {
        answers.tell(navigationDelegate, "webView:didFailNavigation:withError:", [self, current ?? NSNull(), error])
    }
}

extension Messages {
    static let ofWebKit: Void = declare([
        "webView:didStartProvisionalNavigation:",
        "webView:didCommitNavigation:",
        "webView:didFinishNavigation:",
        "webView:didFailNavigation:withError:",
    ])
}
