import RxTest
import Testing

struct MarbleRendererTests {
    private func debounce() -> MarbleRenderer {
        var renderer = MarbleRenderer()
        renderer.add("ab---c--|", label: "source")
        renderer.addOperator("debounce(3)")
        renderer.add("----b---(c|)", label: "result")
        return renderer
    }

    @Test func textHasAlignedLabels() {
        #expect(
            debounce().ascii == """
                source:  ab---c--|
                         [ debounce(3) ]
                result:  ----b---(c|)
                """
        )
        #expect(MarbleRenderer().ascii == "")
    }

    @Test func furtherLinesAreAligned() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles([Recorded.next(0, "hello"), .next(0, "a"), .next(1, "b")]), label: "x")
        #expect(renderer.ascii == "x:  (αa)\n    -b\n      α = hello")
    }

    @Test func thePictureHasADiscForEachElement() {
        let svg = debounce().svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(svg.split(separator: "<circle").count - 1 == 5)
        #expect(svg.contains(">debounce(3)</text>"))
        #expect(svg.contains(">source</text>"))
    }

    @Test func equalNamesHaveEqualColours() {
        var renderer = MarbleRenderer()
        renderer.add("a-b-a")
        let colours = renderer.svg.matches(of: /circle [^>]*fill="(?<colour>#\w+)"/).map(\.colour)
        #expect(colours.count == 3)
        #expect(colours[0] == colours[2])
        #expect(colours[0] != colours[1])
    }

    @Test func textIsEscaped() {
        var renderer = MarbleRenderer()
        renderer.add(Marbles([Recorded.next(0, "<")]), label: "\"a\" & b")
        #expect(renderer.svg.contains(">&lt;</text>"))
        #expect(renderer.svg.contains(">&quot;a&quot; &amp; b</text>"))
    }

    @Test func eventsOfATickAreStacked() {
        var renderer = MarbleRenderer()
        renderer.add("(ab#)")
        let places = renderer.svg.matches(of: /circle cx="(?<x>\d+)" cy="(?<y>\d+)"/).map { ($0.x, $0.y) }
        #expect(places.count == 2)
        #expect(places[0].0 == places[1].0)
        #expect(places[0].1 != places[1].1)
    }

    @Test func aMalformedDiagramIsDrawnAsItsMistake() {
        var renderer = MarbleRenderer()
        renderer.add("a(")
        #expect(renderer.svg.contains("This `(` has no `)`."))
    }
}
