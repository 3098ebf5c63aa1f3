import Foundation
import Rendering
import RxTest

/// A diagram that a reader edits: the contents of its rows and of the sequences that the call starts, and its numbers.
package struct PlayRequest: Decodable, Sendable {
    /// The module whose catalogue has the picture.
    package let module: String
    /// The picture's name.
    package let picture: String
    /// The marbles of the rows, in the order of the diagram, without unchanged ones.
    package let rows: [Int: String]
    /// The numbers of the call in their order; if there are none, those of the comment.
    package let numbers: [Int]
    /// The marbles of inner sequences by their labels, without unchanged ones.
    package let inners: [String: String]

    package init(
        module: String,
        picture: String,
        rows: [Int: String] = [:],
        numbers: [Int] = [],
        inners: [String: String] = [:]
    ) {
        self.module = module
        self.picture = picture
        self.rows = rows
        self.numbers = numbers
        self.inners = inners
    }
}

/// The result of running a diagram.
package struct PlayAnswer: Encodable, Sendable {
    /// A line of the diagram.
    package struct Line: Encodable, Sendable {
        /// The row of the diagram; `nil` for a sequence that the call starts.
        package let row: Int?
        package let label: String
        package let kind: String
        /// Its marbles: for a source, those that can be edited; otherwise those that were sent.
        package let text: String
        /// The marbles of an inner sequence that can be edited: from its subscription on.
        package let given: String?
        /// The number of columns to the left of its marbles.
        package let indent: Int
        /// The ticks of subscription and disposal; `nil` for the disposal if nothing ended it.
        package let subscriptions: [[Int?]]
    }

    package let lines: [Line]
    package let numbers: [Int]
    /// The picture.
    package let svg: String
    package let words: String
    /// Where the first tick is in the picture, and how wide a tick is.
    package let scale: [Int]
    /// The tick of the last event.
    package let last: Int
}

/// The reason why a diagram can't be run, and the row that causes it.
package struct PlayProblem: Error, Encodable, Sendable {
    package let row: Int?
    package let problem: String

    package init(row: Int?, problem: String) {
        (self.row, self.problem) = (row, problem)
    }
}

extension PlayRequest {
    /// The limit for ticks of a row and for numbers of a call: a larger diagram couldn't be read.
    package static let most = 60

    /// Runs the diagram with the library.
    ///
    /// - Parameter moment: Lets the tasks of an edited diagram go on, in each tick: a program waits for some milliseconds.
    /// - Returns: The result.
    /// - Throws: The error in the request, in a sentence for the reader.
    @MainActor package func answer(
        passing moment: @escaping Stage.Moment = { await Task.yield() }
    ) async throws(PlayProblem) -> PlayAnswer {
        guard let picture = Picture.known.first(where: { $0.module == module && $0.name == picture }) else {
            throw PlayProblem(row: nil, problem: "No diagram of \(module) is called \(self.picture).")
        }
        let diagram = picture.diagram
        for (row, text) in rows.sorted(by: { $0.key < $1.key }) { try check(text, row: row, in: diagram) }
        for number in numbers where !(0...Self.most).contains(number) {
            throw PlayProblem(row: nil, problem: "A number is between 0 and \(Self.most) here, and \(number) isn't.")
        }
        for (label, text) in inners.sorted(by: { $0.key < $1.key }) { try check(text, of: "\(label): ") }
        let changes = rows.filter { diagram.rows.indices.contains($0.key) && diagram.rows[$0.key].text != $0.value }
        let isChanged = !changes.isEmpty || !numbers.isEmpty || !inners.isEmpty
        guard picture.run != nil || !isChanged else {
            throw PlayProblem(row: nil, problem: "No line in Tests/Diagrams runs this diagram.")
        }
        let stage = Stage(
            diagram.replacing(changes),
            numbers: numbers,
            inners: inners,
            moment: isChanged ? moment : nil
        )
        var renderer = MarbleRenderer()
        let failures = await FailureReporter.failures {
            picture.run(stage)
            renderer = await stage.finish().renderer
        }
        if let failure = failures.first { throw PlayProblem(row: nil, problem: failure.message) }
        guard !stage.isEndless else {
            throw PlayProblem(row: nil, problem: "This runs on and on. Let it wait a tick before it begins anew.")
        }
        return PlayAnswer(stage, renderer)
    }

    private func check(_ text: String, row: Int, in diagram: CommentDiagram) throws(PlayProblem) {
        guard diagram.rows.indices.contains(row) else {
            throw PlayProblem(row: nil, problem: "The diagram has no row \(row + 1).")
        }
        try check(text, row: row)
    }

    private func check(_ text: String, row: Int? = nil, of label: String = "") throws(PlayProblem) {
        guard text.count <= Self.most else {
            let problem = "\(label)A row has at most \(Self.most) ticks here, and this one \(text.count)."
            throw PlayProblem(row: row, problem: problem)
        }
        // The signs of comments that aren't events.
        let failures = FailureReporter.failures { _ = TestScheduler().hot(text.filter { $0 != "…" && $0 != "!" }) }
        if let failure = failures.first { throw PlayProblem(row: row, problem: label + failure.message) }
    }
}

extension PlayAnswer {
    init(_ stage: Stage, _ renderer: MarbleRenderer) {
        let (lanes, labels) = (stage.lanes, stage.labels)
        lines = lanes.map { lane in
            let row = lane.row.map { stage.diagram.rows[$0] }
            let isGiven = lane.kind == .hot || lane.kind == .cold || lane.kind == .mark
            return Line(
                row: lane.row,
                label: lane.row.map { labels[$0] } ?? lane.label,
                kind: lane.kind.rawValue,
                text: isGiven ? row?.text ?? "" : "\(lane.marbles())",
                given: lane.given,
                indent: row?.indent ?? 0,
                subscriptions: (lane.kind == .result ? [] : lane.subscriptions() ?? []).map { one in
                    [one.subscribe, one.unsubscribe == .max ? nil : one.unsubscribe]
                }
            )
        }
        numbers = stage.numbers
        svg = renderer.svg(description: renderer.words)
        words = renderer.words
        scale = [renderer.scale.origin, renderer.scale.tick]
        last = max(0, lanes.map { Self.lastTick("\($0.marbles())") }.max() ?? 0)
    }

    /// The tick of the last event; the events of a group at the end come at its beginning.
    private static func lastTick(_ marbles: String) -> Int {
        let text = marbles.prefix { $0 != "\n" }
        guard text.last == ")", let start = text.lastIndex(of: "(") else { return text.count - 1 }
        return text.distance(from: text.startIndex, to: start)
    }
}
