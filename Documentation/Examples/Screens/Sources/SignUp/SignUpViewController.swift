import Rx
import RxScreens
import UIKit

/// Three fields, a switch, a button that is enabled when the form is valid, and a line with the error.
final class SignUpViewController: UIViewController {
    let nameField = UITextField()
    let passwordField = UITextField()
    let repeatedField = UITextField()
    let termsSwitch = UISwitch()
    let hintLabel = UILabel()
    let submitButton = UIButton(type: .system)

    private let model: SignUpViewModel
    private let bag = DisposeBag()

    init(model: SignUpViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made with its model.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        repeatedField.placeholder = "The password again"
        passwordField.isSecureTextEntry = true
        repeatedField.isSecureTextEntry = true
        submitButton.setTitle("Sign up", for: .normal)
        arrange([nameField, passwordField, repeatedField, termsSwitch, hintLabel, submitButton])

        nameField.rx.text.orEmpty.bind(to: model.name).disposed(by: bag)
        passwordField.rx.text.orEmpty.bind(to: model.password).disposed(by: bag)
        repeatedField.rx.text.orEmpty.bind(to: model.repeated).disposed(by: bag)
        termsSwitch.rx.isOn.bind(to: model.acceptsTerms).disposed(by: bag)
        submitButton.rx.tap.bind(to: model.submit).disposed(by: bag)

        // The return key leads through the form.
        nameField.rx.controlEvent(.editingDidEndOnExit)
            .subscribe(with: self) { screen, _ in _ = screen.passwordField.becomeFirstResponder() }
            .disposed(by: bag)
        passwordField.rx.controlEvent(.editingDidEndOnExit)
            .subscribe(with: self) { screen, _ in _ = screen.repeatedField.becomeFirstResponder() }
            .disposed(by: bag)

        model.hint.drive(hintLabel.rx.text).disposed(by: bag)
        model.canSubmit.drive(submitButton.rx.isEnabled).disposed(by: bag)
        model.isBusy
            .map { isBusy in isBusy ? "One moment…" : "Sign up" }
            .drive(submitButton.rx.title(for: .normal))
            .disposed(by: bag)
        model.signedUp
            .emit(with: self) { screen, name in screen.title = "Welcome, \(name)!" }
            .disposed(by: bag)
    }

    /// Arranged in a column; an app has constraints.
    private func arrange(_ views: [UIView]) {
        for (row, subview) in views.enumerated() {
            subview.frame = CGRect(x: 16, y: 140 + 48 * CGFloat(row), width: 288, height: 40)
            view.addSubview(subview)
        }
    }
}
