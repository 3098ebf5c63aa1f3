import Rendering
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import TestSupport

/// Runs the diagram of a comment: provides the sources of the operator, and records the results.
///
/// Each row of the diagram is a source or a result, and the corresponding call claims it. A picture shows the sent
/// events; a difference from the comment is a mismatch.
package final class Stage: Sendable {
    /// A line of the picture.
    struct Lane: Sendable {
        let row: Int?
        let label: String
        let kind: Kind
        /// Its events, as marbles.
        let marbles: @Sendable () -> Marbles
        /// Its subscriptions; `nil` for a result.
        let subscriptions: @Sendable () -> [Subscription]?
        let draw: @Sendable (inout MarbleRenderer, _ label: String) -> Void
        let mismatch: @Sendable () -> String?
        /// The marbles with which it was made, if it is an inner sequence.
        var given: String?
        var arrival: Arrival?
    }

    /// Lets tasks run in a tick.
    package typealias Moment = @MainActor @Sendable () async -> Void

    /// The kind of a line.
    enum Kind: String, Sendable, Encodable {
        case hot, cold, inner, mark, result
    }

    /// Waits for the events of a row up to the end of a tick, as the comment has them.
    typealias Arrival = @Sendable (_ tick: TestTime, _ limit: Duration) async -> Void

    private struct State {
        var claimed: Set<Int> = []
        var lanes: [Lane] = []
        var boxes: [Int: String] = [:]
        var mistakes: [String] = []
        var bag: [any Disposable] = []
        var numbers: [Int] = []
    }

    let scheduler = TestScheduler()
    /// Records the ticks in which tasks pause.
    let pauses: TestableObserver<String>
    let tasks = LockedValue<Tasks?>(nil)
    let diagram: CommentDiagram
    private let state = LockedValue(State())
    private let given: [Int]
    private let inners: [String: String]
    let moment: Moment?

    /// Makes a stage.
    ///
    /// - Parameters:
    ///   - diagram: The diagram to run.
    ///   - numbers: The numbers to use instead of the numbers of the call, in their order.
    ///   - inners: The marbles of inner sequences that a reader has changed, by their labels.
    ///   - moment: Lets tasks run in each tick, if the diagram isn't that of the comment, whose events are known.
    init(_ diagram: CommentDiagram, numbers: [Int] = [], inners: [String: String] = [:], moment: Moment? = nil) {
        self.diagram = diagram
        self.inners = inners
        self.moment = moment
        given = numbers
        pauses = scheduler.createObserver(String.self)
    }

    // MARK: Numbers of the call

    /// A number that a reader can change in the diagram.
    func number(_ value: Int) -> Int {
        state.withLock { state in
            state.numbers.append(value)
            let index = state.numbers.count - 1
            return index < given.count ? given[index] : value
        }
    }

    /// A time that a reader can change in the diagram.
    func seconds(_ value: Int) -> RxTimeInterval {
        .seconds(number(value))
    }

    /// The numbers that were used, as the comment writes them.
    var numbers: [Int] { state.withLock(\.numbers) }

    // MARK: Sources

    /// The source of a row; it sends with or without a subscriber.
    func hot(
        _ label: String = "source",
        names: [String] = [],
        onThread thread: String? = nil
    ) -> TestableObservable<String> {
        let row = claim(label)
        let source = scheduler.hot(diagram.rows[row].marbles, names: names)
        add(source, row: row, label: label, thread: thread, times: { _ in 0 })
        return source
    }

    /// The source of a row, which begins when it is subscribed to; that should be where the row begins.
    func cold(
        _ label: String = "source",
        names: [String] = [],
        onThread thread: String? = nil
    ) -> TestableObservable<String> {
        let row = claim(label)
        return cold(diagram.rows[row].text, label, row: row, names: names, thread: thread)
    }

    /// A cold source that the picture shows beside the rows of the diagram, and whose marbles a reader can change.
    func inner(_ label: String, _ marbles: String) -> TestableObservable<String> {
        cold(inners[label] ?? marbles, label, row: nil)
    }

    /// The next source at each subscription, and the last one from then on.
    func inTurn(_ labels: String...) -> Observable<String> {
        let sources = labels.map { cold($0).asObservable() }
        let count = LockedValue(0)
        return .deferred {
            let index = count.withLock { count in
                defer { count += 1 }
                return count
            }
            return sources[min(index, sources.count - 1)]
        }
    }

    /// Runs an action in the tick of a row's `^`.
    func at(_ label: String, _ action: @escaping @Sendable () -> any Disposable) {
        let row = claim(label)
        let marbles = diagram.rows[row].marbles
        let tick = marbles.distance(from: marbles.startIndex, to: marbles.firstIndex(of: "^") ?? marbles.endIndex)
        let lane = Lane(
            row: row,
            label: label,
            kind: .mark,
            marbles: { Marbles(marbles) },
            subscriptions: { [] },
            draw: { $0.add(Marbles(marbles), label: $1) },
            mismatch: { nil }
        )
        state.withLock { $0.lanes.append(lane) }
        run(at: tick, action)
    }

    private func cold(
        _ marbles: String,
        _ label: String,
        row: Int?,
        names: [String] = [],
        thread: String? = nil
    ) -> TestableObservable<String> {
        let source = scheduler.cold(marbles, names: names)
        add(source, row: row, label: label, given: marbles, thread: thread, times: { $0 })
        return source
    }

    /// Adds the line of a source; `times` maps the tick of a subscription to the tick from which the events' times
    /// count.
    private func add(
        _ source: TestableObservable<String>,
        row: Int?,
        label: String,
        given: String? = nil,
        thread: String? = nil,
        times: @escaping @Sendable (TestTime) -> TestTime
    ) {
        let isHot = times(1) == 0
        let indent = row.map { diagram.rows[$0].indent }
        let marbles: @Sendable () -> Marbles = {
            let starts = isHot ? [0] : source.subscriptions.map(\.subscribe)
            let events = starts.flatMap { start in
                source.recordedEvents.map { Recorded(time: start + $0.time, value: $0.value) }
            }
            return Marbles(events)
        }
        var lane = Lane(
            row: row,
            label: label,
            kind: isHot ? .hot : row == nil ? .inner : .cold,
            marbles: marbles,
            subscriptions: { source.subscriptions },
            draw: { renderer, label in
                let subscriptions = source.subscriptions
                let start = isHot ? 0 : subscriptions.first?.subscribe ?? indent ?? 0
                renderer.add(marbles(), label: label, from: start, subscriptions: subscriptions, onThread: thread)
            },
            mismatch: {
                guard !isHot, let indent, let start = source.subscriptions.first?.subscribe else { return nil }
                return start == indent ? nil : "\(label) begins at \(start), not at \(indent)"
            }
        )
        if row == nil { lane.given = given }
        if let indent, !isHot {
            lane.arrival = { tick, limit in
                if tick >= indent { await source.waitForSubscriptions(within: limit) }
            }
        }
        state.withLock { [lane] in $0.lanes.append(lane) }
    }

    // MARK: Results

    /// Puts a box above the next result.
    func box(_ text: String) {
        let row = nextRow
        state.withLock { $0.boxes[row] = text }
    }

    /// Subscribes to a result, that of the next row if no label is given.
    ///
    /// - Parameters:
    ///   - source: The result.
    ///   - label: The row's label.
    ///   - start: When to subscribe.
    ///   - end: When to dispose of the subscription.
    ///   - thread: The thread of its events, if the picture is about threads.
    ///   - values: The values of the letters of the diagram, if they aren't the letters themselves.
    func show<Element: Sendable>(
        _ source: some ObservableConvertibleType<Element>,
        as label: String? = nil,
        from start: TestTime = 0,
        until end: TestTime? = nil,
        onThread thread: String? = nil,
        values: [String: String] = [:]
    ) {
        let row = label.map(claim) ?? claimNext()
        let observer = scheduler.createObserver(String.self)
        // The picture doesn't show which error it is.
        let texts = source.asObservable().map { "\($0)" }.catch { _ in .error(MarbleError()) }
        let name = diagram.rows[row].label
        add(observer, row: row, label: name, start: { start }, end: end, thread: thread, values: values)
        run(at: start) { texts.subscribe(observer) }
        if let end { scheduler.scheduleAt(end) { [state] in state.withLock(\.bag).forEach { $0.dispose() } } }
    }

    /// Subscribes to a result whose elements are sequences, and to each of these when it comes.
    func show(windows source: Observable<Observable<String>>, _ names: String...) {
        let row = claimNext()
        let observers = names.map { _ in scheduler.createObserver(String.self) }
        let starts = LockedValue([TestTime](repeating: 0, count: names.count))
        for (index, name) in names.enumerated() {
            let inner = diagram.rows.firstIndex { $0.label == name }
            if let inner { state.withLock { _ = $0.claimed.insert(inner) } }
            add(observers[index], row: inner, label: name, start: { starts.value[index] }, values: [:])
        }
        let observer = scheduler.createObserver(String.self)
        add(observer, row: row, label: diagram.rows[row].label, start: { 0 }, values: [:])
        let numbered = source.enumerated().map { [state, scheduler] index, window in
            // An edited diagram may make more of them than there are rows.
            guard index < names.count else { return "…" }
            starts.withLock { $0[index] = scheduler.clock }
            let subscription = window.subscribe(observers[index])
            state.withLock { $0.bag.append(subscription) }
            return names[index]
        }
        run(at: 0) { numbered.subscribe(observer) }
    }

    /// Shows the marbles of the comment: the last row is the result.
    func showAsWritten() {
        for (index, row) in diagram.rows.enumerated() {
            let kind: Kind = row.isCall ? .result : .hot
            let draw: @Sendable (inout MarbleRenderer, String) -> Void = { renderer, label in
                renderer.add(Marbles(row.marbles), label: label, from: row.indent)
            }
            let lane = Lane(
                row: index,
                label: row.label,
                kind: kind,
                marbles: { Marbles(row.marbles) },
                subscriptions: { row.isCall ? nil : [] },
                draw: draw,
                mismatch: { nil }
            )
            state.withLock { state in
                state.claimed.insert(index)
                state.lanes.append(lane)
            }
        }
    }

    private func add(
        _ observer: TestableObserver<String>,
        row: Int?,
        label: String,
        start: @escaping @Sendable () -> TestTime,
        end: TestTime? = nil,
        thread: String? = nil,
        values: [String: String]
    ) {
        let expected = row.map { diagram.rows[$0].marbles }
        let times = TestScheduler().cold(expected ?? "").recordedEvents.map(\.time)
        let marbles: @Sendable () -> Marbles = {
            let elements = observer.events.compactMap(\.value.element)
            let own = Set(elements).subtracting(values.values)
            return observer.marbles(values: values.merging(own.map { ($0, $0) }) { first, _ in first })
        }
        var lane = Lane(
            row: row,
            label: label,
            kind: .result,
            marbles: marbles,
            subscriptions: { nil },
            draw: { renderer, label in
                let subscriptions = end.map { [Subscription(start(), $0)] }
                renderer.add(
                    Marbles(observer.events),
                    label: label,
                    from: start(),
                    subscriptions: subscriptions,
                    onThread: thread
                )
            },
            mismatch: {
                guard let expected else { return nil }
                let actual = marbles()
                return actual == Marbles(expected) ? nil : "\(label): \(expected), but it sends \(actual)"
            }
        )
        lane.arrival = { tick, limit in
            await observer.waitForEvents(times.count { $0 <= tick }, within: limit)
        }
        state.withLock { [lane] in $0.lanes.append(lane) }
    }

    // MARK: Rows

    private var nextRow: Int {
        let claimed = state.withLock(\.claimed)
        return diagram.rows.indices.first { !claimed.contains($0) } ?? 0
    }

    private func claimNext() -> Int {
        let row = nextRow
        state.withLock { state in
            if !state.claimed.insert(row).inserted { state.mistakes.append("more results than rows") }
        }
        return row
    }

    private func claim(_ label: String) -> Int {
        let claimed = state.withLock(\.claimed)
        let row = diagram.rows.indices.first { diagram.rows[$0].label == label && !claimed.contains($0) }
        state.withLock { state in
            if let row { state.claimed.insert(row) } else { state.mistakes.append("no row \(label)") }
        }
        return row ?? 0
    }

    func run(at tick: TestTime, _ action: @escaping @Sendable () -> any Disposable) {
        let state = state
        guard tick > 0 else {
            let disposable = action()
            return state.withLock { $0.bag.append(disposable) }
        }
        scheduler.scheduleAt(tick) {
            let disposable = action()
            state.withLock { $0.bag.append(disposable) }
        }
    }

    // MARK: The picture

    var lanes: [Lane] { state.withLock(\.lanes) }

    var arrivals: [Arrival] {
        state.withLock { $0.lanes.compactMap(\.arrival) }
    }

    /// The labels of the rows; calls have the numbers that were used.
    var labels: [String] {
        let numbers = numbers
        var index = 0
        return diagram.rows.map { row in
            guard row.isCall else { return row.label }
            var (label, rest) = ("", row.label[...])
            while index < numbers.count, index < given.count, let range = rest.rangeOfNumber(numbers[index]) {
                label += rest[..<range.lowerBound] + "\(given[index])"
                rest = rest[range.upperBound...]
                index += 1
            }
            label += rest
            return inners.isEmpty ? label : label.replacing(/cold\("[^"]*"\)/, with: "cold(…)")
        }
    }

    /// The last tick of the diagram.
    var lastTick: TestTime {
        diagram.rows.map { $0.marbles.count }.max() ?? 0
    }

    /// Advances the time, and draws the events.
    ///
    /// - Returns: The picture, and where it differs from the comment.
    @MainActor func finish() async -> (renderer: MarbleRenderer, mistakes: [String]) {
        await play()
        let (lanes, boxes, claimed) = state.withLock { ($0.lanes, $0.boxes, $0.claimed) }
        var mistakes = state.withLock(\.mistakes) + lanes.compactMap { $0.mismatch() } + mistakesOfTasks
        var renderer = MarbleRenderer()
        let labels = labels
        var isInnerDrawn = false
        let inner = lanes.filter { $0.row == nil }
        for (index, row) in diagram.rows.enumerated() {
            guard claimed.contains(index), let lane = lanes.first(where: { $0.row == index }) else {
                mistakes.append("nothing stands for \(row.label)")
                continue
            }
            let box = boxes[index] ?? (row.isCall ? labels[index] : nil)
            guard let box else {
                lane.draw(&renderer, row.label)
                continue
            }
            let parts = box.split(separator: "), ").map(String.init)
            let isSplit = parts.count == 2 && ["first", "second"].contains(parts[1])
            renderer.addOperator(isSplit ? parts[0] + ")" : box)
            if !isInnerDrawn { inner.forEach { $0.draw(&renderer, $0.label) } }
            isInnerDrawn = true
            lane.draw(&renderer, isSplit ? parts[1] : boxes[index] == nil ? "" : row.label)
        }
        if !isInnerDrawn { inner.forEach { $0.draw(&renderer, $0.label) } }
        state.withLock(\.bag).forEach { $0.dispose() }
        return (renderer, mistakes)
    }
}

extension Substring {
    /// The position of a number that is not part of a name, of `$0`, or of another number.
    fileprivate func rangeOfNumber(_ number: Int) -> Range<Index>? {
        ranges(of: "\(number)").first { range in
            let before = base[..<range.lowerBound].last ?? " "
            let after = base[range.upperBound...].first ?? " "
            let isName = { (one: Character) in one.isLetter || one.isNumber || "_.".contains(one) }
            return !isName(before) && before != "$" && !isName(after)
        }
    }
}
