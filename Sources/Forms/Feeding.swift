/// What forwards a sequence to observers and relays: `drive`, `emit` and `bind`, a row each.
struct Feeding: Sendable {
    let suffix: String
    let type: String
    var requirements: [String] = []
    /// What relays ask for in addition.
    var ofRelays: [String] = []
    let name: String
    let label: String
    let observer: String
    let relays: [String]
    /// How observers are subscribed, and relays fed.
    let subscription: String
    let feed: String
    /// The use of the form for relays, in Swift.
    let sample: String

    static let all = [
        Feeding(
            suffix: "Shared",
            type: "SharedSequenceConvertibleType",
            requirements: ["SharingStrategy == DriverSharingStrategy"],
            name: "drive",
            label: "_",
            observer: "ObserverType",
            relays: ["BehaviorRelay", "ReplayRelay"],
            subscription: "source.subscribe(onMain: ",
            feed: "source.feed(relays)",
            sample: """
                let name = BehaviorRelay(value: "Ann")
                let copy = BehaviorRelay(value: "")
                name.asDriver().drive(copy).disposed(by: bag)
                print(copy.value)
                // Prints "Ann".
                """
        ),
        Feeding(
            suffix: "Shared",
            type: "SharedSequenceConvertibleType",
            requirements: ["SharingStrategy == SignalSharingStrategy"],
            name: "emit",
            label: "to",
            observer: "ObserverType",
            relays: ["PublishRelay", "BehaviorRelay", "ReplayRelay"],
            subscription: "source.subscribe(onMain: ",
            feed: "source.feed(relays)",
            sample: """
                let taps = PublishRelay<Int>()
                let log = PublishRelay<Int>()
                log.subscribe(onNext: { print("tap \\($0)") }).disposed(by: bag)
                taps.asSignal().emit(to: log).disposed(by: bag)
                taps.accept(1)
                // Prints "tap 1".
                """
        ),
        Feeding(
            suffix: "Infallible",
            type: "InfallibleType",
            ofRelays: ["Element: Sendable"],
            name: "bind",
            label: "to",
            observer: "ObserverType & Sendable",
            relays: ["PublishRelay", "BehaviorRelay", "ReplayRelay"],
            subscription: "asObservable().subscribe(",
            feed: "asObservable().feed(relays)",
            sample: """
                let badge = BehaviorRelay(value: "")
                Infallible.of("1 new").bind(to: badge).disposed(by: bag)
                print(badge.value)
                // Prints "1 new".
                """
        ),
    ]

    /// The forms of a row, and where they stand.
    var forms: [(home: Extension, form: Declaration)] {
        let place = Extension(type: type, requirements: requirements)
        let relayPlace = Extension(type: type, requirements: requirements + ofRelays)
        return ["", "?"].map { (place, observers($0)) }
            + relays.flatMap { relay in ["", "?"].map { (relayPlace, fed(relay, $0)) } }
    }

    private func observers(_ optional: String) -> Declaration {
        var form = base("events", "observers", optional, "Take the events.")
        form.generics = ["Observer: \(observer)"]
        form.parameters = [.init(label: label, name: "observers", type: "Observer...")]
        form.requirements = ["Observer.Element == Element\(optional)"]
        form.body = ["\(subscription)\(optional.isEmpty ? "" : "Optional")ObserverGroup(observers))"]
        return form
    }

    private func fed(_ relay: String, _ optional: String) -> Declaration {
        var form = base("elements", "relays", optional, "Take the elements; they don't complete.")
        form.parameters = [.init(label: label, name: "relays", type: "\(relay)<Element\(optional)>...")]
        if relay == relays.first, optional.isEmpty {
            form.documentation.insert(contentsOf: Documentation.sample(sample), at: 2)
        }
        form.body = [feed]
        return form
    }

    private func base(_ what: String, _ takers: String, _ optional: String, _ text: String) -> Declaration {
        Declaration(
            documentation: [
                "Forwards the \(what) to \(takers)\(optional.isEmpty ? "" : " of optional elements").", "",
                "- Parameter \(takers): \(text)", "- Returns: The subscription.",
            ],
            attributes: (suffix == "Shared" ? ["@preconcurrency @MainActor"] : []) + ["@_disfavoredOverload"],
            modifiers: ["public"],
            name: name,
            result: "any Disposable"
        )
    }
}
