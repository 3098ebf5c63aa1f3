import Foundation
import RxFoundation
import RxObservable
import RxScreens
import RxTraits
import UIKit
import WebKit

extension Member {
    /// The folders of the sources that declare members.
    static let folders = ["UIKit", "WebKit"]

    /// What isn't an object's but the system's; a focus, which can't be moved here; a picker's model, which its binding
    /// makes; what tvOS alone has.
    static let elsewhere = [
        "UIApplication", "UIResponder", "didUpdateFocusInContextWithAnimationCoordinator", "UIPickerView.modelSelected",
        "UIButton.primaryAction",
    ]

    private static let start = IndexPath(row: 0, section: 0)
    private static let stop = IndexPath(row: 1, section: 0)

    // Two rows or items; a data source is held by nobody else.
    @MainActor private static let rows = Rows()

    @MainActor private static func table() -> UITableView {
        let table = UITableView(frame: .zero)
        table.dataSource = rows
        table.reloadData()
        return table
    }

    @MainActor private static func collection() -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
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
    @MainActor private static func navigation() -> UINavigationController { UINavigationController() }

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
        Member("UITextView.didBeginEditing", of: text, \.rx.didBeginEditing) { $0.told?.textViewDidBeginEditing($0) },
        Member("UITextView.didEndEditing", of: text, \.rx.didEndEditing) { $0.told?.textViewDidEndEditing($0) },
        Member("UITextView.didChange", of: text, \.rx.didChange, set: { $0.text = "b" }) { $0.type("a") },
        Member("UITextView.didChangeSelection", of: text, \.rx.didChangeSelection) {
            $0.told?.textViewDidChangeSelection($0)
        },
        Member(
            "NSTextStorage.didProcessEditingRangeChangeInLength",
            of: { NSTextStorage(string: "") },
            { $0.rx.didProcessEditingRangeChangeInLength },
            { $0.delegate?.textStorage($0, didProcessEditing: [], range: NSRange(), changeInLength: 0) }
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
            $0.delegate?.searchBarTextDidEndEditing($0)
        },
    ]

    private static let scrolling: [Member] = [
        // UIKit tells of each change of the offset, also of the program's.
        Member("UIScrollView.contentOffset", of: scroll, first: 1, \.rx.contentOffset) {
            $0.delegate?.scrollViewDidScroll($0)
        },
        Member("UIScrollView.didScroll", of: scroll, \.rx.didScroll) { $0.delegate?.scrollViewDidScroll($0) },
        Member("UIScrollView.willBeginDragging", of: scroll, \.rx.willBeginDragging) {
            $0.delegate?.scrollViewWillBeginDragging($0)
        },
        Member("UIScrollView.willEndDragging", of: scroll, { $0.rx.willEndDragging.map { $0.velocity } }) {
            $0.drag(to: CGPoint(x: 0, y: 9), velocity: CGPoint(x: 0, y: 1))
        },
        Member("UIScrollView.didEndDragging", of: scroll, \.rx.didEndDragging) {
            $0.delegate?.scrollViewDidEndDragging($0, willDecelerate: false)
        },
        Member("UIScrollView.willBeginDecelerating", of: scroll, \.rx.willBeginDecelerating) {
            $0.delegate?.scrollViewWillBeginDecelerating($0)
        },
        Member("UIScrollView.didEndDecelerating", of: scroll, \.rx.didEndDecelerating) {
            $0.delegate?.scrollViewDidEndDecelerating($0)
        },
        Member("UIScrollView.didEndScrollingAnimation", of: scroll, \.rx.didEndScrollingAnimation) {
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
        },
        Member("UIScrollView.didScrollToTop", of: scroll, \.rx.didScrollToTop) {
            $0.delegate?.scrollViewDidScrollToTop($0)
        },
        Member("UIScrollView.willBeginZooming", of: scroll, { $0.rx.willBeginZooming.map { $0 == nil } }) {
            $0.delegate?.scrollViewWillBeginZooming($0, with: nil)
        },
        Member("UIScrollView.didZoom", of: scroll, \.rx.didZoom) { $0.delegate?.scrollViewDidZoom($0) },
        Member("UIScrollView.didEndZooming", of: scroll, { $0.rx.didEndZooming.map { $0.scale } }) {
            $0.delegate?.scrollViewDidEndZooming($0, with: nil, atScale: 2)
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
            $0.told?.tableView($0, didDeselectRowAt: start)
        },
        Member("UITableView.itemHighlighted", of: table, \.rx.itemHighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemUnhighlighted", of: table, \.rx.itemUnhighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemAccessoryButtonTapped", of: table, \.rx.itemAccessoryButtonTapped) {
            $0.tapAccessory(at: start)
        },
        Member("UITableView.itemDeleted", of: table, \.rx.itemDeleted) {
            $0.dataSource?.tableView($0, commit: .delete, forRowAt: start)
        },
        Member("UITableView.itemInserted", of: table, \.rx.itemInserted) {
            $0.dataSource?.tableView($0, commit: .insert, forRowAt: start)
        },
        Member("UITableView.itemMoved", of: table, \.rx.itemMoved) {
            $0.dataSource?.tableView($0, moveRowAt: start, to: stop)
        },
        Member("UITableView.willDisplayCell", of: table, { $0.rx.willDisplayCell.map { $0.indexPath } }) {
            $0.told?.tableView($0, willDisplay: UITableViewCell(), forRowAt: start)
        },
        Member("UITableView.didEndDisplayingCell", of: table, { $0.rx.didEndDisplayingCell.map { $0.indexPath } }) {
            $0.told?.tableView($0, didEndDisplaying: UITableViewCell(), forRowAt: start)
        },
        Member("UITableView.prefetchRows", of: table, \.rx.prefetchRows) {
            $0.prefetchDataSource?.tableView($0, prefetchRowsAt: [start])
        },
        Member("UITableView.cancelPrefetchingForRows", of: table, \.rx.cancelPrefetchingForRows) {
            $0.prefetchDataSource?.tableView($0, cancelPrefetchingForRowsAt: [start])
        },
        Member("UITableView.modelSelected", of: table, { $0.rx.modelSelected(String.self) }) { $0.tapRow(at: start) },
        Member("UITableView.modelDeselected", of: table, { $0.rx.modelDeselected(String.self) }) {
            $0.told?.tableView($0, didDeselectRowAt: start)
        },
        Member("UITableView.modelDeleted", of: table, { $0.rx.modelDeleted(String.self) }) {
            $0.dataSource?.tableView($0, commit: .delete, forRowAt: start)
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
            $0.told?.collectionView($0, didDeselectItemAt: start)
        },
        Member("UICollectionView.itemHighlighted", of: collection, \.rx.itemHighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.itemUnhighlighted", of: collection, \.rx.itemUnhighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.willDisplayCell", of: collection, { $0.rx.willDisplayCell.map { $0.at } }) {
            $0.told?.collectionView($0, willDisplay: UICollectionViewCell(frame: .zero), forItemAt: start)
        },
        Member("UICollectionView.didEndDisplayingCell", of: collection, { $0.rx.didEndDisplayingCell.map { $0.at } }) {
            $0.told?.collectionView($0, didEndDisplaying: UICollectionViewCell(frame: .zero), forItemAt: start)
        },
        Member(
            "UICollectionView.willDisplaySupplementaryView",
            of: collection,
            { $0.rx.willDisplaySupplementaryView.map { $0.at } }
        ) {
            $0.told?.collectionView(
                $0,
                willDisplaySupplementaryView: UICollectionReusableView(frame: .zero),
                forElementKind: "header",
                at: start
            )
        },
        Member(
            "UICollectionView.didEndDisplayingSupplementaryView",
            of: collection,
            { $0.rx.didEndDisplayingSupplementaryView.map { $0.at } }
        ) {
            $0.told?.collectionView(
                $0,
                didEndDisplayingSupplementaryView: UICollectionReusableView(frame: .zero),
                forElementOfKind: "header",
                at: start
            )
        },
        Member("UICollectionView.prefetchItems", of: collection, \.rx.prefetchItems) {
            $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: [start])
        },
        Member("UICollectionView.cancelPrefetchingForItems", of: collection, \.rx.cancelPrefetchingForItems) {
            $0.prefetchDataSource?.collectionView($0, cancelPrefetchingForItemsAt: [start])
        },
        Member("UICollectionView.modelSelected", of: collection, { $0.rx.modelSelected(String.self) }) {
            $0.tapItem(at: start)
        },
        Member("UICollectionView.modelDeselected", of: collection, { $0.rx.modelDeselected(String.self) }) {
            $0.told?.collectionView($0, didDeselectItemAt: start)
        },
    ]

    private static let bars: [Member] = [
        Member("UITabBar.didSelectItem", of: tabs, \.rx.didSelectItem) {
            $0.delegate?.tabBar($0, didSelect: UITabBarItem())
        },
        Member("UITabBar.willBeginCustomizing", of: tabs, \.rx.willBeginCustomizing) {
            $0.delegate?.tabBar($0, willBeginCustomizing: [])
        },
        Member("UITabBar.didBeginCustomizing", of: tabs, \.rx.didBeginCustomizing) {
            $0.delegate?.tabBar($0, didBeginCustomizing: [])
        },
        Member("UITabBar.willEndCustomizing", of: tabs, \.rx.willEndCustomizing) {
            $0.delegate?.tabBar($0, willEndCustomizing: [], changed: true)
        },
        Member("UITabBar.didEndCustomizing", of: tabs, \.rx.didEndCustomizing) {
            $0.delegate?.tabBar($0, didEndCustomizing: [], changed: true)
        },
        Member("UITabBarController.didSelect", of: tabController, \.rx.didSelect) {
            $0.delegate?.tabBarController($0, didSelect: UIViewController())
        },
        Member("UITabBarController.willBeginCustomizing", of: tabController, \.rx.willBeginCustomizing) {
            $0.delegate?.tabBarController($0, willBeginCustomizing: [])
        },
        Member("UITabBarController.willEndCustomizing", of: tabController, \.rx.willEndCustomizing) {
            $0.delegate?.tabBarController($0, willEndCustomizing: [], changed: true)
        },
        Member("UITabBarController.didEndCustomizing", of: tabController, \.rx.didEndCustomizing) {
            $0.delegate?.tabBarController($0, didEndCustomizing: [], changed: true)
        },
        Member("UINavigationController.willShow", of: navigation, { $0.rx.willShow.map { $0.animated } }) {
            $0.delegate?.navigationController($0, willShow: UIViewController(), animated: true)
        },
        Member("UINavigationController.didShow", of: navigation, { $0.rx.didShow.map { $0.animated } }) {
            $0.delegate?.navigationController($0, didShow: UIViewController(), animated: true)
        },
    ]

    private static let others: [Member] = [
        Member("UIPickerView.itemSelected", of: { UIPickerView(frame: .zero) }, \.rx.itemSelected) {
            $0.delegate?.pickerView($0, didSelectRow: 1, inComponent: 0)
        },
        Member("UISearchController.willPresent", of: search, \.rx.willPresent) {
            $0.delegate?.willPresentSearchController($0)
        },
        Member("UISearchController.didPresent", of: search, \.rx.didPresent) {
            $0.delegate?.didPresentSearchController($0)
        },
        Member("UISearchController.willDismiss", of: search, \.rx.willDismiss) {
            $0.delegate?.willDismissSearchController($0)
        },
        Member("UISearchController.didDismiss", of: search, \.rx.didDismiss) {
            $0.delegate?.didDismissSearchController($0)
        },
        Member("UISearchController.present", of: search, \.rx.present) { $0.delegate?.presentSearchController($0) },
        Member("UIGestureRecognizer.event", of: { UITapGestureRecognizer() }, { $0.rx.event.map { $0.state } }) {
            $0.recognize()
        },
        Member("WKWebView.didStartLoad", of: web, { $0.rx.didStartLoad.map { _ in } }) {
            $0.navigationDelegate?.webView($0, didStartProvisionalNavigation: WKNavigation())
        },
        Member("WKWebView.didCommit", of: web, { $0.rx.didCommit.map { _ in } }) {
            $0.navigationDelegate?.webView($0, didCommit: WKNavigation())
        },
        Member("WKWebView.didFinishLoad", of: web, { $0.rx.didFinishLoad.map { _ in } }) {
            $0.navigationDelegate?.webView($0, didFinish: WKNavigation())
        },
        Member("WKWebView.didFailLoad", of: web, { $0.rx.didFailLoad.map { _ in } }) {
            $0.navigationDelegate?.webView($0, didFail: WKNavigation(), withError: CocoaError(.fileNoSuchFile))
        },
    ]
}

extension UITableView { fileprivate var told: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate } }

extension UICollectionView {
    fileprivate var told: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
}

extension UITextView { fileprivate var told: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate } }

/// Two rows or items.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, SectionedViewDataSourceType {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }

    func model(at indexPath: IndexPath) throws -> Any { "row \(indexPath.row)" }
}
