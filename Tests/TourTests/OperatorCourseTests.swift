import Testing

@testable import Tour

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OperatorCourseTests {
    private func lines(_ request: String) async -> [String] {
        await Lesson.answer(request).lines
    }

    @Test func `time runs up to the last event`() async {
        var lesson = await Lesson.answer("debounce a---b|")
        #expect(lesson.last == 5)
        let pictures = (0...5).map { tick in
            lesson.tick = tick
            return lesson.lines.dropFirst().map { String($0.dropFirst("  source:  ".count)) }
        }
        let call = "[ debounce(.seconds(3), scheduler: scheduler) ]"
        #expect(pictures[0] == ["a", call, "-"])
        #expect(pictures[3] == ["a---", call, "---a"])
        #expect(pictures[5] == ["a---b|", call, "---a-(b|)"])
    }

    @Test func `the beginning of a name is enough, and a whole name is preferred`() async {
        #expect(await lines("thr").first?.hasPrefix("throttle: ") == true)
        #expect(await lines("flatMap").first?.hasPrefix("flatMap: ") == true)
        let names = await Lesson.answer("flat").names
        #expect(names == ["flatMap", "flatMapDelayError", "flatMapFirst", "flatMapLatest"])
    }

    @Test func `the line after the source is the inner sequence of each element`() async {
        #expect(
            await lines("flatMapLatest a--b| 1-x-3|").dropFirst() == [
                "  source:  a--b|",
                "           [ flatMapLatest { cold(…) } ]",
                "  a:       1-a!",
                "  b:          1-b-3|",
                "           1-a1-b-3|",
            ]
        )
    }

    @Test func `the form that takes as many lines is played`() async {
        #expect(await lines("catch a-#").contains("           [ catchAndReturn(\"x\") ]"))
        #expect(await lines("catch a-# 1-2|").last == "           a-1-2|")
        #expect(await lines("withLatestFrom --a---| 1| 2|").last == "           --a12-|")
    }

    @Test(arguments: [
        ("merge a| b(c", "  y: Malformed marble diagram, column 1: This `(` has no `)`."),
        ("map a.b|", "  source: Malformed marble diagram, column 1: `.` has no meaning here; elements are letters"),
        ("retry a-# #", "  This runs on and on. Let it wait a tick before it begins anew."),
    ])
    func `a line that can't be played is explained`(request: String, problem: String) async {
        let lesson = await Lesson.answer(request)
        #expect(lesson.lines[1].hasPrefix(problem))
        #expect(!lesson.isUnderstood)
    }

    @Test(arguments: [
        ("switchMap", "flatMapLatest"), ("until", "takeUntil"), ("removeDuplicates", "distinctUntilChanged"),
        ("adjacentPairs", "pairwise"),
    ])
    func `an unknown name suggests a known one`(typed: String, meant: String) async {
        #expect(await lines(typed).last?.contains(meant) == true)
    }

    @Test(arguments: [(24, 80), (15, 60), (8, 30), (50, 120)])
    func `the list of all operators fits a terminal`(rows: Int, columns: Int) async {
        let lesson = await Lesson.answer("")
        let page = Renderer(isColored: false).page(lesson, QueryLine(), Renderer.Size(rows: rows, columns: columns))
        #expect(page.lines.count <= rows)
        #expect(page.lines.allSatisfy { TextLayout.width(of: $0) <= columns })
        guard rows >= 24 else { return }
        for name in lesson.names { #expect(page.lines.contains { $0.contains(name) }, "\(name)") }
        #expect(page.lines.last?.contains("Ctrl-C ends") == true)
    }
}
