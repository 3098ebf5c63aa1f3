// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITabBar.h.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

// The behaviour of a delegate without such a method.
extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        forward(self, "tabBar:didSelectItem:", [tabBar, item]) { (next: any UITabBarDelegate) in
            next.tabBar(tabBar, didSelect: item)
        }
    }

    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        forward(self, "tabBar:willBeginCustomizingItems:", [tabBar, items]) { (next: any UITabBarDelegate) in
            next.tabBar(tabBar, willBeginCustomizing: items)
        }
    }

    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        forward(self, "tabBar:didBeginCustomizingItems:", [tabBar, items]) { (next: any UITabBarDelegate) in
            next.tabBar(tabBar, didBeginCustomizing: items)
        }
    }

    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        forward(self, "tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed]) {
            (next: any UITabBarDelegate) in
            next.tabBar(tabBar, willEndCustomizing: items, changed: changed)
        }
    }

    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        forward(self, "tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed]) {
            (next: any UITabBarDelegate) in
            next.tabBar(tabBar, didEndCustomizing: items, changed: changed)
        }
    }
}

extension Messages {
    static let ofUITabBarDelegate: Void = declare([
        "tabBar:didSelectItem:",
        "tabBar:willBeginCustomizingItems:",
        "tabBar:didBeginCustomizingItems:",
        "tabBar:willEndCustomizingItems:changed:",
        "tabBar:didEndCustomizingItems:changed:",
    ])
}
