import RxObservable
import Testing

@testable import Tour

@Suite(.timeLimit(.minutes(5)))
struct OperatorCourseTests {
    @Test(arguments: ["ab---c--|", "a-#", "---", "-(ab|)", "|"])
    func `a line is drawn as it was typed`(text: String) {
        let line = MarbleLine(text)
        #expect(line.text(upTo: .max, cellWidth: line.cellWidth) == text)
    }

    @Test(arguments: [("a-b-|", 2, "a-b"), ("a-b-|", 1, "a-"), ("a-b-|", 9, "a-b-|"), ("", 3, "-")])
    func `a line is drawn up to a tick`(text: String, tick: Int, expected: String) {
        #expect(MarbleLine(text).text(upTo: tick) == expected)
    }

    @Test(arguments: ["a|b", "#|", ")(", "((a", "a b"])
    func `any text makes a line with at most one end`(text: String) {
        let line = MarbleLine(text)
        #expect(line.events.filter { $0.event.isStopEvent }.count <= 1)
        #expect(line.events.dropLast().allSatisfy { !$0.event.isStopEvent })
    }

    @Test(arguments: [
        ("amb", "-1--2--3-|"), ("buffer", "----[ab]--------[c]---------[]----------[d]---------[e]---------([]|)"),
        ("catch", "a--b--1-2|"),
        ("concat", "a--b1-2-3|"), ("debounce", "----b---(c|)"), ("delay", "--ab--c---|"), ("filter", "a---c---|"),
        ("flatMap", "a--ab-ab--b--|"), ("concatMap", "a--a--ab--b--b|"), ("flatMapLatest", "a--ab--b--b--|"),
        ("flatMapFirst", "a--a--a------|"), ("merge", "a-1-b-2---|"), ("retry", "a-b-a-b-#"), ("skip", "----c-d-|"),
        ("startWith", "s-a-b-|"), ("take", "a-(b|)"), ("takeUntil", "a-b-c|"), ("timeout", "a-b--#"),
        ("share", "a--b--c--d--|"), ("switchLatest", "a--ab--b--b--|"),
        ("throttle", "a--d-----e--|"), ("distinctUntilChanged", "a-b----a--|"), ("sample", "---b---c--|"),
    ])
    func `each operator gives its result`(name: String, result: String) throws {
        guard case .lesson(let lesson) = MarbleRequest(name) else {
            Issue.record("There is no \(name).")
            return
        }
        #expect(lesson.lines().last?.hasSuffix(" " + result) == true, "\(lesson.lines().last ?? "")")
    }

    @Test func `the beginning of a name is enough, and a whole name is preferred`() {
        guard case .lesson(let throttle) = MarbleRequest("thr"), case .lesson(let map) = MarbleRequest("flatMap") else {
            Issue.record("They aren't found.")
            return
        }
        #expect(throttle.example.name == "throttle")
        #expect(map.example.name == "flatMap")
        guard case .choice(let examples) = MarbleRequest("flat") else {
            Issue.record("It is more than one.")
            return
        }
        #expect(examples.map(\.name) == ["flatMap", "flatMapFirst", "flatMapLatest"])
    }

    @Test func `operators are in alphabetical order`() {
        let names = OperatorExample.all.map { $0.name.lowercased() }
        #expect(names == names.sorted())
    }

    /// The diagram of a request.
    private func lines(_ request: String) -> [String] {
        OperatorCourse.lines(for: request).map { String($0.drop { $0 == " " }) }
    }

    @Test func `inner sequences have their own lines, and a cancelled one ends with a mark`() {
        #expect(lines("flatMapLatest a---b----| x--x--x|").contains("a:       a--a!"))
        #expect(OperatorCourse.lines(for: "flatMapLatest").contains("  b:           b--b--b|"))
        #expect(lines("flatMapFirst").filter { $0.hasPrefix("b:") } == [])
        #expect(lines("concatMap").contains("b:              b--b--b|"))
    }

    @Test func `the second input of a flattening operator is its inner sequence`() {
        #expect(lines("flatMapLatest a--b--c| 1-2-3|").last == "result:  1-21-21-2-3|")
    }

    @Test func `a later subscriber is shown for share and replay`() {
        #expect(OperatorCourse.lines(for: "share").contains("  second:      --c--d--|"))
        #expect(OperatorCourse.lines(for: "share").contains("  shared:  a--b--c--d--|"))
        let replayed = lines("replay").first { $0.hasPrefix("second:") } ?? ""
        #expect(replayed.contains("(bc)"), "\(replayed)")
    }

    @Test func `an extra input is reported`() {
        #expect(lines("debounce a--b| 1-2|").last == "(it takes 1 of them; not used: 1-2|)")
        #expect(lines("merge a| b| c|").last == "(it takes 2 of them; not used: c|)")
    }

    @Test func `a name of two words is one name`() {
        #expect(lines("take until a-b-c| ---x").last == "result:  a-b|")
        #expect(lines("take a-b-c-| x").last == "(it takes 1 of them; not used: x)")
    }

    @Test(arguments: [
        ("switchMap", "flatMapLatest"), ("pause", "debounce"), ("mergee a| b|", "merge"), ("fliter", "filter"),
        ("until", "takeUntil"), ("removeDuplicates", "distinctUntilChanged"),
    ])
    func `an unknown name suggests a known one`(typed: String, meant: String) {
        #expect(OperatorCourse.lines(for: typed).last?.contains(meant) == true, "\(OperatorCourse.lines(for: typed))")
    }

    @Test(arguments: [(24, 80), (15, 60), (8, 30), (50, 120)])
    func `the list of all operators fits a terminal`(rows: Int, columns: Int) {
        let names = OperatorExample.all.map(\.name)
        let screen = OperatorScreen(text: "", lines: OperatorCourse.lines(for: ""), names: names)
        let page = Renderer(isColored: false).page(screen, QueryLine(), Renderer.Size(rows: rows, columns: columns))
        #expect(page.lines.count <= rows)
        #expect(page.lines.allSatisfy { TextLayout.width(of: $0) <= columns })
        guard rows >= 15 else { return }
        for name in names { #expect(page.lines.contains { $0.contains(name) }, "\(name)") }
        #expect(columns < 80 || page.lines.last?.contains("Ctrl-C ends") == true)
    }
}
