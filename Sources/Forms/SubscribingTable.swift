// The rows of what subscribes closures.

extension Subscribing {
    static let all = [
        infallible, single, maybe, completable, main, mainSingle, mainMaybe, mainCompletable, driver, signal,
    ]

    private static let infallible = Subscribing(
        suffix: "Infallible",
        type: "InfallibleType",
        noun: "sequence",
        kinds: "each kind of event",
        isOnMain: false,
        handlers: [.element, .completed, .disposed],
        body: "asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)",
        whole: Whole(
            name: "on",
            type: "InfallibleEvent<Element>",
            summary: "Subscribes a closure that takes every event",
            text: "Called with each event, one at a time, on whichever thread the sequence runs.",
            body: "asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })"
        ),
        sample: """
            _ = Infallible.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })  // there is no onError
            // Prints "1", "2", "done".
            """
    )

    private static let single = Subscribing(
        suffix: "Primitive",
        type: "PrimitiveSequenceType",
        requirements: ["Trait == SingleTrait"],
        noun: "single",
        kinds: "each result",
        isOnMain: false,
        handlers: [.success, .failure, .disposed],
        body: result("onSuccess", "onFailure", "nil", "onDisposed"),
        whole: .result(
            "SingleEvent<Element>",
            result("{ observer(.success($0)) }", "{ observer(.failure($0)) }", "nil", "nil")
        ),
        sample: """
            struct Offline: Error {}
            let requests = [Single.just("3 hits"), Single.error(Offline())]
            for request in requests {
                _ = request.subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \\($0)") })
            }
            // Prints "3 hits", "failed: Offline()".
            """
    )

    private static let maybe = Subscribing(
        suffix: "Primitive",
        type: "PrimitiveSequenceType",
        requirements: ["Trait == MaybeTrait"],
        noun: "maybe",
        kinds: "each result",
        isOnMain: false,
        handlers: [.success, .error, .none, .disposed],
        body: result("onSuccess", "onError", "onCompleted", "onDisposed"),
        whole: .result(
            "MaybeEvent<Element>",
            result("{ observer(.success($0)) }", "{ observer(.error($0)) }", "{ observer(.completed) }", "nil")
        ),
        sample: """
            _ = Maybe<Int>.empty().subscribe(
                onSuccess: { print("found \\($0)") },
                onError: { print("failed: \\($0)") },
                onCompleted: { print("nothing there") }
            )
            // Prints "nothing there".
            """
    )

    private static let completable = Subscribing(
        suffix: "Primitive",
        type: "PrimitiveSequenceType",
        requirements: ["Trait == CompletableTrait", "Element == Never"],
        noun: "completable",
        kinds: "each end",
        isOnMain: false,
        handlers: [.done, .error, .disposed],
        body: "source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)",
        whole: .end("source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })"),
        sample: """
            let save = Completable { try await disk.save(draft) }
            save.subscribe(onCompleted: { print("saved") }, onError: { print("not saved: \\($0)") }).disposed(by: bag)
            """
    )

    private static let main = Subscribing(
        module: "RxObservable",
        suffix: "Main",
        type: "MainObservableType",
        noun: "sequence",
        kinds: "each kind of event",
        isOnMain: true,
        handlers: [.element, .failed, .completed, .disposedOnMain],
        body: "asObservable()." + onMain("onNext", "onError"),
        discussion: "When the sequence ends, the order is: the terminal closure, `onDisposed`, and then the dispose "
            + "actions of the source. On an explicit `dispose()` the source's come first.",
        whole: Whole(
            name: "on",
            type: "Event<Element>",
            summary: "Subscribes a closure that takes every event",
            text: "Called with each event, one at a time.",
            body: "asObservable().subscribe(onMain(on))"
        ),
        sample: """
            titles.observe(on: MainScheduler.instance)
                .subscribe(onNext: { [weak self] in self?.label.text = $0 }, onError: { [weak self] in self?.present($0) })
                .disposed(by: bag)
            """
    )

    private static let mainSingle = Subscribing(
        suffix: "MainPrimitive",
        type: "MainPrimitiveSequence",
        requirements: single.requirements,
        noun: "single",
        kinds: "each result",
        isOnMain: true,
        handlers: [.success, .failure, .disposedOnMain],
        body: result(mapped("onSuccess"), mapped("onFailure"), "nil", "hoppingToMainIfAny(onDisposed)"),
        whole: .result("SingleEvent<Element>", "primitiveSequence.subscribe(onMain(observer))")
    )

