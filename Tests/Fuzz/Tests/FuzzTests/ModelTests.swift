import Testing

@testable import Fuzz

/// The models against diagrams of the documentation: a model is right by itself, not because the library agrees.
struct ModelTests {
    @Test(arguments: [
        ("hot -12---3--|; debounce:3(a)", "-----2---(3|)"),
        ("hot -123----4-|; throttle:3(a)", "-1--3---4-|"),
        ("hot -123----4-|; throttleFirst:3(a)", "-1------4-|"),
        ("hot -1--2; throttleFirst:3(a)", "-1--2"),
        ("hot -1-2--|; delay:2(a)", "---1-2--|"),
        ("hot -1--2--------3; timeout:4(a)", "-1--2---#"),
        ("hot -1--2--3|; hot --5----7----|; zip:-1(a b)", "--6----9----|"),
        ("hot -1-----|; hot --5; zip:-1(a b)", "--6----|"),
        ("hot -1--2--|; hot --5----7--|; combineLatest:-1(a b)", "--6-7--9--|"),
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
    ])
    func `a model says what the diagram says`(_ code: String, _ marbles: String) throws {
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

    /// The same of a diagram, in which a group stands at the tick of its parenthesis.
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
