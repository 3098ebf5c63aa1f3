// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

// The user's actions on a screen: set the value, send the events and call the delegate, in UIKit's order.

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

extension UIButton {
    public func tap() {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}

extension UISwitch {
    public func toggle() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

extension UISlider {
    public func drag(to value: Float) {
        self.value = value
        sendActions(for: .valueChanged)
    }
}

extension UIStepper {
    public func increment() {
        value += stepValue
        sendActions(for: .valueChanged)
    }
}

extension UIPageControl {
    public func turn(to page: Int) {
        currentPage = page
        sendActions(for: .valueChanged)
    }
}

extension UIRefreshControl {
    public func pull() {
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}

extension UIDatePicker {
    public func pick(_ date: Date) {
        self.date = date
        sendActions(for: .valueChanged)
    }

    public func pick(countDown duration: TimeInterval) {
        countDownDuration = duration
        sendActions(for: .valueChanged)
    }
}

extension UISegmentedControl {
    public func tap(segment: Int) {
        guard segments[segment].isEnabled, segment != selectedSegmentIndex else { return }
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
    }
}

extension UITextField {
    /// Types text, one event for each character.
    public func type(_ text: String) {
        if !isFirstResponder { _ = becomeFirstResponder() }
        for character in text { insertText(String(character)) }
    }

    public func tapReturn() {
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        resignFirstResponder()
    }
}

extension UITextView {
    /// Types text, one message for each character.
    public func type(_ text: String) {
        if !isFirstResponder { _ = becomeFirstResponder() }
        for character in text { insertText(String(character)) }
    }
}

extension UISearchBar {
    /// Types text, one message for each character.
    public func type(_ text: String) {
        beginEditing()
        for character in text {
            self.text = (self.text ?? "") + String(character)
            guard answers.contain("searchBar:textDidChange:") else { continue }
            delegate?.searchBar(self, textDidChange: self.text ?? "")
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

    public func tapSearch() {
        told("searchBarSearchButtonClicked:")
    }

    public func tapCancel() {
        told("searchBarCancelButtonClicked:")
    }

    public func tapBookmark() {
        told("searchBarBookmarkButtonClicked:")
    }

    public func tapResultsList() {
        told("searchBarResultsListButtonClicked:")
    }

    public func tap(scope: Int) {
        selectedScopeButtonIndex = scope
        answers.tell(delegate, "searchBar:selectedScopeButtonIndexDidChange:", [self, scope])
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
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            (target as? any ActionPerforming)?.perform(action, from: self)
        }
    }
}

// The user's actions on scroll views, lists and bars.

extension UIScrollView {
    /// Drags the content, and lets go: with a velocity, the content continues to its target.
    public func drag(to offset: CGPoint, velocity: CGPoint = .zero) {
        told("scrollViewWillBeginDragging:")
        contentOffset = offset
        var target = CGPoint(x: offset.x + velocity.x, y: offset.y + velocity.y)
        withUnsafeMutablePointer(to: &target) { target in
            told(
                "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
                NSValue(point: velocity),
                NSValue(pointer: target)
            )
        }
        let decelerates = target != offset
        told("scrollViewDidEndDragging:willDecelerate:", decelerates)
        guard decelerates else { return }
        told("scrollViewWillBeginDecelerating:")
        contentOffset = target
        told("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating(self) }
    }

    public func pinch(to scale: CGFloat) {
        let view = delegate?.viewForZooming(in: self)
        told("scrollViewWillBeginZooming:withView:", view ?? NSNull())
        zoomScale = scale
        told("scrollViewDidEndZooming:withView:atScale:", view ?? NSNull(), scale)
    }
}

extension UITableView {
    /// The cells that it shows.
    public var cells: [UITableViewCell] { visibleCells }

    public func title(ofSection section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    public func tapRow(at path: IndexPath) {
        layoutIfNeeded()
        told("tableView:didHighlightRowAtIndexPath:", path)
        told("tableView:didUnhighlightRowAtIndexPath:", path)
        for other in indexPathsForSelectedRows ?? [] where other != path {
            deselectRow(at: other, animated: true)
            told("tableView:didDeselectRowAtIndexPath:", other)
        }
        selectRow(at: path, animated: true, scrollPosition: .none)
        guard answers.contain("tableView:didSelectRowAtIndexPath:") else { return }
        (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
    }

    /// Swipes a row away, or taps the control that inserts one.
    public func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard sourceAnswers.contain("tableView:commitEditingStyle:forRowAtIndexPath:") else { return }
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    public func drag(rowAt source: IndexPath, to destination: IndexPath) {
        sourceAnswers.tell(dataSource, "tableView:moveRowAtIndexPath:toIndexPath:", [self, source, destination])
    }
}

extension UICollectionView {
    public var cells: [UICollectionViewCell] { visibleCells }

    public func tapItem(at path: IndexPath) {
        layoutIfNeeded()
        told("collectionView:didHighlightItemAtIndexPath:", path)
        told("collectionView:didUnhighlightItemAtIndexPath:", path)
        for other in indexPathsForSelectedItems ?? [] where other != path {
            deselectItem(at: other, animated: true)
            told("collectionView:didDeselectItemAtIndexPath:", other)
        }
        selectItem(at: path, animated: true, scrollPosition: [])
        told("collectionView:didSelectItemAtIndexPath:", path)
    }
}
