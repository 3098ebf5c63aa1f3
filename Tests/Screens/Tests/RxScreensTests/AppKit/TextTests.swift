import AppKit
import Foundation
import ObjectiveC
import RxDisposables
import RxFoundation
import RxObservable
import RxScreensOfAppKit
import RxTraits
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TextTests {
    private final class Owner: NSObject, NSTextFieldDelegate, NSTextViewDelegate {
        var log: [String] = []

        func controlTextDidBeginEditing(_ notification: Notification) { log.append("begin") }
        func controlTextDidChange(_ notification: Notification) { log.append("change") }
        func controlTextDidEndEditing(_ notification: Notification) { log.append("end") }
        func textDidChange(_ notification: Notification) { log.append("change") }
    }

    @Test("A field's text: what there is, then each edit; the delegate that was there gets everything")
    func field() {
        let field = NSTextField()
        let owner = Owner()
        field.delegate = owner
        var texts: [String?] = []
        let subscription = field.rx.text.subscribe(onNext: { texts.append($0) })
        field.type("ab")
        field.leave()
        #expect(texts == ["", "a", "ab"])
        #expect(owner.log == ["begin", "change", "change", "end"])
        field.rx.text.onNext(nil)
        #expect(field.stringValue == "")
        subscription.dispose()
        field.type("c")
        #expect(texts == ["", "a", "ab"])
        #expect(owner.log.count == 6)
    }

    @Test("What a field tells its delegate can be observed, beside what its proxy implements")
    func fieldDelegate() {
        let field = NSTextField()
        var ends = 0
        let subscription = field.rx.delegate.methodInvoked("controlTextDidEndEditing:").subscribe(onNext: { arguments in
            ends += 1
            #expect((arguments.first as? Notification)?.object as? NSTextField === field)
        })
        field.type("a")
        field.leave()
        #expect(ends == 1)
        subscription.dispose()
    }

    @Test("A text view's string")
    func view() {
        let view = NSTextView()
        let owner = Owner()
        view.delegate = owner
        var strings: [String] = []
        let subscription = view.rx.string.subscribe(onNext: { strings.append($0) })
        view.type("ab")
        #expect(strings == ["", "a", "ab"])
        #expect(owner.log == ["change", "change"])
        view.rx.string.onNext("c")
        #expect(view.string == "c")
        #expect(view.rx.delegate.forwardToDelegate() === owner)
        subscription.dispose()
        view.type("d")
        #expect(strings == ["", "a", "ab"])
    }
}
