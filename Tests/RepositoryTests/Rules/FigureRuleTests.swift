import Testing

@Suite("Figures")
struct FigureRuleTests {
    private let page = Repository.current.file(FigureRule.page)

    @Test func `each figure of a row is that of the run`() {
        let rows = FigureRule.rows(in: Repository.current.file(FigureRule.results).text)
        #expect(rows.count > 200)
        #expect(FigureRule.figures(in: page.text).count > 40)
        expectNone(FigureRule.violations(in: page, rows: rows))
    }

    @Test func `the comparison of the README is a part of the page's`() {
        let readme = FigureRule.comparison(in: Repository.current.file("README.md").text)
        #expect(readme.count > 5)
        #expect(Set(readme.map(\.text)).isSubset(of: FigureRule.comparison(in: page.text).map(\.text)))
    }

    @Test func `the means of the comparison are those of its rows`() {
        let (combine, algorithms) = (FigureRule.mean(of: 1, in: page.text), FigureRule.mean(of: 2, in: page.text))
        let sentence = """
            is \(combine.ratio) for OpenCombine (\(combine.count) rows) and \(algorithms.ratio) for AsyncAlgorithms \
            (\(algorithms.count)).
            """
        #expect(page.text.contains(sentence), "\(sentence)")
    }

    private static let run = """
        row                 median   minimum   allocs     floor   ratio
        floor.closureCall     1.50      1.49        0      1.49   ×1.00
        map.1.pump            14.2      14.1        0      5.91   ×2.38
        growth.concat.10000   19.0    1,018.9   <0.001     39.7   ×0.48
        """

    @Test func `a run is read row by row`() {
        #expect(
            FigureRule.rows(in: Self.run) == [
                "floor.closureCall": .init(nanoseconds: "1.49", allocations: "0"),
                "map.1.pump": .init(nanoseconds: "14.1", allocations: "0"),
                "growth.concat.10000": .init(nanoseconds: "1,018.9", allocations: "<0.001"),
            ]
        )
    }

    @Test(
        arguments: [
            ("| an element | `map.1.pump` | 14.1 | 0 |", 0), ("| an element | `map.1.pump` | 14.2 | 0 |", 1),
            ("| an element | `map.1.pump` | 14.1 | 1 |", 1), ("| an element | `map.2.pump` | 14.1 | 0 |", 1),
            ("| a call | `floor.closureCall` | 1.49 | 0 | each closure |", 0), ("An element: `map.1.pump`.", 0),
        ]
    )
    func `a figure of another run is found, and so is a row of none`(line: String, count: Int) {
        let page = SourceFile(FigureRule.page, line)
        #expect(FigureRule.violations(in: page, rows: FigureRule.rows(in: Self.run)).count == count)
    }

    @Test func `the mean is geometric, over the rows that both have`() {
        let page = """
            | work | this library | another |
            |---|---:|---:|
            | a | 1.00 | 4.00 |
            | b | 1,000 | 9,000 |
            | c | 2.00 | – |

            | work | ns |
            | d | 7 |
            """
        #expect(FigureRule.mean(of: 1, in: page) == ("6.0", 2))
    }
}
