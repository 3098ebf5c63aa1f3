// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UISearchController.h.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

// The behaviour of a delegate without such a method.
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        forward(self, "willPresentSearchController:", [searchController]) { (next: any UISearchControllerDelegate) in
            next.willPresentSearchController(searchController)
        }
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        forward(self, "didPresentSearchController:", [searchController]) { (next: any UISearchControllerDelegate) in
            next.didPresentSearchController(searchController)
        }
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        forward(self, "willDismissSearchController:", [searchController]) { (next: any UISearchControllerDelegate) in
            next.willDismissSearchController(searchController)
        }
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        forward(self, "didDismissSearchController:", [searchController]) { (next: any UISearchControllerDelegate) in
            next.didDismissSearchController(searchController)
        }
    }

    public func presentSearchController(_ searchController: UISearchController) {
        forward(self, "presentSearchController:", [searchController]) { (next: any UISearchControllerDelegate) in
            next.presentSearchController(searchController)
        }
    }
}

extension Messages {
    static let ofUISearchControllerDelegate: Void = declare([
        "willPresentSearchController:",
        "didPresentSearchController:",
        "willDismissSearchController:",
        "didDismissSearchController:",
        "presentSearchController:",
    ])
}
