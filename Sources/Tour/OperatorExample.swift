import Dispatch
import RxObservable
import RxSchedulers
import RxSubjects

/// An operator to be played: a call, its purpose, and example inputs.
struct OperatorExample: Sendable {
    /// Makes the chain from the clock and a sequence for each input.
    typealias Chain = @Sendable (_ clock: MarbleClock, _ sources: [Observable<String>]) -> Observable<String>

    let name: String
    let call: String
    let purpose: String
    let inputs: [String]
    let chain: Chain

    init(_ name: String, _ call: String, _ purpose: String, _ inputs: String..., chain: @escaping Chain) {
        self.name = name
        self.call = call
        self.purpose = purpose
        self.inputs = inputs
        self.chain = chain
    }

    /// The texts in front of the inputs.
    var labels: [String] {
        if inputs.count == 1 { return ["source"] }
        return inputs[1].contains("x") ? ["source", "inner"] : ["x", "y"]
    }

    /// The inner sequence that a flattening operator starts for an element: the second input, with the element for each
    /// `x`.
    private static func inner(_ clock: MarbleClock, _ sources: [Observable<String>], _ x: String) -> Observable<String>
    {
        clock.watch(x, sources[1].map { $0 == "x" ? x : $0 })
    }

    /// The operators in alphabetical order.
    static let all: [OperatorExample] = [
        OperatorExample("amb", "amb(x, y)", "the one that sends first, alone", "---a--b--|", "-1--2--3-|") {
            .amb($1)
        },
        OperatorExample(
            "buffer",
            "buffer(3 seconds, 2)",
            "arrays: at 2 elements, or after 3 seconds",
            "ab-c------d-e---|"
        ) {
            $1[0].buffer(timeSpan: .seconds(3), count: 2, scheduler: $0.scheduler).map { "[\($0.joined())]" }
        },
        OperatorExample("catch", "x.catch { _ in y }", "another sequence after an error", "a--b--#", "1-2|") {
            clock,
            sources in sources[0].catch { _ in clock.watch("after x", sources[1]) }
        },
        OperatorExample("combineLatest", "combineLatest(x, y)", "the latest of each", "a-----b-----|", "--1-----2--|") {
            .combineLatest($1[0], $1[1]) { $0 + $1 }
        },
        OperatorExample("concat", "concat(x, y)", "one sequence after the other", "a--b|", "1-2-3|") {
            .concat($1)
        },
        OperatorExample(
            "concatMap",
            "concatMap { inner }",
            "an inner sequence for each; one after the other",
            "a---b--------|",
            "x--x--x|"
        ) { clock, sources in sources[0].concatMap { inner(clock, sources, $0) } },
        OperatorExample("debounce", "debounce(3 seconds)", "the latest element, after a pause", "ab---c--|") {
            $1[0].debounce(.seconds(3), scheduler: $0.scheduler)
        },
        OperatorExample("delay", "delay(2 seconds)", "each element later", "ab--c---|") {
            $1[0].delay(.seconds(2), scheduler: $0.scheduler)
        },
        OperatorExample("distinctUntilChanged", "distinctUntilChanged()", "no repetitions", "aab-bb-a--|") {
            $1[0].distinctUntilChanged()
        },
        OperatorExample("filter", "filter { x != \"b\" }", "fewer elements", "a-b-c-b-|") {
            $1[0].filter { $0 != "b" }
        },
        OperatorExample(
            "flatMap",
            "flatMap { inner }",
            "an inner sequence for each; all at the same time",
            "a---b--------|",
            "x--x--x|"
        ) { clock, sources in sources[0].flatMap { inner(clock, sources, $0) } },
        OperatorExample(
            "flatMapFirst",
            "flatMapFirst { inner }",
            "while one runs, elements are ignored",
            "a---b--------|",
            "x--x--x|"
        ) { clock, sources in sources[0].flatMapFirst { inner(clock, sources, $0) } },
        OperatorExample(
            "flatMapLatest",
            "flatMapLatest { inner }",
            "a newer element ends the older one",
            "a---b--------|",
            "x--x--x|"
        ) { clock, sources in sources[0].flatMapLatest { inner(clock, sources, $0) } },
        OperatorExample("map", "map { x.uppercased() }", "each element, changed", "a-b-c-|") {
            $1[0].map { $0.uppercased() }
        },
        OperatorExample("merge", "merge(x, y)", "the elements of both", "a---b-----|", "--1---2|") {
            .merge($1)
        },
        OperatorExample("replay", "replay(2)", "a later subscriber gets the last two first", "a--b--c--d--|") {
            clock,
            sources in
            let shared = sources[0].replay(2).refCount()
            return .merge(shared, clock.second(to: shared, after: 7))
        },
        OperatorExample("retry", "retry(2)", "another attempt after an error", "a-b-#") {
            $1[0].retry(2)
        },
        OperatorExample("sample", "x.sample(y)", "the latest when another one sends", "ab---c----|", "---t---t-t|") {
            $1[0].sample($1[1])
        },
        OperatorExample("scan", "scan(\"\") { $0 + $1 }", "the result so far", "a---b---c---|") {
            $1[0].scan("") { $0 + $1 }
        },
        OperatorExample("share", "share()", "one subscription to the source, for all", "a--b--c--d--|") {
            clock,
            sources in
            let shared = clock.watch("shared", sources[0]).share()
            return .merge(shared, clock.second(to: shared, after: 4))
        },
        OperatorExample("skip", "skip(2)", "all but the first", "a-b-c-d-|") {
            $1[0].skip(2)
        },
        OperatorExample("startWith", "startWith(\"s\")", "one in front", "--a-b-|") {
            $1[0].startWith("s")
        },
        OperatorExample(
            "switchLatest",
            "map { inner }.switchLatest()",
            "the newest of a sequence of sequences",
            "a---b--------|",
            "x--x--x|"
        ) { clock, sources in sources[0].map { inner(clock, sources, $0) }.switchLatest() },
        OperatorExample("take", "take(2)", "the first", "a-b-c-d-|") {
            $1[0].take(2)
        },
        OperatorExample("takeUntil", "x.take(until: y)", "until another one sends", "a-b-c-d-e-|", "-----!--|") {
            $1[0].take(until: $1[1])
        },
        OperatorExample("throttle", "throttle(3 seconds)", "at most one in a while", "abcd-----e--|") {
            $1[0].throttle(.seconds(3), scheduler: $0.scheduler)
        },
        OperatorExample("timeout", "timeout(3 seconds)", "an error if nothing comes", "a-b------c|") {
            $1[0].timeout(.seconds(3), scheduler: $0.scheduler)
        },
        OperatorExample("withLatestFrom", "x.withLatestFrom(y)", "an event with a value", "--a---b-c-|", "1---2---|") {
            $1[0].withLatestFrom($1[1]) { $0 + $1 }
        },
        OperatorExample("zip", "zip(x, y)", "first with first, second with second", "a-b-----c--|", "---1--2---|") {
            .zip($1[0], $1[1]) { $0 + $1 }
        },
    ]
}
