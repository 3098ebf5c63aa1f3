import RxObservable
import RxSchedulers
import RxTest
import Testing

@testable import Rendering

struct MarbleRendererTests {
    private func debounce() -> MarbleRenderer {
        var renderer = MarbleRenderer()
        renderer.add("ab---c--|", label: "source")
        renderer.addOperator("debounce(3)")
        renderer.add("----b---(c|)", label: "result")
        return renderer
    }

    @Test func `the picture has a disc for each element`() {
        let svg = debounce().svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(svg.split(separator: "<circle").count - 1 == 5)
        #expect(svg.contains(">debounce(3)</text>"))
        #expect(svg.contains(">source</text>"))
    }

    @Test func `equal names have equal colours`() {
        var renderer = MarbleRenderer()
        renderer.add("a-b-a")
        let colours = renderer.svg.matches(of: /circle [^>]*fill="(?<colour>#\w+)"/).map(\.colour)
        #expect(colours.count == 3)
        #expect(colours[0] == colours[2])
        #expect(colours[0] != colours[1])
    }

    @Test func `text is escaped`() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles([Recorded.next(0, "<")]), label: "\"a\" & b")
        #expect(renderer.svg.contains(">&lt;</text>"))
        #expect(renderer.svg.contains(">&quot;a&quot; &amp; b</text>"))
    }

    @Test func `events of a tick are stacked`() {
        var renderer = MarbleRenderer()
        renderer.add("(ab#)")
        let places = renderer.svg.matches(of: /circle cx="(?<x>\d+)" cy="(?<y>\d+)"/).map { ($0.x, $0.y) }
        #expect(places.count == 2)
        #expect(places[0].0 == places[1].0)
        #expect(places[0].1 != places[1].1)
    }

    @Test func `an end is drawn beside the element of its tick`() {
        var renderer = MarbleRenderer()
        renderer.add("-(ab|)")
        let discs = renderer.svg.matches(of: /circle cx="(?<x>\d+)" cy="(?<y>\d+)"/)
        let bar = renderer.svg.firstMatch(of: /d="M(?<x>\d+) (?<y>\d+)v28"/)
        let (x, y) = (bar.flatMap { Int($0.x) } ?? 0, bar.flatMap { Int($0.y) } ?? 0)
        #expect(discs.count == 2)
        #expect(x >= (Int(discs[0].x) ?? 0) + 14)
        #expect(y == (Int(discs[0].y) ?? 0) - 14)
    }

    @Test func `in a long run pauses are cut, and no discs overlap`() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles((0..<40).map { Recorded.next($0, $0) } + [.next(1000, 1), .next(1001, 2)]))
        let places = renderer.svg.matches(of: /circle cx="(?<x>\d+)"/).compactMap { Int($0.x) }
        #expect(places.count == 42)
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 28 })
        #expect((places.last ?? 0) < 42 * 32 + 200)
    }

    @Test func `long labels fit`() {
        var renderer = MarbleRenderer()
        renderer.add("-a|")
        renderer.addOperator("distinctUntilChanged { $0.lowercased() }")
        let width = renderer.svg.firstMatch(of: /width="(?<width>\d+)"/).flatMap { Int($0.width) } ?? 0
        #expect(width > 8 * "distinctUntilChanged { $0.lowercased() }".count)
    }

    @Test func `long names are shortened`() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles([Recorded.next(0, "abc"), .next(1, "1000"), .next(2, "wonderful")]))
        #expect(renderer.svg.contains(">abc</text>"))
        #expect(renderer.svg.contains(">1000</text>"))
        #expect(renderer.svg.contains(">won…</text>"))
    }

    @Test func `a malformed diagram is drawn as its error message`() {
        var renderer = MarbleRenderer()
        renderer.add("a(")
        #expect(renderer.svg.contains("This `(` has no `)`."))
        // The caret is under the column.
        #expect(renderer.svg.contains(" ^</text>"))
    }

    @Test func `unobserved events are pale`() {
        var renderer = MarbleRenderer()
        renderer.add("a--b--c--|", label: "source", subscriptions: [Subscription(0, 3)])
        let pale = renderer.svg.matches(of: /<g opacity="\.3">(?<inside>.*?)<\/g>/).map(\.inside)
        #expect(pale.count == 2)
        #expect(pale.first?.contains(">c</text>") == true)
        #expect(renderer.svg.contains("stroke-dasharray"))
    }

    @Test func `a source without a subscriber is pale from the start`() {
        var renderer = MarbleRenderer()
        renderer.add("a-b|", subscriptions: [])
        #expect(renderer.svg.split(separator: "opacity=").count - 1 == 3)
    }

    @Test func `a later sequence has a line from its start on`() {
        var renderer = MarbleRenderer()
        renderer.add("a---b|")
        renderer.add("----1|", from: 4)
        let starts = renderer.svg.matches(of: /<path d="M(?<x>\d+) \d+H/).compactMap { Int($0.x) }
        let second = renderer.svg.matches(of: /circle cx="(?<x>\d+)"/).compactMap { Int($0.x) }
        #expect(starts.count == 2)
        #expect(starts.last == second.last)
    }

    @Test func `one picture is for light and for dark pages`() throws {
        var renderer = debounce()
        renderer.add("--#")
        let svg = renderer.svg
        let style = try #require(svg.firstMatch(of: /<style>@media \(prefers-color-scheme: dark\) .*<\/style>/))
        // Each colour of the light page has one for the dark one, except those of discs and of what is on them.
        let drawn = svg[style.range.upperBound...].matches(of: /(fill|stroke)="(#\w+)"/)
            .map { "[\($0.1)=\"\($0.2)\"]" }
        let onDiscs = (SVGColours.discs + [SVGColours.onDiscs]).map { "[fill=\"\($0)\"]" }
        #expect(Set(drawn).subtracting(onDiscs).allSatisfy { style.0.contains(".marbles \($0) {") })
        #expect(svg.contains("fill=\"\(SVGColours.text)\" text-anchor=\"middle\" class=\"marbles\">"))
    }

    @Test func `a picture has a description`() {
        let svg = debounce().svg(description: "a & b\nc")
        #expect(svg.contains("<desc>a &amp; b\nc</desc>"))
        #expect(!debounce().svg.contains("<desc>"))
    }

    // MARK: The meaning of colours and marks

    /// The colours of the discs and of their parts, in the order of the picture.
    private func colours(_ renderer: MarbleRenderer) -> [String] {
        renderer.svg.matches(of: /(circle|path d="M\d+ \d+L)[^>]*fill="(?<colour>#\w+)"/).map { String($0.colour) }
    }

    @Test func `an element made from two has the colours of both`() {
        var renderer = MarbleRenderer()
        renderer.add("a-|")
        renderer.add("1-|")
        renderer.addOperator("zip(x, y) { $0 + $1 }")
        renderer.add(Marbles([Recorded.next(0, "a1")]))
        let colours = colours(renderer)
        #expect(colours.count == 4)
        #expect(Array(colours.suffix(2)) == Array(colours.prefix(2)))
        #expect(colours[0] != colours[1])
    }

    @Test func `an element of no source is grey, and a changed element keeps its colour`() {
        var renderer = MarbleRenderer()
        renderer.add("a-b|")
        renderer.addOperator("f")
        renderer.add("A-x-B|")
        let colours = colours(renderer)
        #expect([colours[2], colours[4]] == [colours[0], colours[1]])
        #expect(colours[3] == "#c7c7cc")
        #expect(!colours.prefix(2).contains(colours[3]))
    }

    @Test func `letters of a long word aren't parts of it`() {
        var renderer = MarbleRenderer()
        renderer.add("a|")
        renderer.addOperator("f")
        renderer.add(Marbles([Recorded.next(0, "false")]))
        #expect(colours(renderer).last == "#c7c7cc")
    }

    @Test func `an operator without a source has its own colours`() {
        var renderer = MarbleRenderer()
        renderer.addOperator("of(1, 2)")
        renderer.add("(12|)")
        #expect(Set(colours(renderer)).count == 2)
        #expect(!colours(renderer).contains("#c7c7cc"))
    }

    @Test func `an empty group looks empty`() {
        var renderer = MarbleRenderer()
        renderer.add("a|")
        renderer.addOperator("f")
        renderer.add(Marbles([Recorded.next(0, "")]))
        #expect(renderer.svg.contains("fill=\"#ffffff\" stroke=\"#404040\" stroke-dasharray=\"3 3\""))
    }

    @Test func `a later subscriber has a mark`() {
        var renderer = MarbleRenderer()
        renderer.add("a--b|")
        #expect(!renderer.svg.contains("l6 -7l6 7"))
        renderer.add("---b|", from: 3)
        #expect(renderer.svg.split(separator: "l6 -7l6 7").count == 2)
    }

    @Test func `long labels are above their lines, and long calls take two lines`() {
        var renderer = MarbleRenderer()
        renderer.add("a|", label: "source, first time")
        renderer.addOperator("throttle(.seconds(3), latest: false, scheduler: scheduler)")
        #expect(renderer.svg.contains("text-anchor=\"start\">source, first time</text>"))
        #expect(renderer.svg.contains(">throttle(.seconds(3), latest:</text>"))
        #expect(renderer.svg.contains(">false, scheduler: scheduler)</text>"))
    }

    // MARK: Words

    @Test func `the text describes the picture`() {
        #expect(
            debounce().words == """
                source sends a at 0, b at 1, c at 5, completes at 8. debounce(3) gives: \
                result sends b at 4, c and completes at 8.
                """
        )
    }

    @Test func `the text tells when a subscription begins and ends`() {
        var renderer = MarbleRenderer()
        renderer.add("----b-c", label: "second", from: 4, subscriptions: [Subscription(4, 6)])
        renderer.add("--#")
        renderer.add("")
        renderer.add("a(")
        renderer.addOperator("buffer")
        renderer.add(Marbles([Recorded.next(2, "")]))
        #expect(
            renderer.words == """
                second subscribed to at 4, sends b at 4, c at 6, is disposed of at 6. The sequence fails at 2. \
                The sequence sends nothing. The sequence is malformed. buffer gives: sends an empty group at 2.
                """
        )
    }
}
