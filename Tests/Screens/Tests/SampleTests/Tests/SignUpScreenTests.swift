import Foundation
import Rx
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SignUpScreenTests {
    private struct Taken: Error {}

    private let answer = PublishSubject<Void>()
    private let screen: SignUpViewController

    init() {
        let answer = answer
        screen = SignUpViewController(model: SignUpViewModel { _, _ in answer.take(1).asSingle() })
        show(screen)
    }

    private func fill() {
        screen.nameField.type("Ada")
        screen.passwordField.type("lovelace")
        screen.repeatedField.type("lovelace")
        screen.termsSwitch.toggle()
    }

    @Test("the hint says what is wrong first, and the button waits until nothing is")
    func hints() {
        #expect(screen.hintLabel.text == "A name has three letters or more.")
        screen.nameField.type("Ada")
        #expect(screen.hintLabel.text == "A password has eight characters or more.")
        screen.passwordField.type("lovelace")
        #expect(screen.hintLabel.text == "The passwords differ.")
        screen.repeatedField.type("lovelace")
        #expect(screen.hintLabel.text == "Accept the terms.")
        #expect(!screen.submitButton.isEnabled)
        screen.termsSwitch.toggle()
        #expect(screen.hintLabel.text?.isEmpty == true)
        #expect(screen.submitButton.isEnabled)
    }

    @Test("while an account is made, the button can't be tapped; then the screen says welcome")
    func signUp() {
        fill()
        screen.submitButton.tap()
        #expect(!screen.submitButton.isEnabled)
        #expect(screen.submitButton.title(for: .normal) == "One moment…")
        answer.onNext(())
        #expect(screen.title == "Welcome, Ada!")
        #expect(screen.submitButton.isEnabled)
        #expect(screen.submitButton.title(for: .normal) == "Sign up")
    }

    @Test("an error is shown as a hint, and the form can be sent again")
    func failure() {
        fill()
        screen.submitButton.tap()
        answer.onError(Taken())
        #expect(screen.hintLabel.text == "Taken()")
        #expect(screen.title == "Sign up")
        #expect(screen.submitButton.isEnabled)
    }

    @Test("the return key leads from field to field")
    func returnKey() {
        screen.nameField.type("Ada")
        screen.nameField.tapReturn()
        #expect(screen.passwordField.isFirstResponder)
        screen.passwordField.tapReturn()
        #expect(screen.repeatedField.isFirstResponder)
    }
}
