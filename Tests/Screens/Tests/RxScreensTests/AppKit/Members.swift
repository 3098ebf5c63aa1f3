import AppKit
import Rx
import RxScreensOfAppKit

extension Member {
    /// The folders of the sources that declare members.
    static let folders = ["AppKit"]
    static let elsewhere: [String] = []

    static let all: [Member] = [
        Member("NSButton.tap", of: { NSButton() }, \.rx.tap) { $0.click() },
        Member("NSButton.state", of: { NSButton() }, first: 1, \.rx.state, set: { $0.state = .on }) { $0.click() },
        Member("NSControl.controlEvent", of: { NSButton() }, \.rx.controlEvent) { $0.click() },
        Member(
            "NSControl.controlProperty",
            of: { NSSlider() },
            first: 1,
            { $0.rx.controlProperty(getter: { $0.doubleValue }, setter: { $0.doubleValue = $1 }) },
            set: { $0.doubleValue = 0.5 },
            { $0.drag(to: 1) }
        ),
        Member("NSSlider.value", of: { NSSlider() }, first: 1, \.rx.value, set: { $0.doubleValue = 0.5 }) {
            $0.drag(to: 1)
        },
        Member("NSTextField.text", of: { NSTextField() }, first: 1, \.rx.text, set: { $0.stringValue = "b" }) {
            $0.type("a")
        },
        Member("NSTextView.string", of: { NSTextView() }, first: 1, \.rx.string, set: { $0.string = "b" }) {
            $0.type("a")
        },
    ]
}
