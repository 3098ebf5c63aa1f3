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
    private func told(_ name: String, _ arguments: [Any], _ send: (any UISearchControllerDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func willPresentSearchController(_ searchController: UISearchController) {
        told("willPresentSearchController:", [searchController]) { $0.willPresentSearchController(searchController) }
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        told("didPresentSearchController:", [searchController]) { $0.didPresentSearchController(searchController) }
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        told("willDismissSearchController:", [searchController]) { $0.willDismissSearchController(searchController) }
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        told("didDismissSearchController:", [searchController]) { $0.didDismissSearchController(searchController) }
    }

    public func presentSearchController(_ searchController: UISearchController) {
        told("presentSearchController:", [searchController]) { $0.presentSearchController(searchController) }
    }
}
