import Foundation
import Rx

// Stand-ins for servers: answers come on a queue of their own.

private let network = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

struct NotFound: Error {}

struct FakeSearch: SearchAPI {
    let known: [Repository]

    func repositories(named text: String) -> Observable<[Repository]> {
        guard text != "error" else { return .error(NotFound()) }
        return Observable.of(known)
            .subscribe(on: network)
            .map { known in known.filter { $0.name.lowercased().contains(text) } }
    }
}

struct FakeSignUp: SignUpAPI {
    func register(_ form: Form) -> Single<String> {
        .just(form.name, scheduler: network)
    }
}

struct FakeSignIn: SignInAPI {
    let session: Session?

    func restore() -> Maybe<Session> {
        session.map { Maybe.just($0, scheduler: network) } ?? .empty()
    }

    func signIn(name: String, password: String) -> Single<Session> {
        password == "secret" ? .just(Session(token: name), scheduler: network) : .error(SignInError.wrongPassword)
    }

    func profile(of session: Session) -> Single<Profile> {
        .just(Profile(name: session.token), scheduler: network)
    }

    func save(_ session: Session) -> Completable {
        Completable.create { observer in
            observer(.completed)
            return Disposables.create()
        }
        .subscribe(on: network)
    }
}

nonisolated struct FakeWeather: WeatherService {
    private let sendings = BehaviorRelay(value: 0)

    func places(named text: String) async throws -> [String] {
        await Task.yield()
        return ["Paris", "Parma", "Porto"].filter { $0.hasPrefix(text) }
    }

    func temperatures(in place: String) -> AsyncStream<Int> {
        AsyncStream { continuation in
            for temperature in [17, 23, 21] { continuation.yield(temperature) }
            continuation.finish()
        }
    }

    // The first one fails.
    func send(_ note: String) async throws {
        await Task.yield()
        let number = sendings.update { count -> Int in
            count += 1
            return count
        }
        if number == 1 { throw NotFound() }
    }
}

/// Fails as busy at every other request.
nonisolated struct FakeDatabase: Database {
    let isBusy: Bool
    private let requests = BehaviorRelay(value: 0)

    init(isBusy: Bool) {
        self.isBusy = isBusy
    }

    func account(_ id: Int) async throws -> Account {
        await Task.yield()
        let number = requests.update { count -> Int in
            count += 1
            return count
        }
        if isBusy, number % 2 == 1 { throw ServerError.busy }
        guard id > 0 else { throw ServerError.unknown(id) }
        return Account(id: id, name: "user \(id)")
    }
}
