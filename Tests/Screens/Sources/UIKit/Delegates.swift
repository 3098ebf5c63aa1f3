// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

// The delegates' methods that a class here implements; a proxy observes any other message by its name. Each extension is
// the behaviour of a delegate without such a method; a property of a method's name lets the sources call it with a
// question mark, as an optional method.

/// UIKit/UIScrollView.h.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidScroll:", [scrollView])
    }

    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forward(self, "scrollViewDidEndDecelerating:", [scrollView])
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwarded(self) { (next: any UIScrollViewDelegate) in next.viewForZooming(in: scrollView) } ?? nil
    }
}

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forward(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
}

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
}

extension UITableViewDataSource {
    private func asked<Result>(_ send: (any UITableViewDataSource) -> Result) -> Result? { forwarded(self, to: send) }

    public func numberOfSections(in tableView: UITableView) -> Int {
        asked { $0.numberOfSections(in: tableView) } ?? 1
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        asked { $0.tableView(tableView, titleForHeaderInSection: section) } ?? nil
    }

    public func tableView(
        _ tableView: UITableView,
        commit style: UITableViewCell.EditingStyle,
        forRowAt path: IndexPath
    ) {
        forward(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, style.rawValue, path])
    }
}

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// UIKit/UICollectionViewFlowLayout.h.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        forwarded(self) { (next: any UICollectionViewDataSource) in next.numberOfSections(in: collectionView) } ?? 1
    }
}

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// UIKit/UITextView.h.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
}

/// Whether a text may be changed.
@MainActor
public struct TextChange {
    let delegate: any UITextViewDelegate

    public func callAsFunction(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { delegate.textView(view, shouldChangeTextIn: range, replacementText: text) }
}

extension UITextViewDelegate {
    public var textView: TextChange? { TextChange(delegate: self) }

    public func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        forwarded(self) { (next: any UITextViewDelegate) in
            next.textView(view, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        forward(self, "textViewDidChange:", [textView])
    }
}

/// UIKit/NSTextStorage.h; isolated to no actor, but the text storages of views belong to the main thread.
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// UIKit/UISearchBar.h.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        forward(self, "searchBar:textDidChange:", [searchBar, searchText])
    }
}

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    private func asked<Result>(_ send: (any UIPickerViewDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked { $0.pickerView(pickerView, titleForRow: row, forComponent: component) } ?? nil
    }

    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { asked { $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } ?? nil }

    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        asked { $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) } ?? UIView()
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        forward(self, "pickerView:didSelectRow:inComponent:", [pickerView, row, component])
    }
}

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// UIKit/UINavigationController.h.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// UIKit/UITabBar.h.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {}

/// UIKit/UITabBarController.h.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// UIKit/UISearchController.h.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {}
