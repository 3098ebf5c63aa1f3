public import RxTest

/// Draws diagrams below each other as a picture, for documentation.
///
/// ```swift
/// var renderer = MarbleRenderer()
/// renderer.add("ab---c--|", label: "source")
/// renderer.addOperator("debounce(3)")
/// renderer.add(scheduler.result(of: debounced), label: "result")
/// try renderer.svg.write(toFile: "debounce.svg", atomically: true, encoding: .utf8)
/// ```
public struct MarbleRenderer: Sendable {
    struct Lane: Sendable {
        let label: String
        let marbles: Marbles
        /// The tick at which the sequence begins.
        let start: TestTime
        /// When there was a subscription; with `nil`, the picture doesn't show this, and all of the line looks alike.
        let subscriptions: [Subscription]?
        /// The thread or queue on which the events come, if the picture is about that.
        var thread: String?
    }

    enum Row: Sendable {
        case sequence(Lane)
        case operation(String)
    }

    private(set) var rows: [Row] = []

    /// Makes a renderer with nothing to draw.
    public init() {}

    /// Adds a sequence below the present ones.
    ///
    /// - Parameters:
    ///   - marbles: What the sequence sends; instead of a malformed diagram, a description of its error is drawn.
    ///   - label: The text in front of it.
    ///   - start: The tick at which its line begins, for one that is subscribed to later; its events have their own
    ///     times.
    ///   - subscriptions: When it was subscribed to: its ``/RxTest/TestableObservable/subscriptions``. The picture is
    ///     pale where there was no subscriber; `nil` draws all of it alike.
    public mutating func add(
        _ marbles: Marbles,
        label: String = "",
        from start: TestTime = 0,
        subscriptions: [Subscription]? = nil
    ) {
        add(marbles, label: label, from: start, subscriptions: subscriptions, onThread: nil)
    }

    /// Adds a sequence whose events come on a thread or queue that the picture names.
    package mutating func add(
        _ marbles: Marbles,
        label: String,
        from start: TestTime,
        subscriptions: [Subscription]? = nil,
        onThread thread: String?
    ) {
        let lane = Lane(
            label: label,
            marbles: marbles,
            start: start,
            subscriptions: subscriptions,
            thread: thread
        )
        rows.append(.sequence(lane))
    }

    /// Adds an operator between the sequences above and those below: a box with its name.
    ///
    /// - Parameter name: The text in the box.
    public mutating func addOperator(_ name: String) {
        rows.append(.operation(name))
    }

    /// The diagrams as an SVG picture: values as discs on a time line, time from left to right.
    ///
    /// Equal names have equal colours. A result has the colours of the elements that it is made of: `a1` those of `a`
    /// and `1`, `A` that of `a`; an element of no source is grey, and an empty group has no colour. Completion is a bar
    /// and an error a cross; events of one tick are stacked. An arrow below a line marks a later subscription. The page
    /// is light or dark, as the reader prefers (`prefers-color-scheme`).
    public var svg: String {
        svg(description: "")
    }

    /// Where the first tick is in the picture, and how wide a tick is.
    package var scale: (origin: Int, tick: Int) { SVGDrawing(rows).scale }

    /// The diagrams as an SVG picture, with a description.
    ///
    /// - Parameter description: The same in words or in text, for readers that can't see it.
    /// - Returns: The text of the file.
    public func svg(description: String) -> String {
        SVGDrawing(rows).text(description)
    }
}

extension MarbleRenderer.Lane {
    /// When it was disposed of, if it hadn't come to its own end.
    var disposal: TestTime? {
        let end = subscriptions?.last?.unsubscribe ?? .max
        let last = try? marbles.script().steps.last
        let isOver = last?.mark.isEnd == true && last?.time == end
        return end == .max || isOver ? nil : end
    }
}
