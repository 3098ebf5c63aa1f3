import Foundation
import RxCocoa
import RxSwift

class User {
    var name: String
    var info: [String: Any] = [:]
    init(name: String) { self.name = name }
}

class Session {
    static let loggedOut = Notification.Name("loggedOut")

    let user = BehaviorRelay<User?>(value: nil)
    let events = PublishSubject<[String: Any]>()
    private(set) var log: [String] = []

    private let disposeBag = DisposeBag()

    init() {
        NotificationCenter.default.rx.notification(Session.loggedOut)
            .subscribe(onNext: { [weak self] notification in
                self?.log.append(notification.userInfo?["reason"] as? String ?? "?")
                self?.user.accept(nil)
            })
            .disposed(by: disposeBag)

        user.asObservable()
            .map { $0?.name }
            .distinctUntilChanged()
            .skip(1)
            .withUnretained(self)
            .subscribe(onNext: { owner, name in owner.log.append(name ?? "nobody") })
            .disposed(by: disposeBag)

        events
            .buffer(timeSpan: .milliseconds(5), count: 2, scheduler: MainScheduler.instance)
            .filter { !$0.isEmpty }
            .subscribe(
                with: self,
                onNext: { session, events in
                    session.log.append(events.flatMap { $0.keys }.sorted().joined(separator: " "))
                }
            )
            .disposed(by: disposeBag)
    }

    func signIn(_ name: String) -> Completable {
        return token(for: name)
            .flatMap(profile)
            .observe(on: MainScheduler.instance)
            .do(onSuccess: { [weak self] in self?.user.accept($0) })
            .asCompletable()
    }

    private func token(for name: String) -> Single<String> {
        return Single.just(name).map { $0 + "-token" }
    }

    private func profile(token: String) -> Single<User> {
        return Single.deferred { .just(User(name: token.replacingOccurrences(of: "-token", with: ""))) }
            .timeout(.seconds(5), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}
