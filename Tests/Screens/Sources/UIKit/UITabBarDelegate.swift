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
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITabBarDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        told("tabBar:didSelectItem:", [tabBar, item]) { $0.tabBar(tabBar, didSelect: item) }
    }

    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        told("tabBar:willBeginCustomizingItems:", [tabBar, items]) { $0.tabBar(tabBar, willBeginCustomizing: items) }
    }

    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        told("tabBar:didBeginCustomizingItems:", [tabBar, items]) { $0.tabBar(tabBar, didBeginCustomizing: items) }
    }

    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        told("tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed]) {
            $0.tabBar(tabBar, willEndCustomizing: items, changed: changed)
        }
    }

    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        told("tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed]) {
            $0.tabBar(tabBar, didEndCustomizing: items, changed: changed)
        }
    }
}