    private static let mainMaybe = Subscribing(
        suffix: "MainPrimitive",
        type: "MainPrimitiveSequence",
        requirements: maybe.requirements,
        noun: "maybe",
        kinds: "each result",
        isOnMain: true,
        handlers: [.success, .error, .none, .disposedOnMain],
        body: result(
            mapped("onSuccess"),
            mapped("onError"),
            mapped("onCompleted"),
            "hoppingToMainIfAny(onDisposed)"
        ),
        whole: .result("MaybeEvent<Element>", "primitiveSequence.subscribe(onMain(observer))")
    )

    private static let mainCompletable = Subscribing(
        suffix: "MainPrimitive",
        type: "MainPrimitiveSequence",
        requirements: completable.requirements,
        noun: "completable",
        kinds: "each end",
        isOnMain: true,
        handlers: [.done, .error, .disposedOnMain],
        body: "source." + onMain("nil", "onError"),
        whole: .end("primitiveSequence.subscribe(onMain(observer))")
    )

    private static let driver = shared(
        "drive",
        "DriverSharingStrategy",
        sample: """
            let count = BehaviorRelay(value: 1)
            let badge = count.asDriver().map { "\\($0) new" }
            badge.drive(onNext: { print($0) }).disposed(by: bag)
            count.accept(2)
            // Prints "1 new", "2 new".
            """
    )
    private static let signal = shared(
        "emit",
        "SignalSharingStrategy",
        sample: """
            let errors = PublishRelay<String>()
            let alerts = errors.asSignal()
            alerts.emit(onNext: { print("alert: \\($0)") }).disposed(by: bag)
            errors.accept("no connection")
            // Prints "alert: no connection".
            """
    )

    private static func shared(_ name: String, _ strategy: String, sample: String) -> Subscribing {
        Subscribing(
            suffix: "Shared",
            type: "SharedSequenceConvertibleType",
            requirements: ["SharingStrategy == \(strategy)"],
            name: name,
            noun: "sequence",
            kinds: "each kind of event",
            isOnMain: true,
            handlers: [.element, .completed, .disposedOnMain],
            body: "source." + onMain("onNext", "nil"),
            sample: sample
        )
    }

    private static func mapped(_ name: String) -> String { "onMainIfAny(\(name))" }

    private static func onMain(_ next: String, _ error: String) -> String {
        "subscribeOnMain(onNext: \(next), onError: \(error), onCompleted: onCompleted, onDisposed: onDisposed)"
    }

    private static func result(_ success: String, _ error: String, _ end: String, _ disposed: String) -> String {
        "source.subscribeResult(ResultSink.self, onSuccess: \(success), onError: \(error), onCompleted: \(end), "
            + "onDisposed: \(disposed))"
    }
}

extension Subscribing.Whole {
    fileprivate static func result(_ type: String, _ body: String) -> Self {
        .init(
            name: "observer",
            type: type,
            summary: "Subscribes a closure that takes the result",
            text: "Takes the result.",
            body: body
        )
    }

    fileprivate static func end(_ body: String) -> Self {
        .init(
            name: "observer",
            type: "CompletableEvent",
            summary: "Subscribes a closure that takes the end",
            text: "Takes the end.",
            body: body
        )
    }
}

extension Subscribing.Handler {
    fileprivate static let element = Self(name: "onNext", argument: "Element", text: "Takes each element.")
    fileprivate static let success = Self(name: "onSuccess", argument: "Element", text: "Takes the element.")
    fileprivate static let error = Self(name: "onError", argument: "any Error", text: unhandled)
    fileprivate static let failure = Self(name: "onFailure", argument: "any Error", text: unhandled)
    fileprivate static let failed = Self(
        name: "onError",
        argument: "any Error",
        text: unhandled.replacing("`Hooks.defaultErrorHandler`", with: "``Hooks/defaultErrorHandler``")
    )
    fileprivate static let none = Self(name: "onCompleted", argument: "", text: "Called when there is no element.")
    fileprivate static let done = Self(name: "onCompleted", argument: "", text: "Called when it is done.")
    fileprivate static let completed = Self(
        name: "onCompleted",
        argument: "",
        text: "Called when the sequence completes."
    )
    fileprivate static let disposed = Self(
        name: "onDisposed",
        argument: "",
        text: "Called once when the subscription is over, in whichever way."
    )
    fileprivate static let disposedOnMain = Self(
        name: "onDisposed",
        argument: "",
        text: "Called once when the subscription is over; later, if it is disposed of on another thread than main."
    )

    private static let unhandled = "Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`."
}
