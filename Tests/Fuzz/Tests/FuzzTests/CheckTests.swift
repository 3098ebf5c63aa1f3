import Rx
import Synchronization
import Testing

@testable import Fuzz

// The fuzzer finds faults that were made on purpose.
extension FuzzTests {
    @Test func `a correct operator has no findings`() throws {
        let test = try #require(Case(code: "hot -1-2-|; map:1,-1(a)"))
        #expect(test.run().findings == [])
        #expect(test.run().isModelled)
    }

    @Test func `a model makes no statement where the order within a tick is open`() throws {
        let test = try #require(Case(code: "hot -1; merge(delay:2(a) delay:2(a))"))
        #expect(World.prediction(for: test) == nil)
    }

    @Test func `a wrong element is a finding of the model`() {
        let wrong = Operator("wrong", "%0.wrong()") {
            $0.source().map { $0 + 1 }
        } model: {
            try $0.source()
        }
        #expect(rules(wrong, "-1-|") == [.model])
    }

    @Test func `a closure that is kept is a leak`() {
        let kept = Mutex<[Probe]>([])
        let leaking = Operator("leaking", "%0.leaking()") { call in
            let probe = call.probe()
            kept.withLock { $0.append(probe) }
            return call.source()
        }
        #expect(rules(leaking, "-1-|").contains(.leak))
        kept.withLock { $0 = [] }
    }

    @Test func `a source that is kept is a leak`() {
        let kept = Mutex<[any Disposable]>([])
        let leaking = Operator("leaking", "%0.leaking()") { call in
            let source = call.source()
            kept.withLock { $0.append(source.subscribe()) }
            return source
        }
        #expect(rules(leaking, "-1").contains(.leak))
        kept.withLock { $0 = [] }
    }

    @Test func `a closure that is called after the end is a finding`() {
        let late = Operator("late", "%0.late()") { call in
            let probe = call.probe()
            return Observable.create { observer in
                let subscription = call.source().subscribe(observer)
                return Disposables.create {
                    subscription.dispose()
                    probe.touch()
                }
            }
        }
        #expect(rules(late, "-1-|") == [.lastWord])
    }

    @Test func `a source that is disposed of before the end is a finding`() {
        let hasty = Operator("hasty", "%0.hasty()", [], .plain) { call in
            Observable.create { observer in
                let source = SingleAssignmentDisposable()
                source.setDisposable(
                    call.source().subscribe(onNext: { _ in
                        source.dispose()
                        observer.onCompleted()
                    })
                )
                return source
            }
        }
        #expect(rules(hasty, "-1-|").contains(.orderOfEnd))
    }

    @Test func `a spy sees nested events`() throws {
        let bench = VirtualBench(Case(chain: try #require(firstInput.first), inputs: []))
        let spy = Spy(bench, node: 0)
        // No public source can do this: `create`, subjects and foreign types serialise their events.
        spy.enter("an element", isEnd: false)
        spy.enter("an element", isEnd: false)
        #expect(bench.outcome.findings.map(\.rule) == [.grammar])
    }

    @Test func `a lost element is a finding with threads`() {
        let lossy = Operator("lossy", "%0.lossy()", [], .lossless) { $0.source().skip(1) }
        let test = Case(chain: Chain(lossy, [], firstInput), inputs: [Input(kind: .hot, events: [])])
        #expect(test.runThreaded().findings.map(\.rule) == [.lost])
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("audit", "debounce"), ("bufferOpening", "bufferBoundary"), ("cascade", "merge3"),
            ("concatMapDelayError", "flatMapDelayError"), ("concatMapEager", "flatMapTwo"), ("expand", "concatMap"),
            ("mergeDelayError", "merge"), ("mergeScan", "concatMap"), ("pausableBuffered", "pausable"),
            ("retryWhenChain", "retrySignal"), ("skipLastFor", "delay"), ("takeLastFor", "skipLastFor"),
            ("timeoutFirst", "timeoutWhole"), ("zipByKey", "zip"),
        ]
    )
    func `a model finds another operator in its place`(name: String, other: String) throws {
        let (right, wrong) = (try #require(Operator.named[name]), try #require(Operator.named[other]))
        let swapped = Operator(
            name,
            right.text,
            right.numbers,
            right.traits,
            catches: right.catches,
            build: wrong.build,
            model: right.model
        )
        let finds = { (test: Case) in test.run().findings.contains { $0.rule == .model } }
        let found = try #require((1...5000).lazy.map { Self.test(of: swapped, seed: $0) }.first(where: finds))
        let small = Shrinker(fails: finds).shrink(found)
        #expect(finds(small))
        #expect(small.chain.names.contains(name))
        #expect(small.inputs.reduce(0) { $0 + $1.events.count } <= 6)
    }

    /// A random case of one operator, with inputs as its only sources.
    private static func test(of operation: Operator, seed: UInt64) -> Case {
        var generator = Generator(seed: seed)
        var random = SeededGenerator(seed: seed)
        var test = generator.next()
        let sources = (0..<operation.sources).compactMap { Operator.named[Case.name($0 % test.inputs.count)] }
        let numbers = operation.numbers.map { Int.random(in: $0, using: &random) }
        test.chain = Chain(operation, numbers, sources.map { Chain($0) })
        return test
    }

    private func rules(_ operation: Operator, _ marbles: Substring) -> [Finding.Rule] {
        let input = Input(kind: .hot, marbles: marbles)
        let test = Case(chain: Chain(operation, [], firstInput), inputs: input.map { [$0] } ?? [])
        return test.run().findings.map(\.rule)
    }
}

private let firstInput = Operator.named["a"].map { [Chain($0)] } ?? []
