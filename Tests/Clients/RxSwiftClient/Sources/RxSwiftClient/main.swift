import Foundation
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Player {
    private let bag = DisposeBag()
    private let signUp = SignUpViewController()
    private let list = ListViewController()
    private let session = Session()
    private let reader = ReaderViewController()
    private var steps: [() -> Void] = []

    private var failures = 0

    private func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) {
        guard found != expected else { return }
        failures += 1
        print("RxSwiftClient: \(what) is \(found), not \(expected).")
    }

    func play() {
        steps = [
            playSignUp, playList, playSession, playOperators, playReader, playLazyCollections, playGates, finish,
        ]
        next()
    }

    private func next() {
        DispatchQueue.main.async { self.steps.removeFirst()() }
    }

    private func playSignUp() {
        signUp.viewDidLoad()
        expect(signUp.signUpButton.isEnabled, false, "the button at first")
        signUp.usernameField.type("swift")
        signUp.passwordField.type("secret")
        signUp.onResult = { [unowned self] in
            self.expect(self.signUp.results, [true], "the result of signing up")
            self.expect(self.signUp.usernameLabel.text, "Username available", "the label")
            self.next()
        }
        wait(until: { self.signUp.signUpButton.isEnabled }) { self.signUp.signUpButton.sendActions() }
    }

    private func playList() {
        list.onFinish = { [unowned self] in
            self.expect(self.list.items, (0..<6).map { "item \($0)" }, "the list")
            self.expect(self.list.isFinished, true, "whether the list is finished")
            self.next()
        }
        list.viewDidLoad()
        // The user scrolls.
        Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
            .take(while: { [unowned self] _ in !self.list.isFinished })
            .mapToVoid()
            .bind(to: list.bottom)
            .disposed(by: bag)
    }

    private func playGates() {
        expect(passedThroughGates(), [1, 2], "what passes through subjects of one's own")
        next()
    }

    private func playLazyCollections() {
        var taken: [Int] = []
        numbers(from: 1).take(4).subscribe(onNext: { taken.append($0) }).disposed(by: bag)
        expect(taken, [1, 2, 3, 4], "what goes on with itself")
        taken = []
        attempts(from: 1).subscribe(onNext: { taken.append($0) }).disposed(by: bag)
        expect(taken, [5], "what is tried again")
        next()
    }

    private func playSession() {
        session.signIn("ada")
            .andThen(session.user.map { $0?.name ?? "" })
            .take(1)
            .delay(.milliseconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] name in
                self.expect(name, "ada", "the user")
                NotificationCenter.default.post(name: Session.loggedOut, object: nil, userInfo: ["reason": "timeout"])
                self.session.events.onNext(["a": 1])
                self.session.events.onNext(["b": Date()])
                self.wait(until: { self.session.log.count == 4 }) {
                    self.expect(self.session.log, ["ada", "timeout", "nobody", "a b"], "the log")
                    self.next()
                }
            })
            .disposed(by: bag)
    }

    private func playOperators() {
        var seen: [String] = []
        let numbers = Observable.of(1, 2, 3)
        Observable.combineLatest(numbers, Observable.just(10)) { $0 + $1 }
            .map(String.init)
            .subscribe(onNext: { seen.append($0) })
            .disposed(by: bag)
        Observable.zip(numbers, numbers, resultSelector: +)
            .pairwise()
            .map { "\($0.0)<\($0.1)" }
            .subscribe(onNext: { seen.append($0) }, onCompleted: { seen.append("|") })
            .disposed(by: bag)
        Observable<Int?>.of(nil, 4, nil, 5).unwrap().ignore(4).mapToVoid().map { "void" }
            .subscribe { event in
                if case .next(let text) = event { seen.append(text) }
            }
            .disposed(by: bag)
        Observable.of(true, true, false).changes().not().map { "\($0)" }.bind(onNext: { seen.append($0) }).disposed(
            by: bag
        )
        Single<Int>.error(RxError.noElements).asResult()
            .subscribe(onSuccess: { if case .failure = $0 { seen.append("failure") } })
            .disposed(by: bag)
        expect(
            seen,
            ["11", "12", "13", "2<4", "4<6", "|", "void", "false", "true", "failure"],
            "what the operators give"
        )

        let table = Table()
        Observable.just(["a", "b"]).bind(to: table.rx.rows()).disposed(by: bag)
        let label = Label()
        let attributes: Observable<[String: Any]> = .just(["size": 12])
        attributes.bind(to: label.rx.attributes).disposed(by: bag)
        Observable.just("title").asDriverOnErrorJustComplete().drive(label.rx.text).disposed(by: bag)
        wait(until: { label.attributes["size"] as? Int == 12 && label.text == "title" }) {
            self.expect(table.rows, ["a", "b"], "the rows")
            self.next()
        }
    }

    private func playReader() {
        reader.viewDidLoad()
        for (title, words) in [("a", 3), ("b", 1), ("c", 3), ("longer than ten", 9), ("d", 2)] {
            reader.isVisible.accept(title != "c")
            reader.articles.onNext(Article(title, words: words))
            reader.articles.onNext(nil)
        }
        reader.articles.onCompleted()
        reader.connect { [unowned self] in
            self.expect(
                self.reader.log,
                [
                    "a", "visible a", "a!", "c", "c!", "d", "visible d", "d!",
                    "distinct a c d", "by words a d", "pairs ac cd", "threes 3", "many [5] [5] [4]", "the same x x x",
                    "sums 8 7", "count 2", "both a c d", "applied A C D", "most a", "given up", "connected",
                ],
                "what the reader shows"
            )
            self.next()
        }
    }

    private func finish() {
        guard failures == 0 else { exit(1) }
        print("RxSwiftClient: all as it was")
        exit(0)
    }

    private func wait(until condition: @escaping () -> Bool, then action: @escaping () -> Void) {
        Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
            .filter { _ in condition() }
            .take(1)
            .subscribe(onNext: { _ in action() })
            .disposed(by: bag)
    }
}

DispatchQueue.main.async {
    Player().play()
}
dispatchMain()
