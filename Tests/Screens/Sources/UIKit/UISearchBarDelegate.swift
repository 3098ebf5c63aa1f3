// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UISearchBar.h.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// The behaviour of a delegate without such a method.
extension UISearchBarDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UISearchBarDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UISearchBarDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        asked { $0.searchBarShouldBeginEditing(searchBar) } ?? true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        told("searchBarTextDidBeginEditing:", [searchBar]) { $0.searchBarTextDidBeginEditing(searchBar) }
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        asked { $0.searchBarShouldEndEditing(searchBar) } ?? true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        told("searchBarTextDidEndEditing:", [searchBar]) { $0.searchBarTextDidEndEditing(searchBar) }
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        told("searchBar:textDidChange:", [searchBar, searchText]) { $0.searchBar(searchBar, textDidChange: searchText) }
    }

    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        asked { $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        told("searchBarSearchButtonClicked:", [searchBar]) { $0.searchBarSearchButtonClicked(searchBar) }
    }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        told("searchBarBookmarkButtonClicked:", [searchBar]) { $0.searchBarBookmarkButtonClicked(searchBar) }
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        told("searchBarCancelButtonClicked:", [searchBar]) { $0.searchBarCancelButtonClicked(searchBar) }
    }

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        told("searchBarResultsListButtonClicked:", [searchBar]) { $0.searchBarResultsListButtonClicked(searchBar) }
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        told("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
            $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
