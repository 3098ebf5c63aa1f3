import TestSupport
import Testing

@testable import Rendering

/// What no picture of a page has, and those are compared to the letter: `DocumentationPicturesTests`.
struct MarbleRendererTests {
    private func debounce() -> MarbleRenderer {
        var renderer = MarbleRenderer()
        renderer.add("ab---c--|", label: "source")
        renderer.addOperator("debounce(3)")
        renderer.add("----b---(c|)", label: "result")
        return renderer
    }

    @Test func `text is escaped`() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles([Recorded.next(0, "<")]), label: "\"a\" & b")
        #expect(renderer.svg.contains(">&lt;</text>"))
        #expect(renderer.svg.contains(">&quot;a&quot; &amp; b</text>"))
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
