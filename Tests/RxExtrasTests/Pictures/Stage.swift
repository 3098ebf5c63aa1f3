import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import TestSupport

/// Where the diagram of a comment is run: gives its sources to the operator, and notes what comes out.
///
/// Each row of the diagram is a source or a result, and is claimed by the call that stands for it. What a picture shows is
/// what was sent; where that isn't what the comment says, there is a mismatch.
final class Stage: Sendable {
    /// A line of the picture.
    private struct Lane: Sendable {
        let row: Int?
        let label: String
        let draw: @Sendable (inout MarbleRenderer, _ label: String) -> Void
        let mismatch: @Sendable () -> String?
        var arrival: Arrival?
    }

    /// Waits for what a row has sent by the end of a tick, if the comment is right.
    typealias Arrival = @Sendable (_ tick: TestTime, _ limit: Duration) async -> Void

    private struct State {
        var claimed: Set<Int> = []
        var lanes: [Lane] = []
        var boxes: [Int: String] = [:]
        var mistakes: [String] = []
        var bag: [any Disposable] = []
    }

    let scheduler = TestScheduler()
    /// Notes the ticks in which tasks pause.
    let pauses: TestableObserver<String>
    let tasks = LockedValue<Tasks?>(nil)
    private let diagram: CommentDiagram
    private let state = LockedValue(State())

    init(_ diagram: CommentDiagram) {
        self.diagram = diagram
        pauses = scheduler.createObserver(String.self)
    }

    // MARK: Sources

    /// The source of a row, which sends whether anybody is subscribed or not.
    func hot(_ label: String = "source", names: [String] = []) -> TestableObservable<String> {
        let row = claim(label)
        let source = scheduler.hot(diagram.rows[row].marbles, names: names)
        add(source, row: row, label: label, times: { _ in 0 })
        return source
    }

    /// The source of a row, which begins when it is subscribed to, and that should be where the row begins.
    func cold(_ label: String = "source", names: [String] = []) -> TestableObservable<String> {
        let row = claim(label)
        return cold(diagram.rows[row].text, label, row: row, names: names)
    }

    /// A cold source that the picture shows beside the rows of the diagram.
    func inner(_ label: String, _ marbles: String) -> TestableObservable<String> {
        cold(marbles, label, row: nil)
    }

    /// The next source at each subscription, and the last one from then on.
    func inTurn(_ labels: String...) -> Observable<String> {
        RxExtrasTests.inTurn(labels.map { cold($0).asObservable() })
    }

    /// Does something in the tick of a row's `^`.
    func at(_ label: String, _ action: @escaping @Sendable () -> any Disposable) {
        let row = claim(label)
        let marbles = diagram.rows[row].marbles
        let tick = marbles.distance(from: marbles.startIndex, to: marbles.firstIndex(of: "^") ?? marbles.endIndex)
        let lane = Lane(row: row, label: label, draw: { $0.add(Marbles(marbles), label: $1) }, mismatch: { nil })
        state.withLock { $0.lanes.append(lane) }
        run(at: tick, action)
    }

    private func cold(_ marbles: String, _ label: String, row: Int?, names: [String] = []) -> TestableObservable<String>
    {
        let source = scheduler.cold(marbles, names: names)
        add(source, row: row, label: label, times: { $0 })
        return source
    }

    /// Adds the line of a source; `times` leads from the tick of a subscription to what the events' ticks are counted from.
    private func add(
        _ source: TestableObservable<String>,
        row: Int?,
        label: String,
        times: @escaping @Sendable (TestTime) -> TestTime
    ) {
        let isHot = times(1) == 0
        let indent = row.map { diagram.rows[$0].indent }
        var lane = Lane(
            row: row,
            label: label,
            draw: { renderer, label in
                let subscriptions = source.subscriptions
                let starts = isHot ? [0] : subscriptions.map(\.subscribe)
                let events = starts.flatMap { start in
                    source.recordedEvents.map { Recorded(time: start + $0.time, value: $0.value) }
                }
                renderer.add(
                    Marbles(events),
                    label: label,
                    from: starts.first ?? indent ?? 0,
                    subscriptions: subscriptions
                )
            },
            mismatch: {
                guard !isHot, let indent, let start = source.subscriptions.first?.subscribe else { return nil }
                return start == indent ? nil : "\(label) begins at \(start), not at \(indent)"
            }
        )
        if let indent, !isHot {
            lane.arrival = { tick, limit in
                if tick >= indent { await source.waitForSubscriptions(within: limit) }
            }
        }
        state.withLock { [lane] in $0.lanes.append(lane) }
    }

