// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

// The user's actions on a screen: set the value, send the events and call the delegate, in UIKit's order.

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
            let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
            let next = String(character)
            guard delegate?.searchBar(self, shouldChangeTextIn: end, replacementText: next) ?? true else { continue }
            self.text = (self.text ?? "") + next
            told("searchBar:textDidChange:") { $0.searchBar(self, textDidChange: self.text ?? "") }
        }
    }

    public func beginEditing() {
        guard !isFirstResponder, delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
        isFirstResponder = true
        told("searchBarTextDidBeginEditing:") { $0.searchBarTextDidBeginEditing(self) }
    }

    public func endEditing() {
        guard isFirstResponder, delegate?.searchBarShouldEndEditing(self) ?? true else { return }
        isFirstResponder = false
        told("searchBarTextDidEndEditing:") { $0.searchBarTextDidEndEditing(self) }
    }

    public func tapSearch() {
        told("searchBarSearchButtonClicked:") { $0.searchBarSearchButtonClicked(self) }
    }

    public func tapCancel() {
        told("searchBarCancelButtonClicked:") { $0.searchBarCancelButtonClicked(self) }
    }

    public func tapBookmark() {
        told("searchBarBookmarkButtonClicked:") { $0.searchBarBookmarkButtonClicked(self) }
    }

    public func tapResultsList() {
        told("searchBarResultsListButtonClicked:") { $0.searchBarResultsListButtonClicked(self) }
    }

    public func tap(scope: Int) {
        selectedScopeButtonIndex = scope
        told("searchBar:selectedScopeButtonIndexDidChange:") {
            $0.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        }
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
