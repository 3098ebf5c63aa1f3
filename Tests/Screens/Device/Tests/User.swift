import CoreLocation
import ObjectiveC
import UIKit
import WebKit

// What the tests do to a screen, over UIKit itself; the stand-ins have the same functions. A control's value is set and
// its event sent, since a test can't touch it; what is tested is what UIKit does then.

/// Shows a screen in a window.
@MainActor
func show(_ screen: UIViewController) {
    let scene = UIApplication.shared.connectedScenes.first { $0 is UIWindowScene } as? UIWindowScene
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // The window shows the last screen only.
    shown = window
}

@MainActor private var shown: UIWindow?

/// Sends a message of the system to a delegate that answers to it, through Objective-C's runtime.
///
/// The arguments are objects, numbers and truth values: what one register holds.
@MainActor
func tell(_ delegate: AnyObject?, _ name: String, _ arguments: Any...) {
    typealias Send = @convention(c) (AnyObject, Selector, Int, Int, Int, Int) -> Void
    let selector = Selector(name)
    guard let delegate, delegate.responds(to: selector),
        let method = class_getMethodImplementation(object_getClass(delegate), selector)
    else { return }
    let objects = arguments.map { $0 as AnyObject }
    let words = zip(arguments, objects).map { argument, object in
        switch argument {
        case let value as Bool: value ? 1 : 0
        case let value as Int: value
        default: Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        }
    }
    let rest = words + Array(repeating: 0, count: 4 - words.count)
    // SAFETY: a method of Objective-C that returns nothing; it ignores registers that it has no parameter for.
    unsafeBitCast(method, to: Send.self)(delegate, selector, rest[0], rest[1], rest[2], rest[3])
    withExtendedLifetime(objects) {}
}

extension UIControl {
    fileprivate func send(_ events: UIControl.Event) { sendActions(for: events) }
}

extension UIButton {
    func tap() {
        guard isEnabled else { return }
        send(.touchDown)
        send([.touchUpInside, .primaryActionTriggered])
    }
}

