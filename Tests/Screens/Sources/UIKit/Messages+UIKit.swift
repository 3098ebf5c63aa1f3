// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

extension Messages {
    /// Provides the data that Objective-C's metadata has; each object with a delegate asks for it.
    static let ofUIKit: Void = declare(
        "UIKit",
        implemented: [
            "RxScrollViewDelegateProxy": ["scrollViewDidScroll:"],
            "RxTextViewDelegateProxy": ["textView:shouldChangeTextInRange:replacementText:"],
            "RxTableViewDataSourcePrefetchingProxy": ["tableView:prefetchRowsAtIndexPaths:"],
            "RxCollectionViewDataSourcePrefetchingProxy": ["collectionView:prefetchItemsAtIndexPaths:"],
        ]
    ) { name, receiver, arguments in
        switch (name, receiver, arguments[0]) {
        case ("scrollViewDidScroll:", let receiver as any UIScrollViewDelegate, let view as UIScrollView):
            receiver.scrollViewDidScroll(view)
        case ("scrollViewDidEndDecelerating:", let receiver as any UIScrollViewDelegate, let view as UIScrollView):
            receiver.scrollViewDidEndDecelerating(view)
        case ("tableView:didSelectRowAtIndexPath:", let receiver as any UITableViewDelegate, let view as UITableView):
            receiver.tableView(view, didSelectRowAt: arguments[1] as? IndexPath ?? [])
        case (
            "tableView:commitEditingStyle:forRowAtIndexPath:", let receiver as any UITableViewDataSource,
            let view as UITableView
        ):
            let style: UITableViewCell.EditingStyle = arguments[1] as? Int == 1 ? .delete : .insert
            receiver.tableView(view, commit: style, forRowAt: arguments[2] as? IndexPath ?? [])
        case ("textViewDidChange:", let receiver as any UITextViewDelegate, let view as UITextView):
            receiver.textViewDidChange(view)
        case ("searchBar:textDidChange:", let receiver as any UISearchBarDelegate, let bar as UISearchBar):
            receiver.searchBar(bar, textDidChange: arguments[1] as? String ?? "")
        case (
            "pickerView:didSelectRow:inComponent:", let receiver as any UIPickerViewDelegate,
            let picker as UIPickerView
        ):
            let numbers = arguments.compactMap { $0 as? Int }
            receiver.pickerView(picker, didSelectRow: numbers[0], inComponent: numbers[1])
        default: return false
        }
        return true
    }
}
