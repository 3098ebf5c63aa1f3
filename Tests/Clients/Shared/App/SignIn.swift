import Rx

struct Session: Equatable, Sendable {
    let token: String
}

struct Profile: Equatable, Sendable {
    let name: String
}

enum SignInError: Error {
    case wrongPassword
}

protocol SignInAPI: Sendable {
    func restore() -> Maybe<Session>
    func signIn(name: String, password: String) -> Single<Session>
    func profile(of session: Session) -> Single<Profile>
    func save(_ session: Session) -> Completable
}

/// Signs in: restores or requests a session, then saves it, and then loads the profile.
@MainActor
final class SignInViewModel {
    private(set) var profile: Profile?
    private(set) var message = ""
    private(set) var isBusy = false
    private(set) var hasEnded = false

    private let api: any SignInAPI
    private let bag = DisposeBag()

    init(api: any SignInAPI) {
        self.api = api
    }

    func signIn(name: String, password: String) {
        api.signIn(name: name, password: password)
            .observe(on: MainScheduler.instance)
            .flatMap { [api] session in
                api.save(session).andThen(api.profile(of: session))
            }
            .observe(on: MainScheduler.instance)
            .do(onSubscribe: { self.isBusy = true }, onDispose: { self.isBusy = false })
            .map { profile in (profile, "\(self.greeting), \(profile.name)!") }
            .subscribe(
                onSuccess: { [weak self] profile, message in
                    self?.profile = profile
                    self?.message = message
                },
                onFailure: { [weak self] error in self?.show(error) },
                onDisposed: { [weak self] in self?.hasEnded = true }
            )
            .disposed(by: bag)
    }

    func restore() {
        api.restore()
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { self.message = "Restored \($0.token)" },
                onError: { self.show($0) },
                onCompleted: { self.message = "Please sign in" }
            )
            .disposed(by: bag)
    }

    func signOut() {
        api.save(Session(token: ""))
            .observe(on: MainScheduler.instance)
            .subscribe(
                with: self,
                onCompleted: { model in
                    model.profile = nil
                    model.message = "Bye!"
                },
                onError: { model, error in model.show(error) }
            )
            .disposed(by: bag)
    }

    private let greeting = "Hello"

    private func show(_ error: any Error) {
        message = "Failed: \(error)"
    }
}
