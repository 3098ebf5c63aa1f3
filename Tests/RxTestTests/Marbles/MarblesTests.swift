import TestSupport
import Testing

/// The grammar, and the equality of diagrams.
struct MarblesTests {
    @Test(arguments: [
        ("a-b|", "a-b|"), ("a-b|", " a - b | "), ("--", ""), ("-a--", "-a"), ("(ab|)", "(ab|)"), ("(a)--b", "a----b"),
        (" 12ms a", "------------a"), ("a 1s b", "a 1000ms b"), ("a 0ms b", "ab"), ("a 1.5s |", "a 1500ms |"),
        ("(ab)\n--c", "a\nb\n--c"), ("^--!", "^--!"), ("(^!)", "(^!)"), ("é-☀️", "é-☀️"),
    ])
    func `diagrams of the same events are equal`(left: String, right: String) {
        #expect(Marbles(left) == Marbles(right))
    }

    @Test(arguments: [
        ("a-b|", "a--b|"), ("ab", "a"), ("(ab)", "(ba)"), ("a|", "a#"), ("a(b|)", "ab|"), ("a", ""), ("^--!", "^---!"),
        ("a1", "1a"), ("12ms", "12"),
    ])
    func `diagrams of different events are not equal`(left: String, right: String) {
        #expect(Marbles(left) != Marbles(right))
    }

    @Test(arguments: [
        ("a(bc", 1, "This `(` has no `)`."),
        ("a)", 1, "This `)` has no `(`."),
        ("--()", 2, "This group is empty."),
        ("(a(b))", 2, "A group can't stand in another one, and column 0 opens one."),
        ("(a-b)", 2, "A group is one tick, so no time passes in it: put `)` first."),
        ("( 1s a)", 2, "A group is one tick, so no time passes in it: put `)` first."),
        ("-|-a", 3, "Nothing comes after the end, and `|` was that."),
        ("#|", 1, "Nothing comes after the end, and `#` was that."),
        ("a 0.5ms b", 2, "`0.5ms` isn't a whole number of ticks, which are 0.001 s each."),
    ])
    func `mistakes are reported with their column`(diagram: String, column: Int, reason: String) {
        let marbles = Marbles(diagram)
        #expect(marbles.syntaxError?.diagram == diagram)
        #expect(marbles.syntaxError?.column == column)
        #expect(marbles.syntaxError?.reason == reason)
        #expect(marbles != marbles)
        let caret = "    \(diagram)\n    " + String(repeating: " ", count: column) + "^"
        #expect("\(marbles)".hasSuffix(caret))
    }

    @Test func `one line cannot go on after another has ended`() {
        #expect(Marbles("a|\n---b").syntaxError != nil)
        #expect(Marbles("a--|\n-b").syntaxError == nil)
    }

    @Test func `a recording stores the length of a tick`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        #expect(scheduler.result(of: scheduler.cold("a 500ms b|")) == "a-----b|")
        #expect(TestScheduler().result(of: TestScheduler().cold("")) == "")
    }

    @Test func `a recording stores the names of its elements`() {
        let scheduler = TestScheduler()
        let source = scheduler.cold("a--10-(-6|)", names: ["10", "-6"])
        let result = scheduler.result(of: source, names: ["10", "-6"])
        #expect(result == "a--10-(-6|)")
        #expect("\(result)" == "a--10-(-6|)")
        #expect(source.recordedEvents == [.next(0, "a"), .next(3, "10"), .next(6, "-6"), .completed(6)])
    }
}

/// The diagrams of recordings.
struct MarbleDrawingTests {
    private func drawing(_ events: Recorded<Event<String>>...) -> String {
        "\(Marbles(events))"
    }

    @Test func `a tick is a column`() {
        #expect(drawing(.next(0, "a"), .next(3, "b"), .completed(5)) == "a--b-|")
        #expect(drawing() == "-")
    }

    @Test func `events of one tick are a group`() {
        #expect(drawing(.next(1, "a"), .next(1, "b"), .completed(1)) == "-(ab|)")
    }

    @Test func `events without room are in a further line`() {
        #expect(drawing(.next(0, "a"), .next(0, "b"), .next(2, "c"), .next(4, "d")) == "(ab)d\n--c")
        #expect(Marbles("(ab)d\n--c") == Marbles([Recorded.next(0, "a"), .next(0, "b"), .next(2, "c"), .next(4, "d")]))
    }

    @Test func `long names have a legend`() {
        #expect(drawing(.next(0, "hello"), .next(2, "a"), .next(3, "hello")) == "α-aα\n  α = hello")
    }

    @Test func `unknown errors have a legend`() {
        #expect(drawing(.error(1, MarbleError())) == "-#")
        #expect(drawing(.error(1, ContractError())) == "-#\n  # = ContractError()")
    }

    // Contract G7
    @Test func `events before the first column are named below the diagram`() {
        let events: [Recorded<Event<String>>] = [.next(210, "a"), .next(215, "b"), .completed(220)]
        #expect("\(Marbles(events, from: 215))" == "b----|\n  before the first column: a (tick -5)")
    }

    @Test func `long gaps are written as time`() {
        #expect(drawing(.next(0, "a"), .next(501, "b")) == "a 500ms b")
        let scheduler = TestScheduler()
        #expect("\(scheduler.result(of: scheduler.cold("a 600s b")))" == "a 600s b")
    }
}
