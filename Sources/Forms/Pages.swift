/// What pages of forms show beside what they have of their operator's: a small case, where the operator's is of another
/// kind of sequence, and what is so for the form alone.
enum Pages {
    /// The lines, without slashes, behind the summary of a form; none for most.
    static func lines(of form: Declaration, in home: Extension) -> [String] {
        let name = name(of: form, in: home)
        return all.first { name.hasPrefix($0.form) }.map {
            $0.text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        .map { $0.map(String.init) + [""] } ?? []
    }

    /// How a form is named here: its kind of sequence, and its call with the types of its parameters.
    static func name(of form: Declaration, in home: Extension) -> String {
        let traits = ["Completable", "Maybe", "Single"]
        let isOnMain = home.type.hasPrefix("Main")
        let trait = isOnMain ? nil : traits.first { home.requirements.contains("Trait == \($0)Trait") }
        let type = home.type.hasSuffix("Type") ? String(home.type.dropLast("Type".count)) : home.type
        let parameters = form.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        return "\(trait ?? type).\(form.plainName)(\(parameters))"
    }

    /// The beginning of the form's name, which no other one's has, and the text.
    static let all: [(form: String, text: String)] = [
        (
            "Completable.concat(_: Completable...",
            """
            ```swift
            let login = Completable.empty().do(onCompleted: { print("logged in") })
            let upload = Completable.empty().do(onCompleted: { print("uploaded") })
            _ = Completable.concat(login, upload).subscribe(onCompleted: { print("done") })
            // Prints "logged in", "uploaded", "done".
            ```
            """
        ),
        (
            "Completable.zip(_: Completable...",
            """
            ```swift
            let saves = Completable.zip(.empty(), .empty())  // both at the same time
            _ = saves.subscribe(onCompleted: { print("both are saved") })
            // Prints "both are saved".
            ```
            """
        ),
        (
            "Completable.merge(_: Completable...",
            """
            ```swift
            let saves = Completable.merge(.empty(), .empty())  // both at the same time
            _ = saves.subscribe(onCompleted: { print("both are saved") })
            // Prints "both are saved".
            ```
            """
        ),
        (
            "Completable.empty(",
            """
            ```swift
            let save = draft.isEmpty ? Completable.empty() : Completable { try await disk.save(draft) }
            ```
            """
        ),
        (
            "Maybe.ifEmpty(default:",
            """
            ```swift
            let cached = Maybe<String>.empty()
            _ = cached.ifEmpty(default: "nothing in the cache").subscribe(onSuccess: { print($0) })
            // Prints "nothing in the cache".
            ```
            """
        ),
        (
            "Maybe.ifEmpty(switchTo: Maybe",
            """
            ```swift
            let memory = Maybe<String>.empty()
            let disk = Maybe.just("from the disk")
            _ = memory.ifEmpty(switchTo: disk).subscribe(onSuccess: { print($0) })
            // Prints "from the disk".
            ```
            """
        ),
        (
            "Maybe.ifEmpty(switchTo: Single",
            """
            ```swift
            let cached = Maybe<String>.empty()
            let request = Single.just("from the server")
            _ = cached.ifEmpty(switchTo: request).subscribe(onSuccess: { print($0) })
            // Prints "from the server".
            ```
            """
        ),
        (
            "Maybe.empty(",
            """
            ```swift
            let saved = draft.isEmpty ? Maybe<String>.empty() : .just(draft)
            _ = saved.subscribe(onSuccess: { print($0) }, onCompleted: { print("no draft") })
            // Prints "no draft".
            ```
            """
        ),
        (
            "PrimitiveSequence.flatMap(_: @escaping @Sendable",
            #"""
            ```swift
            let user = Single.just("Ann")
            _ = user.flatMap { name in Single.just("\(name)'s photo") }.subscribe(onSuccess: { print($0) })
            // Prints "Ann's photo".
            ```
            """#
        ),
        (
            "PrimitiveSequence.deferred(",
            """
            ```swift
            let clicks = BehaviorRelay(value: 0)
            let current = Single.deferred { .just(clicks.value) }  // reads it for each subscriber
            clicks.accept(5)
            _ = current.subscribe(onSuccess: { print($0) })
            // Prints "5".
            ```
            """
        ),
        (
            "PrimitiveSequence.using(",
            #"""
            ```swift
            let lines = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { file in .just(file.isDisposed) })
            _ = lines.subscribe(onSuccess: { print("closed while it is read: \($0)") })
            // Prints "closed while it is read: false".
            ```
            """#
        ),
        (
            "PrimitiveSequence.retry(when:",
            #"""
            ```swift
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
            ```
            """#
        ),
        (
            "PrimitiveSequence.timeout(_: any RxTimeSpan, other:",
            """
            ```swift
            let scheduler = TestScheduler()
            let slow = Single.just("late").delay(.seconds(30), scheduler: scheduler)
            _ = slow
                .timeout(.seconds(5), other: .just("from the cache"), scheduler: scheduler)
                .subscribe(onSuccess: { print($0) })
            scheduler.start()
            // Prints "from the cache".
            ```
            """
        ),
        (
            "PrimitiveSequence.timer(",
            """
            ```swift
            let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
            let pause = Single<Int>.timer(.milliseconds(20), scheduler: queue)
            print(try await pause.map { _ in "time for a break" }.value)
            // Prints "time for a break".
            ```
            """
        ),
        (
            "PrimitiveSequence.flatMap(_: @escaping @isolated(any)",
            #"""
            ```swift
            let user = Single.just("Ann").flatMap { name in try await ask("\(name)?") }
            print(try await user.value)
            // Prints "Ann?".
            ```

            \#(runsInTask)
            """#
        ),
        (
            "PrimitiveSequence.filter(_: @escaping @isolated(any)",
            """
            ```swift
            let known = Single.just("rx").filter { text in await !lookUp(text).isEmpty }
            ```

            \(runsInTask)
            """
        ),
        (
            "PrimitiveSequence.compactMap(_: @escaping @isolated(any)",
            """
            ```swift
            let user = Single.just(7).compactMap { id in await cache.cachedUser(id: id) }
            ```

            \(runsInTask)
            """
        ),
        (
            "PrimitiveSequence.do(awaiting:",
            """
            ```swift
            let saved = Single.just("draft").do(awaiting: { text in try await disk.save(text) })
            ```

            \(runsInTask)
            """
        ),
        (
            "SharedSequence.never(",
            """
            ```swift
            let noAlerts = Signal<String>.never()  // in a preview, or a test
            ```
            """
        ),
        (
            "SharedSequence.timer(",
            #"""
            ```swift
            Driver<Int>.timer(.seconds(1), period: .seconds(1))
                .drive(onNext: { second in self.label.text = "\(second) s" })
                .disposed(by: bag)
            ```
            """#
        ),
        (
            "Observable.bind(to: (Self) -> (@escaping @MainActor",
            """
            It is what `items.bind(to: table.rx.items) { row, item in … }` calls, where the closure configures a cell.
            """
        ),
    ]

    private static let runsInTask = """
        The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
        cancels it.
        """
}
