import Testing

@testable import Fuzz

// The models against diagrams of the documentation: a model must be right by itself, not because the library agrees.
extension FuzzTests {
    @Test(arguments: [
        ("hot -12---3--|; debounce:3(a)", "-----2---(3|)"),
        ("hot -123----4-|; throttle:3(a)", "-1--3---4-|"),
        ("hot -123----4-|; throttleFirst:3(a)", "-1------4-|"),
        ("hot -1--2; throttleFirst:3(a)", "-1--2"),
        ("hot -1-2--|; delay:2(a)", "---1-2--|"),
        ("hot -1--2--------3; timeout:4(a)", "-1--2---#"),
        ("hot -1--2--3-|; hot --5-----7--|; zip:-1(a b)", "--6-----9--|"),
        ("hot -1-----|; hot --5; zip:-1(a b)", "--6----|"),
        ("hot -1--2--|; hot --5-----7-|; combineLatest:-1(a b)", "--6-7---9-|"),
        ("hot -1---2-3-|; hot ---4--5; withLatestFrom:-1(a b)", "-----6-8-|"),
        ("hot -1-2---3-|; hot ----7-7--; sample(a b)", "----2"),
        ("hot -1-2-3-|; hot ----7; takeUntil(a b)", "-1-2|"),
        ("hot -1-2-3-|; hot ----7; skipUntil(a b)", "-----3-|"),
        ("hot -1-----2-|; cold -3-4|; flatMapFirst:-1(a b)", "--3-4---3-4|"),
        ("hot -1-2; cold -3-4|; flatMapLatest:-1(a b)", "--3-3-4"),
        ("hot -1-|; cold -3-4-5-|; concatMap:-1(a b)", "--3-4-5-|"),
        ("cold -1-#; retry:2(a)", "-1--1-#"),
        ("hot -12--3|; windowReduce:3,2(a)", "--9--4(0|)"),
        ("hops; cold --12|; observeOn(a)", "---12|"),
        ("hops; delay:2(from:1,2)", "--12|"),
        ("merge(from:1,2 from:5,2)", "(1526|)"),
        ("flatMap:-1(from:1,2 from:5,2)", "(5656|)"),
        // RxExtras
        ("hot -12-3------4--|; audit:4(a)", "-----3---------(4|)"),
        ("hot -12----3-------|; cold ---1; auditUntil:-1(a b)", "----2-----3----|"),
        ("hot -12--4-5----|; throttleFor:2,-1(a)", "-1---4------|"),
        ("hot -12-3------4--|; throttleEdges:4,1(a)", "-----3---------(4|)"),
        ("hot -12--4; debounceFor:2,-1(a)", "--------4"),
        ("hot -1--2--3-|; skipLastFor:4(a)", "-----1--2|"),
        ("hot -1---|; skipLastFor:4(a)", "-----(1|)"),
        ("hot -1--2--3-|; takeLastFor:4(a)", "---------(3|)"),
        ("hot -1---|; takeLastFor:4(a)", "-----|"),
        ("hot -1--2--------3|; timeoutFirst:3(a error)", "-1--2--------3|"),
        ("hot -1--2--------3|; timeoutWhole:6(a error)", "-1--2-#"),
        ("hot -1--2--------3|; timeoutError:4(a)", "-1--2---#"),
        ("hot -1--2-|; timeInterval(a)", "-1--3-|"),
        ("hot -1--2-|; timestamp(a)", "-1--4-|"),
        ("observePressure:0,2(from:1,4)", "(34|)"),
        ("observePressure:1,2(from:1,4)", "(12|)"),
        ("observePressure:2,2(from:1,4)", "(12#)"),
        ("hot -12-----3--|; bufferQuiet:3(a)", "-----9-----(4|)"),
        ("hot -1-2-3-4-|; hot ----5-6; bufferBoundary(a b)", "----9-4--(5|)"),
        ("hot -1-2-3-4-5-|; hot --7; cold ---1; bufferOpening:-1(a b c)", "-----3-----|"),
        ("hot -1-2-3-4------5-|; hot --1-9----1; pausableBuffered:5,2,3(a b)", "--12-----(34)-----5-|"),
        ("hot -1-2-3-|; hot ----3; pausableAfter:1,5(a b)", "-1---3-|"),
        ("hot -1--2--3|; hot --12-----3|; sequenceEqual(a b)", "----------(1|)"),
        ("hot -1-2|; hot --1--3|; sequenceEqual(a b)", "-----(0|)"),
        ("hot -1--2--3--|; hot -----4--5--|; hot --|; cascade(a b c)", "-1--24--5--|"),
        ("hot -1--#; hot --2---3|; mergeDelayError(a b)", "-12---3#"),
        ("cold -1-#; cold -2-|; concatDelayError(a b)", "-1--2-#"),
        ("hot -1--4--7-|; hot --5-----2-|; zipByKey:-1(a b)", "----7---5-|"),
        ("hot -1----2-|; hot --3; hot ---4; withLatestFromTwo:-1(a b c)", "------9-|"),
        ("hot -1-8-|; partition:5,-1(a)", "-1-1-|"),
        ("hot -12; cold --3-4|; concatMapEagerAll:-1(a b)", "---3-4(34)"),
        ("hot -12; cold --3-4|; concatMapEager:-1,1(a b)", "---3-4--3-4"),
        ("hot -1--2----|; cold --1; delayUntil:-1(a b)", "---1--2--|"),
        ("hot -1----|; cold --1|; expand:-1,1(a b)", "-1-4--7|"),
        ("hot -1--2--3--|; mergeScan:-1,0,1(a x)", "-1--3--6--|"),
        ("unfold:2,-1(just:3)", "(567|)"),
        ("hot -1--2---|; cold -3-#; flatMapDelayError:-1(a b)", "--3--3--#"),
        ("hot -12-|; cold -3-#; concatMapDelayError:-1(a b)", "--3--3-#"),
        ("cold -1-#; hot -----2; retrySignal(a b)", "-1----1"),
        ("cold -1#; retryWhenTake:1(a)", "-1-1|"),
        ("cold -1#; retryWhenChain(a just:1)", "-1-1-1|"),
        ("cold -1|; repeatDelayed:2,3(a)", "-1----1|"),
        ("cold -1#; catchType(a just:7)", "-1(7|)"),
        ("hot -1-2-3; cache:4(a)", "-1-2|"),
    ])
    func `a model agrees with the diagram`(_ code: String, _ marbles: String) throws {
        let test = try #require(Case(code: code))
        let events = try #require(World.prediction(for: test))
        #expect(drawing(events) == normal(marbles))
    }

    @Test func `a model makes no statement where the order within a tick is open`() throws {
        let test = try #require(Case(code: "hot -1; merge(delay:2(a) delay:2(a))"))
        #expect(World.prediction(for: test) == nil)
    }

    /// Each event with its tick.
    private func drawing(_ events: [Input.Event]) -> [String] {
        events.map { event in
            if case .error = event.signal { return "\(event.tick)#" }
            return "\(event.tick)\(event.signal)"
        }
    }

    /// The same for a diagram, in which a group is at the tick of its parenthesis.
    private func normal(_ marbles: String) -> [String] {
        var result: [String] = []
        var tick = 0
        var isGroup = false
        for character in marbles where character != " " {
            switch character {
            case "(": isGroup = true
            case ")": isGroup = false
            case "-": tick += 1
            default:
                result.append("\(tick)\(character)")
                if !isGroup { tick += 1 }
            }
        }
        return result
    }
}
