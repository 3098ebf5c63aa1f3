import Rx

/// A form whose fields are checked while the user types, and that can be sent once.
@MainActor
final class SignUpViewModel {
    // The user's input.
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let repeated = BehaviorRelay(value: "")
    let acceptsTerms = BehaviorRelay(value: false)
    let submit = PublishRelay<Void>()

    // The output of the screen.
    let hint: Driver<String>
    let canSubmit: Driver<Bool>
    let isBusy: Driver<Bool>

    /// The name of the new account.
    let signedUp: Signal<String>

    /// - Parameter register: Makes an account of a name and a password.
    init(register: @escaping @Sendable (String, String) -> Single<Void>) {
        let busy = BehaviorRelay(value: false)
        let failure = BehaviorRelay<String?>(value: nil)
        let form = Driver.combineLatest(
            name.asDriver(),
            password.asDriver(),
            repeated.asDriver(),
            acceptsTerms.asDriver()
        )
        let problem = form.map { name, password, repeated, acceptsTerms -> String? in
            SignUpViewModel.problem(name: name, password: password, repeated: repeated, acceptsTerms: acceptsTerms)
        }
        isBusy = busy.asDriver().distinctUntilChanged()
        hint = Driver.combineLatest(problem, failure.asDriver()) { problem, failure in problem ?? failure ?? "" }
            .distinctUntilChanged()
        canSubmit = Driver.combineLatest(problem, isBusy) { problem, isBusy in problem == nil && !isBusy }
            .distinctUntilChanged()
        signedUp = submit.asSignal()
            .withLatestFrom(form)
            .flatMapFirst { name, password, _, _ in  // taps while it is busy are ignored
                register(name, password)
                    .map { name }
                    .do(
                        onError: { error in failure.accept("\(error)") },
                        onSubscribe: {
                            failure.accept(nil)
                            busy.accept(true)
                        },
                        onDispose: { busy.accept(false) }
                    )
                    .asSignal(onErrorSignalWith: .empty())
            }
    }

    private static func problem(name: String, password: String, repeated: String, acceptsTerms: Bool) -> String? {
        if name.count < 3 { return "A name has three letters or more." }
        if password.count < 8 { return "A password has eight characters or more." }
        if password != repeated { return "The passwords differ." }
        return acceptsTerms ? nil : "Accept the terms."
    }
}
