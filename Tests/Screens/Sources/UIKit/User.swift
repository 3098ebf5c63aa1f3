// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

// The user's actions that are others over UIKit itself, and the delegates' methods that they call.

/// Shows a screen in a window.
@MainActor
public func show(_ screen: UIViewController) {
    screen.loadViewIfNeeded()
}

/// Sends a message of the system to a delegate that answers to it; no class here but a proxy has a method for it.
@MainActor
public func tell(_ delegate: AnyObject?, _ name: String, _ arguments: Any...) {
    Answers(of: delegate).tell(delegate, name, arguments)
}

/// Sends a message if the delegate responded to it when it was set: to a method of its, where a class here has one.
extension UIScrollView {
    func told(_ name: String, _ arguments: Any...) {
        guard answers.contain(name), let delegate else { return }
        if name == "scrollViewDidEndDecelerating:" {
            delegate.scrollViewDidEndDecelerating(self)
        } else if name == "tableView:didSelectRowAtIndexPath:", let table = self as? UITableView,
            let path = arguments[0] as? IndexPath
        {
            (delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: path)
        } else {
            answers.tell(delegate, name, [self] + arguments)
        }
    }

    func toldWillEndDragging(_ velocity: CGPoint, _ target: inout CGPoint) {
        withUnsafeMutablePointer(to: &target) { target in
            told(
                "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
                NSValue(point: velocity),
                NSValue(pointer: target)
            )
        }
    }

    public func pinch(to scale: CGFloat) {
        let view = delegate?.viewForZooming(in: self)
        told("scrollViewWillBeginZooming:withView:", view ?? NSNull())
        zoomScale = scale
        told("scrollViewDidEndZooming:withView:atScale:", view ?? NSNull(), scale)
    }
}

extension UITableView {
    func sourceTold(_ name: String, _ arguments: Any...) {
        guard sourceAnswers.contain(name), let dataSource else { return }
        if let style = (arguments[0] as? Int).flatMap({ UITableViewCell.EditingStyle(rawValue: $0) }),
            let path = arguments[1] as? IndexPath
        {
            dataSource.tableView(self, commit: style, forRowAt: path)
        } else {
            sourceAnswers.tell(dataSource, name, [self] + arguments)
        }
    }

    public func title(ofSection section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }
}

extension UICollectionView {
    public var cells: [UICollectionViewCell] { visibleCells }
}

extension UISearchBar {
    func told(_ name: String, _ arguments: Any...) {
        guard answers.contain(name), let delegate else { return }
        if let text = arguments.first as? String {
            delegate.searchBar(self, textDidChange: text)
        } else {
            answers.tell(delegate, name, [self] + arguments)
        }
    }

    public func beginEditing() {
        guard !isFirstResponder else { return }
        isFirstResponder = true
        told("searchBarTextDidBeginEditing:")
    }

    public func endEditing() {
        guard isFirstResponder else { return }
        isFirstResponder = false
        told("searchBarTextDidEndEditing:")
    }
}

extension UIPickerView {
    public func turn(to row: Int, inComponent component: Int = 0) {
        selectRow(row, inComponent: component, animated: true)
        guard answers.contain("pickerView:didSelectRow:inComponent:") else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

extension UIGestureRecognizer {
    /// Recognizes a gesture that ends at once or, with a state, one in progress.
    public func recognize(_ state: State = .recognized) {
        guard isEnabled else { return }
        self.state = state
        send()
        if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
    }
}

extension UIBarButtonItem {
    public func tap() {
        guard isEnabled, let action else { return }
        (target as? any ActionPerforming)?.perform(action, from: self)
    }
}
