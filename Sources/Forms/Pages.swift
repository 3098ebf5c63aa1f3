/// Samples on pages of forms, where the operator's sample is for another kind of sequence.
enum Pages {
    /// The lines, without slashes, before the fields of a form's page; none for most.
    static func lines(of form: Declaration, in home: Extension) -> [String] {
        let name = name(of: form, in: home)
        guard let sample = all.first(where: { name.hasPrefix($0.key) })?.value else { return [] }
        return ["```swift"] + sample.split(separator: "\n").map(String.init) + ["```", ""]
            + (form.isAsynchronous ? [runsInTask, ""] : [])
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

    /// The unique beginning of a form's name, and the sample.
    static let all: KeyValuePairs<String, String> = [
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
        "Maybe.ifEmpty(switchTo: Maybe": """
        let memory = Maybe<String>.empty()
        let disk = Maybe.just("from the disk")
        _ = memory.ifEmpty(switchTo: disk).subscribe(onSuccess: { print($0) })
        // Prints "from the disk".
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
        "PrimitiveSequence.deferred(": """
        let clicks = BehaviorRelay(value: 0)
        let current = Single.deferred { .just(clicks.value) }  // reads it for each subscriber
        clicks.accept(5)
        _ = current.subscribe(onSuccess: { print($0) })
        // Prints "5".
        """,
        "PrimitiveSequence.using(": #"""
        let lines = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { file in .just(file.isDisposed) })
        _ = lines.subscribe(onSuccess: { print("closed while it is read: \($0)") })
        // Prints "closed while it is read: false".
        """#,
        "PrimitiveSequence.retry(when:": #"""
        struct Offline: Error {}
        let scheduler = TestScheduler()
        let attempts = BehaviorRelay(value: 0)
        let request = Single<String>.deferred {
            attempts.update { $0 += 1 }
            return attempts.value < 2 ? .error(Offline()) : .just("answer at \(scheduler.clock)")
        }
        _ = request
            .retry(when: { errors in errors.delay(.seconds(5), scheduler: scheduler) })
            .subscribe(onSuccess: { print($0) })
        scheduler.start()
        // Prints "answer at 5".
        """#,
        "PrimitiveSequence.timeout(_: any RxTimeSpan, other:": """
        let scheduler = TestScheduler()
        let slow = Single.just("late").delay(.seconds(30), scheduler: scheduler)
        _ = slow
            .timeout(.seconds(5), other: .just("from the cache"), scheduler: scheduler)
            .subscribe(onSuccess: { print($0) })
        scheduler.start()
        // Prints "from the cache".
        """,
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
        "PrimitiveSequence.filter(_: @escaping @isolated(any)": """
        let known = Single.just("rx").filter { text in await !lookUp(text).isEmpty }
        """,
        "PrimitiveSequence.compactMap(_: @escaping @isolated(any)": """
        let user = Single.just(7).compactMap { id in await cache.cachedUser(id: id) }
        """,
        "PrimitiveSequence.do(awaiting:": """
        let saved = Single.just("draft").do(awaiting: { text in try await disk.save(text) })
        """,
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
        "SharedSequenceConvertible.drive(_: BehaviorRelay<Element>.": """
        let name = BehaviorRelay(value: "Ann")
        let copy = BehaviorRelay(value: "")
        name.asDriver().drive(copy).disposed(by: bag)
        print(copy.value)
        // Prints "Ann".
        """,
        "SharedSequenceConvertible.emit(to: PublishRelay<Element>.": #"""
        let taps = PublishRelay<Int>()
        let log = PublishRelay<Int>()
        log.subscribe(onNext: { print("tap \($0)") }).disposed(by: bag)
        taps.asSignal().emit(to: log).disposed(by: bag)
        taps.accept(1)
        // Prints "tap 1".
        """#,
        "Infallible.bind(to: PublishRelay<Element>.": """
        let badge = BehaviorRelay(value: "")
        Infallible.of("1 new").bind(to: badge).disposed(by: bag)
        print(badge.value)
        // Prints "1 new".
        """,
    ]

    private static let runsInTask = """
        The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal \
        cancels it.
        """
}
