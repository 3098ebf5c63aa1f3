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
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        forwarded(self) { (next: any UISearchBarDelegate) in next.searchBarShouldBeginEditing(searchBar) } ?? true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        forward(self, "searchBarTextDidBeginEditing:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarTextDidBeginEditing(searchBar)
        }
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        forwarded(self) { (next: any UISearchBarDelegate) in next.searchBarShouldEndEditing(searchBar) } ?? true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        forward(self, "searchBarTextDidEndEditing:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarTextDidEndEditing(searchBar)
        }
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        forward(self, "searchBar:textDidChange:", [searchBar, searchText]) { (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, textDidChange: searchText)
        }
    }

    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        forwarded(self) { (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        forward(self, "searchBarSearchButtonClicked:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarSearchButtonClicked(searchBar)
        }
    }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        forward(self, "searchBarBookmarkButtonClicked:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarBookmarkButtonClicked(searchBar)
        }
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        forward(self, "searchBarCancelButtonClicked:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarCancelButtonClicked(searchBar)
        }
    }

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        forward(self, "searchBarResultsListButtonClicked:", [searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarResultsListButtonClicked(searchBar)
        }
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        forward(self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
            (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

extension Messages {
    static let ofUISearchBarDelegate: Void = declare([
        "searchBarTextDidBeginEditing:",
        "searchBarTextDidEndEditing:",
        "searchBar:textDidChange:",
        "searchBarSearchButtonClicked:",
        "searchBarBookmarkButtonClicked:",
        "searchBarCancelButtonClicked:",
        "searchBarResultsListButtonClicked:",
        "searchBar:selectedScopeButtonIndexDidChange:",
    ])
}
