#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import RxFoundation
public import RxObservable
public import RxTraits
public import WebKit

/// The delegate proxy that acts as the navigation delegate of `WKWebView`.
open class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, any WKNavigationDelegate>, DelegateProxyType,
    WKNavigationDelegate
{
    /// The web view whose delegate this proxy is; held weakly.
    public private(set) weak var webView: WKWebView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter webView: The view; held weakly.
    public init(webView: ParentObject) {
        self.webView = webView
        super.init(parentObject: webView, delegateProxy: RxWKNavigationDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxWKNavigationDelegateProxy(webView: $0) }
    }

    /// The navigation delegate of a view.
    open class func currentDelegate(for object: WKWebView) -> (any WKNavigationDelegate)? {
        object.navigationDelegate
    }

    /// Gives a view a navigation delegate.
    open class func setCurrentDelegate(_ delegate: (any WKNavigationDelegate)?, to object: WKWebView) {
        object.navigationDelegate = delegate
    }
}

extension Reactive where Base: WKWebView {
    /// The navigation delegate's proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var navigationDelegate: DelegateProxy<WKWebView, any WKNavigationDelegate> {
        RxWKNavigationDelegateProxy.proxy(for: base)
    }

    /// The view has begun to receive a page.
    public var didCommit: MainObservable<WKNavigation> {
        delegateMessages("webView:didCommitNavigation:", { $0.navigationDelegate }) { try $0[1] }
    }

    /// The view has begun to load a page.
    public var didStartLoad: MainObservable<WKNavigation> {
        delegateMessages("webView:didStartProvisionalNavigation:", { $0.navigationDelegate }) { try $0[1] }
    }

    /// The view has loaded a page.
    public var didFinishLoad: MainObservable<WKNavigation> {
        delegateMessages("webView:didFinishNavigation:", { $0.navigationDelegate }) { try $0[1] }
    }

    /// The view has failed to load a page that it had begun to receive.
    public var didFailLoad: MainObservable<(WKNavigation, any Error)> {
        delegateMessages("webView:didFailNavigation:withError:", { $0.navigationDelegate }) { (try $0[1], try $0[2]) }
    }
}
#endif
