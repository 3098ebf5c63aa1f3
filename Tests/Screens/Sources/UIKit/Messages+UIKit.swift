// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RxInterception

extension Messages {
    /// Provides the data that Objective-C's metadata has; each object with a delegate asks for it.
    static let ofUIKit: Void = {
        declare([
            "scrollViewDidScroll:",
            "scrollViewDidZoom:",
            "scrollViewWillBeginDragging:",
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            "scrollViewDidEndDragging:willDecelerate:",
            "scrollViewWillBeginDecelerating:",
            "scrollViewDidEndDecelerating:",
            "scrollViewDidEndScrollingAnimation:",
            "scrollViewWillBeginZooming:withView:",
            "scrollViewDidEndZooming:withView:atScale:",
            "scrollViewDidScrollToTop:",
            "tableView:willDisplayCell:forRowAtIndexPath:",
            "tableView:didEndDisplayingCell:forRowAtIndexPath:",
            "tableView:accessoryButtonTappedForRowWithIndexPath:",
            "tableView:didHighlightRowAtIndexPath:",
            "tableView:didUnhighlightRowAtIndexPath:",
            "tableView:didSelectRowAtIndexPath:",
            "tableView:didDeselectRowAtIndexPath:",
            "willPresentSearchController:",
            "didPresentSearchController:",
            "willDismissSearchController:",
            "didDismissSearchController:",
            "presentSearchController:",
            "collectionView:didHighlightItemAtIndexPath:",
            "collectionView:didUnhighlightItemAtIndexPath:",
            "collectionView:didSelectItemAtIndexPath:",
            "collectionView:didDeselectItemAtIndexPath:",
            "collectionView:willDisplayCell:forItemAtIndexPath:",
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            "textStorage:didProcessEditing:range:changeInLength:",
            "textViewDidBeginEditing:",
            "textViewDidEndEditing:",
            "textViewDidChange:",
            "textViewDidChangeSelection:",
            "pickerView:didSelectRow:inComponent:",
            "navigationController:willShowViewController:animated:",
            "navigationController:didShowViewController:animated:",
            "tabBar:didSelectItem:",
            "tabBar:willBeginCustomizingItems:",
            "tabBar:didBeginCustomizingItems:",
            "tabBar:willEndCustomizingItems:changed:",
            "tabBar:didEndCustomizingItems:changed:",
            "tabBarController:didSelectViewController:",
            "tabBarController:willBeginCustomizingViewControllers:",
            "tabBarController:willEndCustomizingViewControllers:changed:",
            "tabBarController:didEndCustomizingViewControllers:changed:",
            "searchBarTextDidBeginEditing:",
            "searchBarTextDidEndEditing:",
            "searchBar:textDidChange:",
            "searchBarSearchButtonClicked:",
            "searchBarBookmarkButtonClicked:",
            "searchBarCancelButtonClicked:",
            "searchBarResultsListButtonClicked:",
            "searchBar:selectedScopeButtonIndexDidChange:",
            "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
            "tableView:commitEditingStyle:forRowAtIndexPath:",
            "tableView:moveRowAtIndexPath:toIndexPath:",
            "tableView:cancelPrefetchingForRowsAtIndexPaths:",
        ])
        declare(["scrollViewDidScroll:"], implementedBy: "RxScrollViewDelegateProxy")
        declare(["textView:shouldChangeTextInRange:replacementText:"], implementedBy: "RxTextViewDelegateProxy")
        declare(["tableView:prefetchRowsAtIndexPaths:"], implementedBy: "RxTableViewDataSourcePrefetchingProxy")
        declare(
            ["collectionView:prefetchItemsAtIndexPaths:"],
            implementedBy: "RxCollectionViewDataSourcePrefetchingProxy"
        )
    }()
}
