/// A difference from RxSwift that is meant.
struct Deviation: Sendable {
    /// The number of the contract, or the page that describes it.
    let contract: String
    let text: String
    /// A case that differs for this reason.
    let example: String
    /// Whether a minimal case differs for this reason.
    let explains: @Sendable (Difference) -> Bool
    /// Takes what differs out of a case.
    let remove: @Sendable (inout Case) -> Void

    private init(
        _ contract: String,
        _ text: String,
        example: String,
        explains: @escaping @Sendable (Difference) -> Bool,
        remove: @escaping @Sendable (inout Case) -> Void
    ) {
        self.contract = contract
        self.text = text
        self.example = example
        self.explains = explains
        self.remove = remove
    }

    /// A difference of some operators.
    private init(
        _ contract: String,
        _ text: String,
        of operators: Set<String>,
        example: String,
        if isMeant: @escaping @Sendable (Difference) -> Bool = { _ in true }
    ) {
        self.init(contract, text, example: example) {
            !$0.test.chain.names.isDisjoint(with: operators) && isMeant($0)
        } remove: {
            $0.chain = $0.chain.without(operators)
        }
    }
}

extension Deviation {
    static let all: [Deviation] = [
        Deviation(
            "L2",
            "What can't send any more isn't subscribed to.",
            example: "hot -; takeUntil(a x)"
        ) {
            $0.ours.agreesButForBriefSubscriptions(with: $0.theirs)
        } remove: { _ in
        },
        Deviation(
            "G1",
            "What an observer sends to its own chain waits until its event is over.",
            example: "feed 1 a 4; publish -0; merge(a a)"
        ) {
            !$0.test.feeds.isEmpty && !$0.test.feedsLater
        } remove: {
            $0.feedsLater = true
        },
        Deviation(
            "G2",
            "Nothing comes after `dispose()`, if the observer disposes in the first element of the other sequence, too.",
            example: "limit 1; hot -; timeoutOther:1(a from:0,1)"
        ) {
            $0.test.limit != nil && $0.theirs.broken.contains("G2")
        } remove: {
            $0.limit = nil
        },
        Deviation(
            "G3",
            "`subscribe(on:)` disposes of a source on the scheduler, if it has ended by itself, too.",
            of: ["subscribeOn"],
            example: "hops; hot --#; subscribeOn(a)"
        ) {
            $0.ours.events == $0.theirs.events && $0.test.hops
        },
        Deviation(
            "G6",
            "The trigger of `skip(until:)` counts as stopped with its first element, when its completion follows at once, too.",
            of: ["skipUntil"],
            example: "hot -; skipUntil(a doEnd(just:0))"
        ),
        Deviation(
            "G6",
            "An endless source ends with its subscription.",
            example: "take:1(subscribeOn(forever:1))"
        ) {
            $0.theirs.events == "hang" && $0.test.chain.contains { $0.operation.traits.contains(.endless) }
        } remove: { _ in
        },
        Deviation(
            "C8",
            "A sequence that has waited in `merge(maxConcurrent:)` begins in the turn in which another one completes.",
            of: ["mapMergeTwo"],
            example: "mapMergeTwo:-1,3(from:0,4 from:0,3)"
        ),
        Deviation(
            "C1",
            "An end of the loser of `amb` never touches the winner.",
            of: ["amb", "amb3"],
            example: "behavior -1; amb(a error)"
        ),
        Deviation(
            "C9",
            "`zip` completes as soon as no further row is possible.",
            of: ["zip", "zip3", "zipAll", "multicastZip"],
            example: "hot -; hot -|; zip:-1(a b)"
        ),
        Deviation(
            "MigratingFromRxSwift",
            "`sample` completes with its source, and the completion of its sampler is a sample.",
            of: ["sample", "sampleDefault"],
            example: "hot -|; sample(a empty)"
        ),
        Deviation(
            "MigratingFromRxSwift",
            "An element of `throttle` that comes just when a period ends belongs to that period.",
            of: ["throttle"],
            example: "hot -11; hot -1; throttle:1(merge(a merge(a b)))"
        ),
        Deviation(
            "MigratingFromRxSwift",
            "A trigger of `retry(when:)` that sends an element and completes at once lets one more attempt begin.",
            of: ["retryWhenTake", "retryWhenChain"],
            example: "replay -1#; retryWhenTake:2(a)"
        ),
        Deviation(
            "T3",
            "`delay` schedules each element when it comes, so that it is in line with other timers of that tick.",
            of: ["delay"],
            example: "hot -11; delay:9(timeout:9(a))"
        ),
        Deviation(
            "MigratingFromRxSwift",
            "Subscribers of a subject receive an event in the order in which they subscribed.",
            example: "publish -11; mapSwitch:-1(merge(x a) a)"
        ) {
            $0.test.sharesSubject
        } remove: { test in
            for index in test.inputs.indices where test.inputs[index].kind != .cold { test.inputs[index].kind = .hot }
        },
    ]
}

extension Chain {
    /// The same, with the first source in place of some operators.
    fileprivate func without(_ names: Set<String>) -> Chain {
        if names.contains(operation.name) { return sources[0].without(names) }
        return Chain(operation, numbers, sources.map { $0.without(names) })
    }
}

extension Case {
    /// Whether the chain uses a subject in several places.
    fileprivate var sharesSubject: Bool {
        inputs.enumerated().contains { index, input in
            ![.hot, .cold].contains(input.kind) && chain.count(of: Self.name(index)) > 1
        }
    }
}

extension Chain {
    fileprivate func count(of name: String) -> Int {
        sources.reduce(operation.name == name ? 1 : 0) { $0 + $1.count(of: name) }
    }
}
