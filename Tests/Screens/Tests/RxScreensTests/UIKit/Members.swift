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

    /// An event that is a message to the delegate, with the object and what the closure makes.
    private static func told<Object: Delegating, Source: MemberSource>(
        _ object: @escaping @MainActor @Sendable () -> Object,
        _ name: String,
        _ source: @escaping @MainActor @Sendable (Object) -> Source,
        _ message: String,
        with arguments: @escaping @MainActor @Sendable () -> [Any] = { [] }
    ) -> Member {
        Member("\(Object.self).\(name)", of: object, source) { object in
            tell(object.delegate.map { $0 as AnyObject }, message, [object] + arguments())
        }
    }

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
        told(text, "didBeginEditing", \.rx.didBeginEditing, "textViewDidBeginEditing:"),
        told(text, "didEndEditing", \.rx.didEndEditing, "textViewDidEndEditing:"),
        Member("UITextView.didChange", of: text, \.rx.didChange, set: { $0.text = "b" }) { $0.type("a") },
        told(text, "didChangeSelection", \.rx.didChangeSelection, "textViewDidChangeSelection:"),
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
        told(bar, "textDidEndEditing", \.rx.textDidEndEditing, "searchBarTextDidEndEditing:"),
    ]

    private static let scrolling: [Member] = [
        // UIKit tells of each change of the offset, also of the program's.
        Member("UIScrollView.contentOffset", of: scroll, first: 1, \.rx.contentOffset) { $0.contentOffset.y += 1 },
        Member("UIScrollView.didScroll", of: scroll, \.rx.didScroll) { $0.contentOffset.y += 1 },
        told(scroll, "willBeginDragging", \.rx.willBeginDragging, "scrollViewWillBeginDragging:"),
        Member("UIScrollView.willEndDragging", of: scroll, { $0.rx.willEndDragging.map { $0.velocity } }) {
            $0.drag(to: CGPoint(x: 0, y: 9), velocity: CGPoint(x: 0, y: 1))
        },
        Member("UIScrollView.didEndDragging", of: scroll, \.rx.didEndDragging) {
            $0.drag(to: CGPoint(x: 0, y: $0.contentOffset.y + 1))
        },
        told(scroll, "willBeginDecelerating", \.rx.willBeginDecelerating, "scrollViewWillBeginDecelerating:"),
        told(scroll, "didEndDecelerating", \.rx.didEndDecelerating, "scrollViewDidEndDecelerating:"),
        told(scroll, "didEndScrollingAnimation", \.rx.didEndScrollingAnimation, "scrollViewDidEndScrollingAnimation:"),
        told(scroll, "didScrollToTop", \.rx.didScrollToTop, "scrollViewDidScrollToTop:"),
        Member("UIScrollView.willBeginZooming", of: scroll, { $0.rx.willBeginZooming.map { $0 == nil } }) {
            $0.pinch(to: 2)
        },
        told(scroll, "didZoom", \.rx.didZoom, "scrollViewDidZoom:"),
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
        told(table, "itemDeselected", \.rx.itemDeselected, "tableView:didDeselectRowAtIndexPath:") { [start] },
        Member("UITableView.itemHighlighted", of: table, \.rx.itemHighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemUnhighlighted", of: table, \.rx.itemUnhighlighted) { $0.tapRow(at: start) },
        Member("UITableView.itemAccessoryButtonTapped", of: table, \.rx.itemAccessoryButtonTapped) {
            tell($0.delegate, "tableView:accessoryButtonTappedForRowWithIndexPath:", [$0, start])
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
            tell($0.delegate, "tableView:willDisplayCell:forRowAtIndexPath:", [$0, UITableViewCell(), start])
        },
        Member("UITableView.didEndDisplayingCell", of: table, { $0.rx.didEndDisplayingCell.map { $0.indexPath } }) {
            tell($0.delegate, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [$0, UITableViewCell(), start])
        },
        Member("UITableView.prefetchRows", of: table, \.rx.prefetchRows) {
            $0.prefetchDataSource?.tableView($0, prefetchRowsAt: [start])
        },
        Member("UITableView.cancelPrefetchingForRows", of: table, \.rx.cancelPrefetchingForRows) {
            tell($0.prefetchDataSource, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [$0, [start]])
        },
        Member("UITableView.modelSelected", of: table, { $0.rx.modelSelected(String.self) }) { $0.tapRow(at: start) },
        told(table, "modelDeselected", { $0.rx.modelDeselected(String.self) }, "tableView:didDeselectRowAtIndexPath:") {
            [start]
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
        told(collection, "itemDeselected", \.rx.itemDeselected, "collectionView:didDeselectItemAtIndexPath:") {
            [start]
        },
        Member("UICollectionView.itemHighlighted", of: collection, \.rx.itemHighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.itemUnhighlighted", of: collection, \.rx.itemUnhighlighted) { $0.tapItem(at: start) },
        Member("UICollectionView.willDisplayCell", of: collection, { $0.rx.willDisplayCell.map { $0.at } }) {
            let cell = UICollectionViewCell()
            tell($0.delegate, "collectionView:willDisplayCell:forItemAtIndexPath:", [$0, cell, start])
        },
        told(
            collection,
            "didEndDisplayingCell",
            { $0.rx.didEndDisplayingCell.map { $0.at } },
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
        ) { [UICollectionViewCell(), start] },
        told(
            collection,
            "willDisplaySupplementaryView",
            { $0.rx.willDisplaySupplementaryView.map { $0.at } },
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
        ) { [UICollectionReusableView(), "header", start] },
        told(
            collection,
            "didEndDisplayingSupplementaryView",
            { $0.rx.didEndDisplayingSupplementaryView.map { $0.at } },
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
        ) { [UICollectionReusableView(), "header", start] },
        Member("UICollectionView.prefetchItems", of: collection, \.rx.prefetchItems) {
            $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: [start])
        },
        Member("UICollectionView.cancelPrefetchingForItems", of: collection, \.rx.cancelPrefetchingForItems) {
            tell($0.prefetchDataSource, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [$0, [start]])
        },
        Member("UICollectionView.modelSelected", of: collection, { $0.rx.modelSelected(String.self) }) {
            $0.tapItem(at: start)
        },
        Member("UICollectionView.modelDeselected", of: collection, { $0.rx.modelDeselected(String.self) }) {
            tell($0.delegate, "collectionView:didDeselectItemAtIndexPath:", [$0, start])
        },
    ]

    private static let bars: [Member] = [
        told(tabs, "didSelectItem", \.rx.didSelectItem, "tabBar:didSelectItem:") { [UITabBarItem()] },
        told(tabs, "willBeginCustomizing", \.rx.willBeginCustomizing, "tabBar:willBeginCustomizingItems:") {
            [[UITabBarItem]()]
        },
        told(tabs, "didBeginCustomizing", \.rx.didBeginCustomizing, "tabBar:didBeginCustomizingItems:") {
            [[UITabBarItem]()]
        },
        told(tabs, "willEndCustomizing", \.rx.willEndCustomizing, "tabBar:willEndCustomizingItems:changed:") {
            [[UITabBarItem](), true]
        },
        told(tabs, "didEndCustomizing", \.rx.didEndCustomizing, "tabBar:didEndCustomizingItems:changed:") {
            [[UITabBarItem](), true]
        },
        told(tabController, "didSelect", \.rx.didSelect, "tabBarController:didSelectViewController:") {
            [UIViewController()]
        },
        Member("UITabBarController.willBeginCustomizing", of: tabController, \.rx.willBeginCustomizing) {
            tell($0.delegate, "tabBarController:willBeginCustomizingViewControllers:", [$0, [UIViewController]()])
        },
        told(
            tabController,
            "willEndCustomizing",
            \.rx.willEndCustomizing,
            "tabBarController:willEndCustomizingViewControllers:changed:"
        ) { [[UIViewController](), true] },
        told(
            tabController,
            "didEndCustomizing",
            \.rx.didEndCustomizing,
            "tabBarController:didEndCustomizingViewControllers:changed:"
        ) { [[UIViewController](), true] },
        Member("UINavigationController.willShow", of: stack, { $0.rx.willShow.map { $0.animated } }) {
            tell($0.delegate, "navigationController:willShowViewController:animated:", [$0, UIViewController(), true])
        },
        Member("UINavigationController.didShow", of: stack, { $0.rx.didShow.map { $0.animated } }) {
            tell($0.delegate, "navigationController:didShowViewController:animated:", [$0, UIViewController(), true])
        },
    ]

    private static let others: [Member] = [
        Member("UIPickerView.itemSelected", of: { UIPickerView(frame: .zero) }, \.rx.itemSelected) {
            $0.turn(to: 1)
        },
        told(search, "willPresent", \.rx.willPresent, "willPresentSearchController:"),
        told(search, "didPresent", \.rx.didPresent, "didPresentSearchController:"),
        told(search, "willDismiss", \.rx.willDismiss, "willDismissSearchController:"),
        told(search, "didDismiss", \.rx.didDismiss, "didDismissSearchController:"),
        told(search, "present", \.rx.present, "presentSearchController:"),
        Member("UIGestureRecognizer.event", of: { TapGesture() }, { $0.rx.event.map { $0.state } }) {
            $0.recognize()
        },
        Member("WKWebView.didStartLoad", of: web, { $0.rx.didStartLoad.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didStartProvisionalNavigation:", [$0, navigation])
        },
        Member("WKWebView.didCommit", of: web, { $0.rx.didCommit.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didCommitNavigation:", [$0, navigation])
        },
        Member("WKWebView.didFinishLoad", of: web, { $0.rx.didFinishLoad.map { _ in } }) {
            tell($0.navigationDelegate, "webView:didFinishNavigation:", [$0, navigation])
        },
        Member("WKWebView.didFailLoad", of: web, { $0.rx.didFailLoad.map { _ in } }) {
            let error = CocoaError(.fileNoSuchFile)
            tell($0.navigationDelegate, "webView:didFailNavigation:withError:", [$0, navigation, error])
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

@MainActor
private protocol Delegating: AnyObject {
    associatedtype Delegate
    var delegate: Delegate? { get }
}

extension UIScrollView: Delegating {}
extension UISearchBar: Delegating {}
extension UISearchController: Delegating {}
extension UINavigationController: Delegating {}
extension UITabBar: Delegating {}
extension UITabBarController: Delegating {}
