import AppKit
import Foundation
import ObjectiveC
import Rx
import RxFoundation
import RxScreensOfAppKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TextTests {
    private final class Owner: NSObject, NSTextFieldDelegate, NSTextViewDelegate {
        var log: [String] = []

        func controlTextDidChange(_ notification: Notification) { log.append("field") }
        func textDidChange(_ notification: Notification) { log.append("view") }
    }

    @Test("The delegate that a field or a text view had gets everything, beside what is observed and implemented")
    func delegates() {
        let owner = Owner()
        let field = NSTextField()
        field.delegate = owner
        let texts = Log(field.rx.text)
        let ends = Log(field.rx.delegate.methodInvoked("controlTextDidEndEditing:"))
        field.type("ab")
        field.leave()
        #expect(texts.elements == ["", "a", "ab"])
        #expect(owner.log == ["field", "field"])
        #expect(ends.elements.compactMap { ($0.first as? Notification)?.object as? NSTextField } == [field])
        field.rx.text.onNext(nil)
        #expect(field.stringValue == "")

        let view = NSTextView()
        view.delegate = owner
        let strings = Log(view.rx.string)
        view.type("ab")
        #expect(strings.elements == ["", "a", "ab"])
        #expect(owner.log.suffix(2) == ["view", "view"])
        view.rx.string.onNext("c")
        #expect(view.string == "c")
        #expect(view.rx.delegate.forwardToDelegate() === owner)
    }
}
