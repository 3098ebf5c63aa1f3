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

/// Sends a message of the system to a delegate that answers to it.
@MainActor
public func tell(_ delegate: AnyObject?, _ name: String, _ arguments: [Any]) {
    Answers(of: delegate).tell(delegate, name, arguments)
}

extension UIScrollView {
    func told(_ name: String, _ arguments: Any...) { answers.tell(delegate, name, [self] + arguments) }

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
        told("scrollViewDidEndZooming:withView:atScale:", view ?? NSNull(), scale)
    }
}

extension UITableView {
    func sourceTold(_ name: String, _ arguments: Any...) { sourceAnswers.tell(dataSource, name, [self] + arguments) }

    public func title(ofSection section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }
}

extension UICollectionView {
    public var cells: [UICollectionViewCell] { visibleCells }
}

extension UISearchBar {
    func told(_ name: String, _ arguments: Any...) { answers.tell(delegate, name, [self] + arguments) }

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
        answers.tell(delegate, "pickerView:didSelectRow:inComponent:", [self, row, component])
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