    // MARK: Results

    /// Puts a box above the result that is shown next.
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
    ///   - values: What the letters of the diagram stand for, if not for themselves.
    func show<Element: Sendable>(
        _ source: some ObservableConvertibleType<Element>,
        as label: String? = nil,
        from start: TestTime = 0,
        until end: TestTime? = nil,
        values: [String: String] = [:]
    ) {
        let row = label.map(claim) ?? claimNext()
        let observer = scheduler.createObserver(String.self)
        // Which error it is doesn't matter in a picture.
        let texts = source.asObservable().map { "\($0)" }.catch { _ in .error(MarbleError()) }
        add(observer, row: row, label: diagram.rows[row].label, start: start, end: end, values: values)
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
        add(observer, row: row, label: diagram.rows[row].label, start: 0, values: [:])
        let numbered = source.enumerated().map { [state, scheduler] index, window in
            starts.withLock { $0[index] = scheduler.clock }
            let subscription = window.subscribe(observers[index])
            state.withLock { $0.bag.append(subscription) }
            return names[index]
        }
        run(at: 0) { numbered.subscribe(observer) }
    }

    private func add(
        _ observer: TestableObserver<String>,
        row: Int?,
        label: String,
        start: TestTime,
        end: TestTime? = nil,
        values: [String: String]
    ) {
        add(observer, row: row, label: label, start: { start }, end: end, values: values)
    }

    private func add(
        _ observer: TestableObserver<String>,
        row: Int?,
        label: String,
        start: @escaping @Sendable () -> TestTime,
        end: TestTime? = nil,
        values: [String: String]
    ) {
        let expected = row.map { diagram.rows[$0].marbles }
        let times = TestScheduler().cold(expected ?? "").recordedEvents.map(\.time)
        var lane = Lane(
            row: row,
            label: label,
            draw: { renderer, label in
                let subscriptions = end.map { [Subscription(start(), $0)] }
                renderer.add(Marbles(observer.events), label: label, from: start(), subscriptions: subscriptions)
            },
            mismatch: {
                guard let expected else { return nil }
                let elements = observer.events.compactMap(\.value.element)
                let own = Set(elements).subtracting(values.values)
                let names = values.merging(own.map { ($0, $0) }) { first, _ in first }
                let actual = observer.marbles(values: names)
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

    var arrivals: [Arrival] {
        state.withLock { $0.lanes.compactMap(\.arrival) }
    }

    /// The last tick of the diagram.
    var lastTick: TestTime {
        diagram.rows.map { $0.marbles.count }.max() ?? 0
    }

    /// Lets time pass, and draws what happened.
    ///
    /// - Returns: The picture, and where it differs from the comment.
    @MainActor func finish() async -> (renderer: MarbleRenderer, mistakes: [String]) {
        await play()
        let (lanes, boxes, claimed) = state.withLock { ($0.lanes, $0.boxes, $0.claimed) }
        var mistakes = state.withLock(\.mistakes) + lanes.compactMap { $0.mismatch() } + mistakesOfTasks
        var renderer = MarbleRenderer()
        var isInnerDrawn = false
        let inner = lanes.filter { $0.row == nil }
        for (index, row) in diagram.rows.enumerated() {
            guard claimed.contains(index), let lane = lanes.first(where: { $0.row == index }) else {
                mistakes.append("nothing stands for \(row.label)")
                continue
            }
            let box = boxes[index] ?? (row.isCall ? row.label : nil)
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
