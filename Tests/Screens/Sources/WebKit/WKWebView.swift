// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// WebKit/WKNavigation.h.
@MainActor
open class WKNavigation: NSObject {}

/// WebKit/WKNavigationDelegate.h: no class here has its methods.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// WebKit/WKWebView.h.
@MainActor
open class WKWebView: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()

    open weak var navigationDelegate: (any WKNavigationDelegate)?

    public override init() {
        super.init()
        Messages.ofWebKit
    }
}

extension Messages {
    static let ofWebKit: Void = declare("WebKit")
}
