import Foundation
import RxCocoa
import RxSwift

enum ValidationResult: Equatable {
    case ok(message: String)
    case empty
    case validating
    case failed(message: String)
}

extension ValidationResult {
    var isValid: Bool {
        switch self {
        case .ok: return true
        default: return false
        }
    }
}

protocol SignUpAPI {
    func usernameAvailable(_ username: String) -> Observable<Bool>
    func signUp(_ username: String, password: String) -> Observable<Bool>
}

class DefaultSignUpAPI: SignUpAPI {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .background)
    private var taken = ["rx"]

    init() {}

    func usernameAvailable(_ username: String) -> Observable<Bool> {
        return Observable.deferred { [unowned self] in .just(!self.taken.contains(username)) }
            .delay(.milliseconds(1), scheduler: queue)
    }

    func signUp(_ username: String, password: String) -> Observable<Bool> {
        return Observable.just(username)
            .delaySubscription(.milliseconds(1), scheduler: queue)
            .do(onNext: { self.taken.append($0) })
            .map { $0 != "failure" }
    }
}

class SignUpViewModel {
    let validatedUsername: Driver<ValidationResult>
    let validatedPassword: Driver<ValidationResult>
    let signUpEnabled: Driver<Bool>
    let signedIn: Driver<Bool>
    let signingIn: Driver<Bool>

    init(
        input: (username: Driver<String>, password: Driver<String>, loginTaps: Signal<()>),
        api: SignUpAPI
    ) {
        validatedUsername = input.username
            .flatMapLatest { username -> Driver<ValidationResult> in
                if username.isEmpty { return .just(.empty) }
                return api.usernameAvailable(username)
                    .map { $0 ? .ok(message: "Username available") : .failed(message: "Username already taken") }
                    .startWith(.validating)
                    .asDriver(onErrorJustReturn: .failed(message: "Error contacting server"))
            }

        validatedPassword = input.password
            .map { password in
                if password.isEmpty { return .empty }
                if password.count < 5 { return .failed(message: "Password is too short") }
                return .ok(message: "Password acceptable")
            }

        let signingIn = ActivityIndicator()
        self.signingIn = signingIn.asDriver()

        let usernameAndPassword = Driver.combineLatest(input.username, input.password) { (username: $0, password: $1) }

        signedIn = input.loginTaps.withLatestFrom(usernameAndPassword)
            .flatMapLatest { pair in
                return api.signUp(pair.username, password: pair.password)
                    .trackActivity(signingIn)
                    .asDriver(onErrorJustReturn: false)
            }
            .asDriver(onErrorJustReturn: false)

        signUpEnabled = Driver.combineLatest(
            validatedUsername,
            validatedPassword,
            signingIn
        ) { username, password, signingIn in
            username.isValid && password.isValid && !signingIn
        }
        .distinctUntilChanged()
    }
}

@MainActor
final class SignUpViewController {
    let usernameField = TextField()
    let passwordField = TextField()
    let usernameLabel = Label()
    let signUpButton = Button()
    let spinner = Control()
    private(set) var results: [Bool] = []
    var onResult: (() -> Void)?

    private let disposeBag = DisposeBag()

    init() {}

    func viewDidLoad() {
        let viewModel = SignUpViewModel(
            input: (
                username: usernameField.rx.text.orEmpty.asDriver(),
                password: passwordField.rx.text.orEmpty.asDriver(),
                loginTaps: signUpButton.rx.tap.asSignal()
            ),
            api: DefaultSignUpAPI()
        )

        viewModel.signUpEnabled
            .drive(onNext: { [weak self] valid in
                self?.signUpButton.isEnabled = valid
            })
            .disposed(by: disposeBag)

        viewModel.validatedUsername
            .map { result -> String in
                switch result {
                case .ok(let message), .failed(let message): return message
                case .empty: return ""
                case .validating: return "validating…"
                }
            }
            .drive(usernameLabel.rx.caption)
            .disposed(by: disposeBag)

        viewModel.signingIn
            .map { !$0 }
            .drive(spinner.rx.isHidden)
            .disposed(by: disposeBag)

        viewModel.signedIn
            .drive(onNext: showResult)
            .disposed(by: disposeBag)
    }

    private func showResult(_ signedIn: Bool) {
        results.append(signedIn)
        onResult?()
    }
}
