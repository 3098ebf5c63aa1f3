/// Samples on pages of forms, where the operator's sample is for another kind of sequence.
enum Pages {
    /// The lines, without slashes, before the fields of a form's page; none for most.
    static func lines(of form: Generator.Form) -> [String] {
        let name = name(of: form.form, in: form.home)
        let own = own.first { name.hasPrefix($0.key) }?.value.split(separator: "\n").map(String.init)
        let words = translated.first { name.hasPrefix($0.key) }?.value
        guard let sample = own ?? words.map({ translation(of: form.strict, $0) }) else { return [] }
        return ["```swift"] + sample + ["```", ""] + (form.form.isAsynchronous ? [runsInTask, ""] : [])
    }

    private static func translation(of strict: Declaration, _ words: KeyValuePairs<String, String>) -> [String] {
        let sample = strict.documentation.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
        return sample.map { line in words.reduce(line) { $0.replacing($1.key, with: $1.value) } }
    }

    /// The form's name in this table: its kind of sequence, and its call with the types of its parameters.
    static func name(of form: Declaration, in home: Extension) -> String {
        let traits = ["Completable", "Maybe", "Single"]
        let isOnMain = home.type.hasPrefix("Main")
        let trait = isOnMain ? nil : traits.first { home.requirements.contains("Trait == \($0)Trait") }
        let type = home.type.hasSuffix("Type") ? String(home.type.dropLast("Type".count)) : home.type
        let parameters = form.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        return "\(trait ?? type).\(form.plainName)(\(parameters))"
    }

    /// The unique beginning of a form's name, and the words that make its sample of the operator's.
    static let translated: KeyValuePairs<String, KeyValuePairs<String, String>> = [
        "Maybe.ifEmpty(switchTo: Maybe": ofOne("Maybe"),
        "Single.zip(_: Collection, resultSelector:": ofOne("Single"),
        "PrimitiveSequence.deferred(": ofOne("Single"),
        "PrimitiveSequence.retry(when:": ofOne("Single"),
        "PrimitiveSequence.timeout(_: any RxTimeSpan, other:": ofOne("Single"),
        "PrimitiveSequence.catch(_: @escaping @Sendable": [
            "Observable": "Single", ".of(": ".just(", ", \"a little old\"": "", "onNext:": "onSuccess:",
        ],
        "PrimitiveSequence.filter(_: @escaping @isolated(any)": [
            "names": "Single.just(\"rx\")", "(maxConcurrent: 1)": "",
        ],
        "PrimitiveSequence.compactMap(_: @escaping @isolated(any)": [
            "Observable.of(1, 2)": "Single.just(7)", "(maxConcurrent: 2)": "", "users": "user",
        ],
        "PrimitiveSequence.do(awaiting:": ["titles": "Single.just(\"draft\")"],
        "InfallibleConvertible.values()": ["try ": "", "position": "state"],
        "SharedSequenceConvertible.drive(_: BehaviorRelay<Element>.": ["bind(to: ": "asDriver().drive("],
        "SharedSequenceConvertible.emit(to: PublishRelay<Element>.": ["bind(": "asSignal().emit("],
        "Infallible.bind(to: PublishRelay<Element>.": ["bind(": "asInfallible().bind("],
    ]

    private static func ofOne(_ kind: String) -> KeyValuePairs<String, String> {
        ["Observable": kind, ".of(": ".just(", "onNext:": "onSuccess:"]
    }

