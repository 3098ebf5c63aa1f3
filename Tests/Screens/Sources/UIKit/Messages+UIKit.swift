// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RxInterception

extension Messages {
    /// Provides the data that Objective-C's metadata has; each object with a delegate asks for it.
    static let ofUIKit: Void = {
        ofUIScrollViewDelegate
        ofUITableViewDelegate
        ofUICollectionViewDelegate
        ofUITextViewDelegate
        ofUITextFieldDelegate
        ofNSTextStorageDelegate
        ofUISearchBarDelegate
        ofUISearchControllerDelegate
        ofUIPickerViewDelegate
        ofUINavigationControllerDelegate
        ofUITabBarDelegate
        ofUITabBarControllerDelegate
        ofUITableViewDataSource
        ofUITableViewDataSourcePrefetching
        ofUICollectionViewDataSource
        ofUICollectionViewDataSourcePrefetching
        declare(["scrollViewDidScroll:"], implementedBy: "RxScrollViewDelegateProxy")
        declare(["textView:shouldChangeTextInRange:replacementText:"], implementedBy: "RxTextViewDelegateProxy")
        declare(["tableView:prefetchRowsAtIndexPaths:"], implementedBy: "RxTableViewDataSourcePrefetchingProxy")
        declare(
            ["collectionView:prefetchItemsAtIndexPaths:"],
            implementedBy: "RxCollectionViewDataSourcePrefetchingProxy"
        )
    }()
}
