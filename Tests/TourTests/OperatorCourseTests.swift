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
    func `any text is a line that ends once`(text: String) {
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
        ("throttle", "a--d-----e--|"), ("distinctUntilChanged", "a-b----a--|"), ("sample", "---b---c--|"),
    ])
    func `each operator does what it does`(name: String, result: String) throws {
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
}