    /// The unique beginning of a form's name, and its sample.
    static let own: KeyValuePairs<String, String> = [
        "PrimitiveSequence.catch(_: @escaping @isolated(any)": """
        let title = Single<String>.error(URLError(.timedOut)).catch { _ in await disk.lastTitle() }
        """,
        "SharedSequence.deferred(": """
        let start = Driver<String>.deferred { .just(self.label.text) }  // read when it is subscribed to
        """,
        "MainObservable.groupBy(": """
        let groups = titles.observe(on: MainScheduler.instance)
            .groupBy { title in title.hasPrefix(self.prefix) }  // the key may ask the view model
        """,
        "MainObservable.share(replay:": """
        let shown = titles.observe(on: MainScheduler.instance).map { self.prefix + $0 }.share(replay: 1)
        shown.subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
        shown.subscribe(onNext: { self.field.text = $0 }).disposed(by: bag)  // mapped once for both
        """,
        "MainObservable.share(scope:": """
        let shown = titles.observe(on: MainScheduler.instance).map { self.prefix + $0 }.share()
        """,
        "MainObservable.bind(onNext:": """
        titles.observe(on: MainScheduler.instance).bind(onNext: { self.label.text = $0 }).disposed(by: bag)
        """,
        "MainObservable.bind(with:": """
        titles.observe(on: MainScheduler.instance)
            .bind(with: self, onNext: { owner, title in owner.label.text = title })
            .disposed(by: bag)
        """,
        "Single.zip(_: Collection)": """
        let pages = [1, 2].map { Single.just($0 * 10) }
        _ = Single.zip(pages).subscribe(onSuccess: { print($0) })
        // Prints "[10, 20]".
        """,
        "Completable.concat(_: Completable...": """
        let login = Completable.empty().do(onCompleted: { print("logged in") })
        let upload = Completable.empty().do(onCompleted: { print("uploaded") })
        _ = Completable.concat(login, upload).subscribe(onCompleted: { print("done") })
        // Prints "logged in", "uploaded", "done".
        """,
        "Completable.zip(_: Completable...": """
        let saves = Completable.zip(.empty(), .empty())  // both at the same time
        _ = saves.subscribe(onCompleted: { print("both are saved") })
        // Prints "both are saved".
        """,
        "Completable.merge(_: Completable...": """
        let saves = Completable.merge(.empty(), .empty())  // both at the same time
        _ = saves.subscribe(onCompleted: { print("both are saved") })
        // Prints "both are saved".
        """,
        "Completable.empty(": """
        let save = draft.isEmpty ? Completable.empty() : Completable { try await disk.save(draft) }
        """,
        "Maybe.ifEmpty(default:": """
        let cached = Maybe<String>.empty()
        _ = cached.ifEmpty(default: "nothing in the cache").subscribe(onSuccess: { print($0) })
        // Prints "nothing in the cache".
        """,
        "Maybe.ifEmpty(switchTo: Single": """
        let cached = Maybe<String>.empty()
        let request = Single.just("from the server")
        _ = cached.ifEmpty(switchTo: request).subscribe(onSuccess: { print($0) })
        // Prints "from the server".
        """,
        "Maybe.empty(": """
        let saved = draft.isEmpty ? Maybe<String>.empty() : .just(draft)
        _ = saved.subscribe(onSuccess: { print($0) }, onCompleted: { print("no draft") })
        // Prints "no draft".
        """,
        "PrimitiveSequence.flatMap(_: @escaping @Sendable": #"""
        let user = Single.just("Ann")
        _ = user.flatMap { name in Single.just("\(name)'s photo") }.subscribe(onSuccess: { print($0) })
        // Prints "Ann's photo".
        """#,
        "PrimitiveSequence.using(": #"""
        let lines = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { file in .just(file.isDisposed) })
        _ = lines.subscribe(onSuccess: { print("closed while it is read: \($0)") })
        // Prints "closed while it is read: false".
        """#,
        "PrimitiveSequence.timer(": """
        let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
        let pause = Single<Int>.timer(.milliseconds(20), scheduler: queue)
        print(try await pause.map { _ in "time for a break" }.value)
        // Prints "time for a break".
        """,
        "PrimitiveSequence.flatMap(_: @escaping @isolated(any)": #"""
        let user = Single.just("Ann").flatMap { name in try await ask("\(name)?") }
        print(try await user.value)
        // Prints "Ann?".
        """#,
        "SharedSequence.never(": """
        let noAlerts = Signal<String>.never()  // in a preview, or a test
        """,
        "SharedSequence.timer(": #"""
        Driver<Int>.timer(.seconds(1), period: .seconds(1))
            .drive(onNext: { second in self.label.text = "\(second) s" })
            .disposed(by: bag)
        """#,
        "Infallible.subscribe(onNext:": """
        _ = Infallible.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })  // there is no onError
        // Prints "1", "2", "done".
        """,
        "Single.subscribe(onSuccess:": #"""
        struct Offline: Error {}
        let requests = [Single.just("3 hits"), Single.error(Offline())]
        for request in requests {
            _ = request.subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \($0)") })
        }
        // Prints "3 hits", "failed: Offline()".
        """#,
        "Maybe.subscribe(onSuccess:": #"""
        _ = Maybe<Int>.empty().subscribe(
            onSuccess: { print("found \($0)") },
            onError: { print("failed: \($0)") },
            onCompleted: { print("nothing there") }
        )
        // Prints "nothing there".
        """#,
        "Completable.subscribe(onCompleted:": #"""
        let save = Completable { try await disk.save(draft) }
        save.subscribe(onCompleted: { print("saved") }, onError: { print("not saved: \($0)") }).disposed(by: bag)
        """#,
        "MainObservable.subscribe(onNext:": """
        titles.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.label.text = $0 }, onError: { [weak self] in self?.present($0) })
            .disposed(by: bag)
        """,
        "SharedSequenceConvertible.drive(onNext:": #"""
        let count = BehaviorRelay(value: 1)
        let badge = count.asDriver().map { "\($0) new" }
        badge.drive(onNext: { print($0) }).disposed(by: bag)
        count.accept(2)
        // Prints "1 new", "2 new".
        """#,
        "SharedSequenceConvertible.emit(onNext:": #"""
        let errors = PublishRelay<String>()
        let alerts = errors.asSignal()
        alerts.emit(onNext: { print("alert: \($0)") }).disposed(by: bag)
        errors.accept("no connection")
        // Prints "alert: no connection".
        """#,
    ]

    private static let runsInTask = """
        The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal \
        cancels it.
        """
}
