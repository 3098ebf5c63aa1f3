import Foundation
import Rx
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TextTests {
    @Test("a field's text with attributes, and the field as an input")
    func attributed() {
        let field = UITextField(frame: .zero)
        field.rx.attributedText.onNext(NSAttributedString(string: "x"))
        #expect(field.attributedText?.string == "x")
        #expect(field.rx.textInput.base === field)
        let log = Log(field.rx.textInput.text)
        #expect(log.elements == ["x"])
        let value = Log(field.rx.value)
        #expect(value.elements == ["x"])
    }
}