extension UIBarButtonItem {
    func tap() {
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

extension UISwitch {
    func toggle() {
        isOn.toggle()
        send(.valueChanged)
    }
}

extension UISlider {
    func drag(to value: Float) {
        self.value = value
        send(.valueChanged)
    }
}

extension UIStepper {
    func increment() {
        value += stepValue
        send(.valueChanged)
    }
}

extension UIPageControl {
    func turn(to page: Int) {
        currentPage = page
        send(.valueChanged)
    }
}

extension UIRefreshControl {
    func pull() {
        beginRefreshing()
        send(.valueChanged)
    }
}

extension UIDatePicker {
    func pick(_ date: Date) {
        self.date = date
        send(.valueChanged)
    }

    func pick(countDown duration: TimeInterval) {
        datePickerMode = .countDownTimer
        countDownDuration = duration
        send(.valueChanged)
    }
}

extension UISegmentedControl {
    func tap(segment: Int) {
        selectedSegmentIndex = segment
        send(.valueChanged)
    }
}

extension UITextField {
    func type(_ text: String) {
        becomeFirstResponder()
        for character in text {
            self.text = (self.text ?? "") + String(character)
            send(.editingChanged)
        }
    }

    func tapReturn() {
        send([.editingDidEndOnExit, .primaryActionTriggered])
    }
}

extension UITextView {
    func type(_ text: String) {
        for character in text { insertText(String(character)) }
    }
}

extension UISearchBar {
    func type(_ text: String) {
        beginEditing()
        for character in text {
            self.text = (self.text ?? "") + String(character)
            delegate?.searchBar?(self, textDidChange: self.text ?? "")
        }
    }

    func beginEditing() {
        if !becomeFirstResponder() { delegate?.searchBarTextDidBeginEditing?(self) }
    }

    func tapSearch() { delegate?.searchBarSearchButtonClicked?(self) }
    func tapCancel() { delegate?.searchBarCancelButtonClicked?(self) }
    func tapBookmark() { delegate?.searchBarBookmarkButtonClicked?(self) }
    func tapResultsList() { delegate?.searchBarResultsListButtonClicked?(self) }

    func tap(scope: Int) {
        scopeButtonTitles = ["a", "b", "c"]
        selectedScopeButtonIndex = scope
        delegate?.searchBar?(self, selectedScopeButtonIndexDidChange: scope)
    }
}

extension UIPickerView {
    func turn(to row: Int) {
        delegate?.pickerView?(self, didSelectRow: row, inComponent: 0)
    }

    func shownTitle(forRow row: Int, inComponent component: Int) -> String? {
        delegate?.pickerView?(self, titleForRow: row, forComponent: component)
    }
}

extension UIScrollView {
    func drag(to offset: CGPoint, velocity: CGPoint = .zero) {
        delegate?.scrollViewWillBeginDragging?(self)
        contentOffset = offset
        var target = CGPoint(x: offset.x + velocity.x, y: offset.y + velocity.y)
        delegate?.scrollViewWillEndDragging?(self, withVelocity: velocity, targetContentOffset: &target)
        let decelerates = target != offset
        delegate?.scrollViewDidEndDragging?(self, willDecelerate: decelerates)
        guard decelerates else { return }
        delegate?.scrollViewWillBeginDecelerating?(self)
        contentOffset = target
        delegate?.scrollViewDidEndDecelerating?(self)
    }

    func pinch(to scale: CGFloat) {
        let view = delegate?.viewForZooming?(in: self)
        delegate?.scrollViewWillBeginZooming?(self, with: view)
        delegate?.scrollViewDidEndZooming?(self, with: view, atScale: scale)
    }
}

extension UITableView {
    var cells: [UITableViewCell] {
        layoutIfNeeded()
        return visibleCells
    }

    func title(ofSection section: Int) -> String? {
        dataSource?.tableView?(self, titleForHeaderInSection: section)
    }

    func tapRow(at path: IndexPath) {
        layoutIfNeeded()
        delegate?.tableView?(self, didHighlightRowAt: path)
        delegate?.tableView?(self, didUnhighlightRowAt: path)
        for other in indexPathsForSelectedRows ?? [] where other != path {
            deselectRow(at: other, animated: false)
            delegate?.tableView?(self, didDeselectRowAt: other)
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView?(self, didSelectRowAt: path)
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        dataSource?.tableView?(self, commit: style, forRowAt: path)
    }

    func drag(rowAt source: IndexPath, to destination: IndexPath) {
        dataSource?.tableView?(self, moveRowAt: source, to: destination)
    }
}

extension UICollectionView {
    var cells: [UICollectionViewCell] {
        layoutIfNeeded()
        return visibleCells.sorted { (indexPath(for: $0) ?? []) < (indexPath(for: $1) ?? []) }
    }

    func tapItem(at path: IndexPath) {
        layoutIfNeeded()
        delegate?.collectionView?(self, didHighlightItemAt: path)
        delegate?.collectionView?(self, didUnhighlightItemAt: path)
        for other in indexPathsForSelectedItems ?? [] where other != path {
            deselectItem(at: other, animated: false)
            delegate?.collectionView?(self, didDeselectItemAt: other)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView?(self, didSelectItemAt: path)
    }
}

/// Counts the snapshots that are applied, with an animation and without.
final class RowSource: UITableViewDiffableDataSource<Int, String> {
    // Used on the main thread.
    nonisolated(unsafe) var applied = (animated: 0, plain: 0)

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        if animatingDifferences { applied.animated += 1 } else { applied.plain += 1 }
        super.apply(snapshot, animatingDifferences: false, completion: completion)
    }
}

final class ItemSource: UICollectionViewDiffableDataSource<Int, String> {
    // Used on the main thread.
    nonisolated(unsafe) var applied = (animated: 0, plain: 0)

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        if animatingDifferences { applied.animated += 1 } else { applied.plain += 1 }
        super.apply(snapshot, animatingDifferences: false, completion: completion)
    }
}

extension UIView {
    func change(style: UIUserInterfaceStyle) {
        traitOverrides.userInterfaceStyle = style
        updateTraitsIfNeeded()
    }

    func change(scale: CGFloat) {
        traitOverrides.displayScale = scale
        updateTraitsIfNeeded()
    }
}

extension UIResponder {
    /// The notification that UIKit posts when the keyboard moves.
    static func moveKeyboard(to frame: CGRect, duration: TimeInterval, isLocal: Bool) {
        NotificationCenter.default.post(
            name: keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [
                keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                keyboardAnimationDurationUserInfoKey: duration,
                keyboardIsLocalUserInfoKey: isLocal,
            ]
        )
    }
}

/// A gesture that calls its targets; UIKit recognizes touches alone.
final class TapGesture: UITapGestureRecognizer {
    private var targets: [(target: AnyObject, action: Selector)] = []

    override func addTarget(_ target: Any, action: Selector) {
        targets.append((target as AnyObject, action))
    }

    override func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { target == nil || $0.target === target as AnyObject }
    }

    func recognize() {
        for (target, action) in targets { _ = target.perform(action, with: self) }
    }
}

extension WKWebView {
    // WebKit makes its own; one that it hasn't made can't be freed.
    private static let navigation = WKNavigation()

    func start() -> WKNavigation {
        tell(navigationDelegate, "webView:didStartProvisionalNavigation:", self, Self.navigation)
        return Self.navigation
    }

    func commit() { navigationDelegate?.webView?(self, didCommit: Self.navigation) }
    func finish() { navigationDelegate?.webView?(self, didFinish: Self.navigation) }

    func fail(with error: any Error) {
        navigationDelegate?.webView?(self, didFail: Self.navigation, withError: error)
    }
}

extension CLLocationManager {
    func move(to locations: [CLLocation]) {
        delegate?.locationManager?(self, didUpdateLocations: locations)
    }
}

extension CLLocation {
    var latitude: Double { coordinate.latitude }
}
