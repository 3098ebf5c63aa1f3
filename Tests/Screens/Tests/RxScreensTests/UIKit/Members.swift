import Foundation
import Rx
import RxFoundation
import RxScreens
import UIKit
import WebKit

extension Member {
    /// The folders of the sources that declare members.
    static let folders = ["UIKit", "WebKit"]

    /// Members without a row: a focus can't be moved on stand-ins; the others belong to the system, to the binding of a
    /// picker, or to tvOS alone.
    static let elsewhere = [
        "UIApplication", "UIResponder", "didUpdateFocusInContextWithAnimationCoordinator", "UIPickerView.modelSelected",
        "UIButton.primaryAction",
    ]

    private static let start = IndexPath(row: 0, section: 0)
    private static let stop = IndexPath(row: 1, section: 0)

    // A list shows nothing without a size.
    private static let shown = CGRect(x: 0, y: 0, width: 320, height: 480)

    // Two rows or items; a data source is held by nobody else.
    @MainActor private static let rows = Rows()

    @MainActor private static func table() -> UITableView {
        let table = UITableView(frame: shown)
        table.dataSource = rows
        table.reloadData()
        return table
    }

    @MainActor private static func collection() -> UICollectionView {
        let view = UICollectionView(frame: shown, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        view.dataSource = rows
        view.reloadData()
        return view
    }

    @MainActor private static func bar() -> UISearchBar { UISearchBar(frame: .zero) }
    @MainActor private static func scroll() -> UIScrollView { UIScrollView(frame: .zero) }
    @MainActor private static func text() -> UITextView { UITextView(frame: .zero) }
    @MainActor private static func tabs() -> UITabBar { UITabBar(frame: .zero) }
    @MainActor private static func tabController() -> UITabBarController { UITabBarController() }
    @MainActor private static func search() -> UISearchController { UISearchController(searchResultsController: nil) }
    @MainActor private static func field() -> UITextField { UITextField(frame: .zero) }
    @MainActor private static func dates() -> UIDatePicker { UIDatePicker(frame: .zero) }
    @MainActor private static func toggle() -> UISwitch { UISwitch(frame: .zero) }
    @MainActor private static func segments() -> UISegmentedControl { UISegmentedControl(items: ["a", "b"]) }
    @MainActor private static func web() -> WKWebView { WKWebView() }
    @MainActor private static func stack() -> UINavigationController { UINavigationController() }

    // WebKit makes its own; one that it hasn't made can't be freed.
    @MainActor private static let navigation = WKNavigation()

    static let all: [Member] = controls + texts + scrolling + tables + collections + bars + others + beyond

    private static let controls: [Member] = [
        Member("UIButton.tap", of: { UIButton(type: .system) }, \.rx.tap) { $0.tap() },
        Member("UIBarButtonItem.tap", of: { UIBarButtonItem() }, \.rx.tap) { $0.tap() },
        Member("UIControl.controlEvent", of: { UIControl(frame: .zero) }, { $0.rx.controlEvent(.touchDown) }) {
            $0.sendActions(for: .touchDown)
        },
        Member(
            "UIControl.controlProperty",
            of: { UISlider(frame: .zero) },
            first: 1,
            { slider in
                slider.rx.controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
            },
            set: { $0.value = 0.5 },
            { $0.drag(to: 1) }
        ),
        Member("UIDatePicker.date", of: dates, first: 1, \.rx.date, set: { $0.date = Date() }) {
            $0.pick(Date(timeIntervalSince1970: 0))
        },
        Member("UIDatePicker.value", of: dates, first: 1, \.rx.value, set: { $0.date = Date() }) {
            $0.pick(Date(timeIntervalSince1970: 0))
        },
        Member(
            "UIDatePicker.countDownDuration",
            of: dates,
            first: 1,
            \.rx.countDownDuration,
            set: { $0.countDownDuration = 9 },
            { $0.pick(countDown: 60) }
        ),
        Member(
            "UISegmentedControl.selectedSegmentIndex",
            of: segments,
            first: 1,
            \.rx.selectedSegmentIndex,
            set: { $0.selectedSegmentIndex = 0 },
            { $0.tap(segment: 1) }
        ),
        Member(
            "UISegmentedControl.value",
            of: segments,
            first: 1,
            \.rx.value,
            set: { $0.selectedSegmentIndex = 0 },
            { $0.tap(segment: 1) }
        ),
        Member("UISlider.value", of: { UISlider(frame: .zero) }, first: 1, \.rx.value, set: { $0.value = 1 }) {
            $0.drag(to: 0.5)
        },
        Member("UIStepper.value", of: { UIStepper(frame: .zero) }, first: 1, \.rx.value, set: { $0.value = 9 }) {
            $0.increment()
        },
        Member("UISwitch.isOn", of: toggle, first: 1, \.rx.isOn, set: { $0.isOn = true }) { $0.toggle() },
        Member("UISwitch.value", of: toggle, first: 1, \.rx.value, set: { $0.isOn = true }) { $0.toggle() },
    ]

    private static let texts: [Member] = [
        Member("UITextField.text", of: field, first: 1, \.rx.text, set: { $0.text = "b" }) { $0.type("a") },
        Member("UITextField.value", of: field, first: 1, \.rx.value, set: { $0.text = "b" }) { $0.type("a") },
        Member(
            "UITextField.attributedText",
            of: field,
            first: 1,
            \.rx.attributedText,
            set: { $0.text = "b" },
            { $0.type("a") }
        ),
        // The storage tells of each edit, also of the program's.
        Member("UITextView.text", of: text, first: 1, \.rx.text) { $0.type("a") },
        Member("UITextView.value", of: text, first: 1, \.rx.value) { $0.type("a") },
        Member("UITextView.attributedText", of: text, first: 1, \.rx.attributedText) { $0.type("a") },
        Member("UITextView.didBeginEditing", of: text, \.rx.didBeginEditing) {
            tell($0.delegate, "textViewDidBeginEditing:", $0)
        },
        Member("UITextView.didEndEditing", of: text, \.rx.didEndEditing) {
            tell($0.delegate, "textViewDidEndEditing:", $0)
        },
        Member("UITextView.didChange", of: text, \.rx.didChange, set: { $0.text = "b" }) { $0.type("a") },
        Member("UITextView.didChangeSelection", of: text, \.rx.didChangeSelection) {
            tell($0.delegate, "textViewDidChangeSelection:", $0)
        },
        Member(
            "NSTextStorage.didProcessEditingRangeChangeInLength",
            of: { NSTextStorage(string: "") },
            { $0.rx.didProcessEditingRangeChangeInLength },
            { $0.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a") }
        ), Member("UISearchBar.text", of: bar, first: 1, \.rx.text, set: { $0.text = "b" }) { $0.type("a") },
        Member("UISearchBar.value", of: bar, first: 1, \.rx.value, set: { $0.text = "b" }) { $0.type("a") },
        Member(
            "UISearchBar.selectedScopeButtonIndex",
            of: bar,
            first: 1,
            \.rx.selectedScopeButtonIndex,
            set: { $0.selectedScopeButtonIndex = 2 },
            { $0.tap(scope: 1) }
        ), Member("UISearchBar.cancelButtonClicked", of: bar, \.rx.cancelButtonClicked) { $0.tapCancel() },
        Member("UISearchBar.bookmarkButtonClicked", of: bar, \.rx.bookmarkButtonClicked) { $0.tapBookmark() },
        Member("UISearchBar.resultsListButtonClicked", of: bar, \.rx.resultsListButtonClicked) { $0.tapResultsList() },
        Member("UISearchBar.searchButtonClicked", of: bar, \.rx.searchButtonClicked) { $0.tapSearch() },
        Member("UISearchBar.textDidBeginEditing", of: bar, \.rx.textDidBeginEditing) { $0.beginEditing() },
        Member("UISearchBar.textDidEndEditing", of: bar, \.rx.textDidEndEditing) {
            tell($0.delegate, "searchBarTextDidEndEditing:", $0)
        },
    ]

    private static let scrolling: [Member] = [
        // UIKit tells of each change of the offset, also of the program's.
        Member("UIScrollView.contentOffset", of: scroll, first: 1, \.rx.contentOffset) { $0.contentOffset.y += 1 },
        Member("UIScrollView.didScroll", of: scroll, \.rx.didScroll) { $0.contentOffset.y += 1 },
        Member("UIScrollView.willBeginDragging", of: scroll, \.rx.willBeginDragging) {
            tell($0.delegate, "scrollViewWillBeginDragging:", $0)
        },
        Member("UIScrollView.willEndDragging", of: scroll, { $0.rx.willEndDragging.map { $0.velocity } }) {
            $0.drag(to: CGPoint(x: 0, y: 9), velocity: CGPoint(x: 0, y: 1))
        },
        Member("UIScrollView.didEndDragging", of: scroll, \.rx.didEndDragging) {
            $0.drag(to: CGPoint(x: 0, y: $0.contentOffset.y + 1))
        },
        Member("UIScrollView.willBeginDecelerating", of: scroll, \.rx.willBeginDecelerating) {
            tell($0.delegate, "scrollViewWillBeginDecelerating:", $0)
        },
        Member("UIScrollView.didEndDecelerating", of: scroll, \.rx.didEndDecelerating) {
            tell($0.delegate, "scrollViewDidEndDecelerating:", $0)
        },
        Member("UIScrollView.didEndScrollingAnimation", of: scroll, \.rx.didEndScrollingAnimation) {
            tell($0.delegate, "scrollViewDidEndScrollingAnimation:", $0)
        },
        Member("UIScrollView.didScrollToTop", of: scroll, \.rx.didScrollToTop) {
            tell($0.delegate, "scrollViewDidScrollToTop:", $0)
        },
        Member("UIScrollView.willBeginZooming", of: scroll, { $0.rx.willBeginZooming.map { $0 == nil } }) {
            $0.pinch(to: 2)
        },
        Member("UIScrollView.didZoom", of: scroll, \.rx.didZoom) { tell($0.delegate, "scrollViewDidZoom:", $0) },
        Member("UIScrollView.didEndZooming", of: scroll, { $0.rx.didEndZooming.map { $0.scale } }) {
            $0.pinch(to: 2)
        },
    ]

    private static let tables: [Member] = [
        Member(
            "UITableView.itemSelected",
            of: table,
            \.rx.itemSelected,
            set: { $0.selectRow(at: start, animated: false, scrollPosition: .none) }
        ) { $0.tapRow(at: stop) },
        Member("UITableView.itemDeselected", of: table, \.rx.itemDeselected) {
            tell($0.delegate, "tableView:didDeselectRowAtIndexPath:", $0, start)
        },
        Member("UITableView.itemHighlighted", of: table, \.rx.itemHighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemUnhighlighted", of: table, \.rx.itemUnhighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemAccessoryButtonTapped", of: table, \.rx.itemAccessoryButtonTapped) {
            tell($0.delegate, "tableView:accessoryButtonTappedForRowWithIndexPath:", $0, start)
        },
        Member("UITableView.itemDeleted", of: table, \.rx.itemDeleted) {
            $0.commit(.delete, at: start)
        },
        Member("UITableView.itemInserted", of: table, \.rx.itemInserted) {
            $0.commit(.insert, at: start)
        },
        Member("UITableView.itemMoved", of: table, \.rx.itemMoved) {
            $0.drag(rowAt: start, to: stop)
        },
        Member("UITableView.willDisplayCell", of: table, { $0.rx.willDisplayCell.map { $0.indexPath } }) {
            tell($0.delegate, "tableView:willDisplayCell:forRowAtIndexPath:", $0, UITableViewCell(), start)
        },
        Member("UITableView.didEndDisplayingCell", of: table, { $0.rx.didEndDisplayingCell.map { $0.indexPath } }) {
            tell($0.delegate, "tableView:didEndDisplayingCell:forRowAtIndexPath:", $0, UITableViewCell(), start)
        },
        Member("UITableView.prefetchRows", of: table, \.rx.prefetchRows) {
            $0.prefetchDataSource?.tableView($0, prefetchRowsAt: [start])
        },
        Member("UITableView.cancelPrefetchingForRows", of: table, \.rx.cancelPrefetchingForRows) {
            tell($0.prefetchDataSource, "tableView:cancelPrefetchingForRowsAtIndexPaths:", $0, [start])
        },
        Member("UITableView.modelSelected", of: table, { $0.rx.modelSelected(String.self) }) { $0.tapRow(at: start) },
        Member("UITableView.modelDeselected", of: table, { $0.rx.modelDeselected(String.self) }) {
            tell($0.delegate, "tableView:didDeselectRowAtIndexPath:", $0, start)
        },
        Member("UITableView.modelDeleted", of: table, { $0.rx.modelDeleted(String.self) }) {
            $0.commit(.delete, at: start)
        },
    ]

    private static let collections: [Member] = [
        Member(
            "UICollectionView.itemSelected",
            of: collection,
            \.rx.itemSelected,
            set: { $0.selectItem(at: start, animated: false, scrollPosition: []) }
        ) { $0.tapItem(at: stop) },
        Member("UICollectionView.itemDeselected", of: collection, \.rx.itemDeselected) {
            tell($0.delegate, "collectionView:didDeselectItemAtIndexPath:", $0, start)
        },
        Member("UICollectionView.itemHighlighted", of: collection, \.rx.itemHighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.itemUnhighlighted", of: collection, \.rx.itemUnhighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.willDisplayCell", of: collection, { $0.rx.willDisplayCell.map { $0.at } }) {
            tell($0.delegate, "collectionView:willDisplayCell:forItemAtIndexPath:", $0, UICollectionViewCell(), start)
        },
        Member("UICollectionView.didEndDisplayingCell", of: collection, { $0.rx.didEndDisplayingCell.map { $0.at } }) {
            tell(
                $0.delegate,
                "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
                $0,
                UICollectionViewCell(),
                start
            )
        },
        Member(
            "UICollectionView.willDisplaySupplementaryView",
            of: collection,
            { $0.rx.willDisplaySupplementaryView.map { $0.at } }
        ) {
            tell(
                $0.delegate,
                "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
                $0,
                UICollectionReusableView(),
                "header",
                start
            )
        },
        Member(
            "UICollectionView.didEndDisplayingSupplementaryView",
            of: collection,
            { $0.rx.didEndDisplayingSupplementaryView.map { $0.at } }
        ) {
            tell(
                $0.delegate,
                "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
                $0,
                UICollectionReusableView(),
                "header",
                start
            )
        },
        Member("UICollectionView.prefetchItems", of: collection, \.rx.prefetchItems) {
            $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: [start])
        },
        Member("UICollectionView.cancelPrefetchingForItems", of: collection, \.rx.cancelPrefetchingForItems) {
            tell($0.prefetchDataSource, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", $0, [start])
        },
        Member("UICollectionView.modelSelected", of: collection, { $0.rx.modelSelected(String.self) }) {
            $0.tapItem(at: start)
        },
        Member("UICollectionView.modelDeselected", of: collection, { $0.rx.modelDeselected(String.self) }) {
            tell($0.delegate, "collectionView:didDeselectItemAtIndexPath:", $0, start)
        },
    ]

    private static let bars: [Member] = [
        Member("UITabBar.didSelectItem", of: tabs, \.rx.didSelectItem) {
            tell($0.delegate, "tabBar:didSelectItem:", $0, UITabBarItem())
        },
        Member("UITabBar.willBeginCustomizing", of: tabs, \.rx.willBeginCustomizing) {
            tell($0.delegate, "tabBar:willBeginCustomizingItems:", $0, [UITabBarItem]())
        },
        Member("UITabBar.didBeginCustomizing", of: tabs, \.rx.didBeginCustomizing) {
            tell($0.delegate, "tabBar:didBeginCustomizingItems:", $0, [UITabBarItem]())
        },
        Member("UITabBar.willEndCustomizing", of: tabs, \.rx.willEndCustomizing) {
            tell($0.delegate, "tabBar:willEndCustomizingItems:changed:", $0, [UITabBarItem](), true)
        },
        Member("UITabBar.didEndCustomizing", of: tabs, \.rx.didEndCustomizing) {
            tell($0.delegate, "tabBar:didEndCustomizingItems:changed:", $0, [UITabBarItem](), true)
        },
        Member("UITabBarController.didSelect", of: tabController, \.rx.didSelect) {
            tell($0.delegate, "tabBarController:didSelectViewController:", $0, UIViewController())
        },
        Member("UITabBarController.willBeginCustomizing", of: tabController, \.rx.willBeginCustomizing) {
            tell($0.delegate, "tabBarController:willBeginCustomizingViewControllers:", $0, [UIViewController]())
        },
        Member("UITabBarController.willEndCustomizing", of: tabController, \.rx.willEndCustomizing) {
            tell(
                $0.delegate,
                "tabBarController:willEndCustomizingViewControllers:changed:",
                $0,
                [UIViewController](),
                true
            )
        },
        Member("UITabBarController.didEndCustomizing", of: tabController, \.rx.didEndCustomizing) {
            tell(
                $0.delegate,
                "tabBarController:didEndCustomizingViewControllers:changed:",
                $0,
                [UIViewController](),
                true
            )
        },
        Member("UINavigationController.willShow", of: stack, { $0.rx.willShow.map { $0.animated } }) {
            tell($0.delegate, "navigationController:willShowViewController:animated:", $0, UIViewController(), true)
        },
        Member("UINavigationController.didShow", of: stack, { $0.rx.didShow.map { $0.animated } }) {
            tell($0.delegate, "navigationController:didShowViewController:animated:", $0, UIViewController(), true)
        },
    ]

    private static let others: [Member] = [
        Member("UIPickerView.itemSelected", of: { UIPickerView(frame: .zero) }, \.rx.itemSelected) {
            $0.turn(to: 1)
        },
        Member("UISearchController.willPresent", of: search, \.rx.willPresent) {
            tell($0.delegate, "willPresentSearchController:", $0)
        },
        Member("UISearchController.didPresent", of: search, \.rx.didPresent) {
            tell($0.delegate, "didPresentSearchController:", $0)
        },
        Member("UISearchController.willDismiss", of: search, \.rx.willDismiss) {
            tell($0.delegate, "willDismissSearchController:", $0)
        },
        Member("UISearchController.didDismiss", of: search, \.rx.didDismiss) {
            tell($0.delegate, "didDismissSearchController:", $0)
        },
        Member("UISearchController.present", of: search, \.rx.present) {
            tell($0.delegate, "presentSearchController:", $0)
        },
        Member("UIGestureRecognizer.event", of: { TapGesture() }, { $0.rx.event.map { $0.state } }) {
            $0.recognize()
        },
        Member("WKWebView.didStartLoad", of: web, { $0.rx.didStartLoad.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didStartProvisionalNavigation:", $0, navigation)
        },
        Member("WKWebView.didCommit", of: web, { $0.rx.didCommit.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didCommitNavigation:", $0, navigation)
        },
        Member("WKWebView.didFinishLoad", of: web, { $0.rx.didFinishLoad.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didFinishNavigation:", $0, navigation)
        },
        Member("WKWebView.didFailLoad", of: web, { $0.rx.didFailLoad.map { _ in } }) {
            tell(
                $0.navigationDelegate,
                "webView:didFailNavigation:withError:",
                $0,
                navigation,
                CocoaError(.fileNoSuchFile)
            )
        },
    ]
}

/// Two rows or items.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, SectionedViewDataSourceType {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }

    func model(at indexPath: IndexPath) throws -> Any { "row \(indexPath.row)" }
}
