import ObjectiveC
import UIKit

// What the tests do to a screen, over UIKit itself, besides `Actions.swift`; the stand-ins have the same functions. A
// test can't touch a control; what is tested is what UIKit does then.

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
func tell(_ delegate: AnyObject?, _ name: String, _ arguments: [Any]) {
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

extension UIBarButtonItem {
    func tap() {
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

extension UISearchBar {
    func told(_ name: String, _ arguments: Any...) { tell(delegate, name, [self] + arguments) }

    func beginEditing() {
        if !becomeFirstResponder() { told("searchBarTextDidBeginEditing:") }
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
    func told(_ name: String, _ arguments: Any...) { tell(delegate, name, [self] + arguments) }

    func toldWillEndDragging(_ velocity: CGPoint, _ target: inout CGPoint) {
        delegate?.scrollViewWillEndDragging?(self, withVelocity: velocity, targetContentOffset: &target)
    }

    func pinch(to scale: CGFloat) {
        let view = delegate?.viewForZooming?(in: self)
        delegate?.scrollViewWillBeginZooming?(self, with: view)
        delegate?.scrollViewDidEndZooming?(self, with: view, atScale: scale)
    }
}

extension UITableView {
    func sourceTold(_ name: String, _ arguments: Any...) { tell(dataSource, name, [self] + arguments) }

    func title(ofSection section: Int) -> String? {
        dataSource?.tableView?(self, titleForHeaderInSection: section)
    }
}

extension UICollectionView {
    var cells: [UICollectionViewCell] {
        layoutIfNeeded()
        return visibleCells.sorted { (indexPath(for: $0) ?? []) < (indexPath(for: $1) ?? []) }
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
