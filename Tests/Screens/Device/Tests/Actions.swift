// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Darwin)
import UIKit
#else
public import Foundation
internal import ObjectiveC
#endif

// The user's actions that are the same over UIKit itself and over the stand-ins: they set a control's value and send its
// events, or tell the delegate what UIKit does, in its order. `User.swift` of each has the others.

extension UIButton {
    public func tap() {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
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
        datePickerMode = .countDownTimer
        countDownDuration = duration
        sendActions(for: .valueChanged)
    }
}

extension UISegmentedControl {
    public func tap(segment: Int) {
        guard isEnabledForSegment(at: segment), segment != selectedSegmentIndex else { return }
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
    }
}

extension UITextField {
    /// Types text, one event for each character.
    public func type(_ text: String) {
        _ = becomeFirstResponder()
        for character in text {
            self.text = (self.text ?? "") + String(character)
            sendActions(for: .editingChanged)
        }
    }

    public func tapReturn() {
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        resignFirstResponder()
    }
}

extension UITextView {
    /// Types text, one message for each character.
    public func type(_ text: String) {
        _ = becomeFirstResponder()
        for character in text { insertText(String(character)) }
    }
}

extension UISearchBar {
    /// Types text, one message for each character.
    public func type(_ text: String) {
        beginEditing()
        for character in text {
            self.text = (self.text ?? "") + String(character)
            told("searchBar:textDidChange:", self.text ?? "")
        }
    }

    public func tapSearch() { told("searchBarSearchButtonClicked:") }
    public func tapCancel() { told("searchBarCancelButtonClicked:") }
    public func tapBookmark() { told("searchBarBookmarkButtonClicked:") }
    public func tapResultsList() { told("searchBarResultsListButtonClicked:") }

    public func tap(scope: Int) {
        scopeButtonTitles = ["a", "b", "c"]
        selectedScopeButtonIndex = scope
        told("searchBar:selectedScopeButtonIndexDidChange:", scope)
    }
}

extension UIScrollView {
    /// Drags the content, and lets go: with a velocity, the content continues to its target.
    public func drag(to offset: CGPoint, velocity: CGPoint = .zero) {
        told("scrollViewWillBeginDragging:")
        contentOffset = offset
        var target = CGPoint(x: offset.x + velocity.x, y: offset.y + velocity.y)
        toldWillEndDragging(velocity, &target)
        let decelerates = target != offset
        told("scrollViewDidEndDragging:willDecelerate:", decelerates)
        guard decelerates else { return }
        told("scrollViewWillBeginDecelerating:")
        contentOffset = target
        told("scrollViewDidEndDecelerating:")
    }
}

extension UITableView {
    /// The cells that it shows.
    public var cells: [UITableViewCell] {
        layoutIfNeeded()
        return visibleCells
    }

    public func tapRow(at path: IndexPath) {
        layoutIfNeeded()
        told("tableView:didHighlightRowAtIndexPath:", path)
        told("tableView:didUnhighlightRowAtIndexPath:", path)
        for other in indexPathsForSelectedRows ?? [] where other != path {
            deselectRow(at: other, animated: false)
            told("tableView:didDeselectRowAtIndexPath:", other)
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        told("tableView:didSelectRowAtIndexPath:", path)
    }

    /// Swipes a row away, or taps the control that inserts one.
    public func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        sourceTold("tableView:commitEditingStyle:forRowAtIndexPath:", style.rawValue, path)
    }

    public func drag(rowAt source: IndexPath, to destination: IndexPath) {
        sourceTold("tableView:moveRowAtIndexPath:toIndexPath:", source, destination)
    }
}

extension UICollectionView {
    public func tapItem(at path: IndexPath) {
        layoutIfNeeded()
        told("collectionView:didHighlightItemAtIndexPath:", path)
        told("collectionView:didUnhighlightItemAtIndexPath:", path)
        for other in indexPathsForSelectedItems ?? [] where other != path {
            deselectItem(at: other, animated: false)
            told("collectionView:didDeselectItemAtIndexPath:", other)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        told("collectionView:didSelectItemAtIndexPath:", path)
    }
}

extension UIResponder {
    /// Posts the notification of UIKit that the keyboard moves.
    public static func moveKeyboard(to frame: CGRect, duration: TimeInterval, isLocal: Bool) {
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
