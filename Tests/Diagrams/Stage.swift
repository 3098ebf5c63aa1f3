import Rendering
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
        /// Its events; those of a result have the names that they have in the comment.
        let marbles: @Sendable () -> Marbles
        /// What the picture shows, if it is something else.
        var picture: (@Sendable () -> Marbles)?
        /// The tick of its beginning.
        var start: @Sendable () -> TestTime = { 0 }
        /// The subscriptions that the picture shows.
        var subscriptions: @Sendable () -> [Subscription]? = { nil }
        var thread: String?
        /// The text in the box above it.
        var box: String?
        /// The marbles with which it was made, if it is an inner sequence.
        var given: String?
        var arrival: Arrival?
    }

    /// The kind of a line.
    enum Kind: String, Sendable {
        case hot, cold, inner, mark, result
    }

    /// Waits for the events of a row up to the end of a tick, as the comment has them.
    typealias Arrival = @Sendable (_ tick: TestTime, _ limit: Duration) async -> Void

    private struct State {
        var claimed: Set<Int> = []
        var lanes: [Lane] = []
        var mistakes: [String] = []
        var bag: [any Disposable] = []
        var numbers: [Int] = []
        var isEndless = false
    }

    let scheduler = TestScheduler()
    /// Records the ticks in which tasks pause.
    let pauses: TestableObserver<String>
    /// The ticks in which they should, if there are tasks.
    let tasks = LockedValue<[TestTime]?>(nil)
    let diagram: CommentDiagram
    private let state = LockedValue(State())
    private let given: [Int]
    private let inners: [String: String]
    let moment: Moment?

    /// Passes a moment of real time, in which tasks go on.
    package typealias Moment = @MainActor () async -> Void

    /// Makes a stage.
    ///
    /// - Parameters:
    ///   - diagram: The diagram to run.
    ///   - numbers: The numbers to use instead of the numbers of the call, in their order.
    ///   - inners: The marbles of inner sequences that a reader has changed, by their labels.
    ///   - moment: Lets tasks go on in each tick, if the diagram isn't that of the comment, whose events are known.
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
        var lane = Lane(row: row, label: label, kind: .hot, marbles: { Marbles(source.recordedEvents) })
        lane.subscriptions = { source.subscriptions }
        lane.thread = thread
        add(lane)
        return source
    }

    /// The source of a row, which begins when it is subscribed to; that should be where the row begins.
    func cold(_ label: String = "source", onThread thread: String? = nil) -> TestableObservable<String> {
        let row = claim(label)
        return cold(diagram.rows[row].text, label, row: row, thread: thread)
    }

    /// The hot sources of some rows.
    func hots(_ labels: String...) -> [Observable<String>] { labels.map { hot($0).asObservable() } }

    /// The cold sources of some rows.
    func colds(_ labels: String...) -> [Observable<String>] { labels.map { cold($0).asObservable() } }

    /// The source, with the cold sources `x` and `y` in place of these elements.
    func sequences() -> Observable<Observable<String>> {
        let (source, inner) = (hot(), colds("x", "y"))
        return source.map { inner[$0 == "x" ? 0 : 1] }
    }

    /// A cold source that the picture shows beside the rows of the diagram, and whose marbles a reader can change.
    func inner(_ label: String, _ marbles: String) -> TestableObservable<String> {
        cold(inners[label] ?? marbles, label)
    }

    /// The next source at each subscription, and the last one from then on.
    func inTurn(_ labels: String...) -> Observable<String> {
        let sources = labels.map { cold($0).asObservable() }
        let count = LockedValue(0)
        return .deferred { [state] in
            let index = count.withLock { count in
                defer { count += 1 }
                return count
            }
            // More than one in a tick, on and on.
            guard index < 2 * Self.longest else {
                state.withLock { $0.isEndless = true }
                return .never()
            }
            return sources[min(index, sources.count - 1)]
        }
    }

    /// Whether the run was cut short, since it had no end.
    var isEndless: Bool { state.withLock(\.isEndless) }

    /// Runs an action in the tick of a row's `^`.
    func at(_ label: String, _ action: @escaping @Sendable () -> any Disposable) {
        let row = claim(label)
        let marbles = diagram.rows[row].marbles
        let tick = marbles.distance(from: marbles.startIndex, to: marbles.firstIndex(of: "^") ?? marbles.endIndex)
        add(Lane(row: row, label: label, kind: .mark, marbles: { Marbles(marbles) }))
        run(at: tick, action)
    }

    private func cold(
        _ marbles: String,
        _ label: String,
        row: Int? = nil,
        thread: String? = nil
    ) -> TestableObservable<String> {
        let source = scheduler.cold(marbles)
        var lane = Lane(row: row, label: label, kind: row == nil ? .inner : .cold) {
            let events = source.subscriptions.flatMap { one in
                source.recordedEvents.map { Recorded(time: one.subscribe + $0.time, value: $0.value) }
            }
            return Marbles(events)
        }
        lane.subscriptions = { source.subscriptions }
        lane.thread = thread
        let indent = row.map { diagram.rows[$0].indent } ?? 0
        lane.start = { source.subscriptions.first?.subscribe ?? indent }
        if row == nil {
            lane.given = marbles
        } else {
            lane.arrival = { tick, limit in
                if tick >= indent { await source.waitForSubscriptions(within: limit) }
            }
        }
        add(lane)
        return source
    }

    private func add(_ lane: Lane) {
        state.withLock { $0.lanes.append(lane) }
    }

    // MARK: Results

    /// Subscribes to a result, that of the next row if no label is given.
    ///
    /// - Parameters:
    ///   - source: The result.
    ///   - label: The row's label.
    ///   - box: The text in the box above it, if the label isn't the call.
    ///   - start: When to subscribe.
    ///   - end: When to dispose of the subscription.
    ///   - thread: The thread of its events, if the picture is about threads.
    ///   - values: The values of the letters of the diagram, if they aren't the letters themselves.
    func show<Element: Sendable>(
        _ source: some ObservableConvertibleType<Element>,
        as label: String? = nil,
        in box: String? = nil,
        from start: TestTime = 0,
        until end: TestTime? = nil,
        onThread thread: String? = nil,
        values: [String: String] = [:]
    ) {
        let row = claim(label)
        // The picture doesn't show which error it is.
        let texts = source.asObservable().map { "\($0)" }.catch { _ in .error(MarbleError()) }
        let observer = record(diagram.rows[row].label, row: row, values: values) { lane in
            lane.start = { start }
            lane.subscriptions = { end.map { [Subscription(start, $0)] } }
            (lane.thread, lane.box) = (thread, box)
        }
        run(at: start) { texts.subscribe(observer) }
        if let end { scheduler.scheduleAt(end) { [state] in state.withLock(\.bag).forEach { $0.dispose() } } }
    }

    /// Subscribes to a result whose elements are sequences, and to each of these when it comes.
    func show(windows source: Observable<Observable<String>>, _ names: String...) {
        let row = claim()
        let starts = LockedValue([TestTime](repeating: 0, count: names.count))
        let observers = names.enumerated().map { index, name in
            let inner = diagram.rows.firstIndex { $0.label == name }
            if let inner { state.withLock { _ = $0.claimed.insert(inner) } }
            return record(name, row: inner) { $0.start = { starts.value[index] } }
        }
        let observer = record(diagram.rows[row].label, row: row)
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
        for row in diagram.rows {
            let kind: Kind = row.isCall ? .result : .hot
            var lane = Lane(row: claim(), label: row.label, kind: kind) { Marbles(row.marbles) }
            lane.start = { row.indent }
            add(lane)
        }
    }

    /// Makes the observer of a result, and its line.
    private func record(
        _ label: String,
        row: Int?,
        values: [String: String] = [:],
        _ change: (inout Lane) -> Void = { _ in }
    ) -> TestableObserver<String> {
        let observer = scheduler.createObserver(String.self)
        let elements: @Sendable () -> Set<String> = { Set(observer.events.compactMap(\.value.element)) }
        var lane = Lane(row: row, label: label, kind: .result) {
            let own = elements().subtracting(values.values)
            return observer.marbles(values: values.merging(own.map { ($0, $0) }) { first, _ in first })
        }
        lane.picture = { observer.marbles(names: elements().sorted()) }
        let times = TestScheduler().cold(row.map { diagram.rows[$0].marbles } ?? "").recordedEvents.map(\.time)
        lane.arrival = { tick, limit in
            await observer.waitForEvents(times.count { $0 <= tick }, within: limit)
        }
        change(&lane)
        add(lane)
        return observer
    }

    // MARK: Rows

    /// Takes the first row that nothing stands for so far, of those with a label if one is given.
    private func claim(_ label: String? = nil) -> Int {
        state.withLock { state in
            let row = diagram.rows.indices.first { index in
                !state.claimed.contains(index) && (label == nil || diagram.rows[index].label == label)
            }
            if let row { state.claimed.insert(row) } else { state.mistakes.append("no row \(label ?? "of a result")") }
            return row ?? 0
        }
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

    /// The lines: those of the rows, and then those of the sequences that the call has started.
    var lanes: [Lane] {
        let lanes = state.withLock(\.lanes)
        // A call that goes on and on starts many.
        let inner = lanes.filter { $0.row == nil }.prefix(PlayRequest.most)
        return lanes.filter { $0.row != nil }.sorted { $0.row ?? 0 < $1.row ?? 0 } + inner
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
        let lanes = lanes
        let missing = diagram.rows.indices.filter { index in !lanes.contains { $0.row == index } }
            .map { "nothing stands for \(diagram.rows[$0].label)" }
        var renderer = MarbleRenderer()
        let draw = { (lane: Lane, label: String) in
            renderer.add(
                (lane.picture ?? lane.marbles)(),
                label: label,
                from: lane.start(),
                subscriptions: lane.subscriptions(),
                onThread: lane.thread
            )
        }
        let labels = labels
        // Those that the call starts are below its box.
        var inner = lanes.filter { $0.row == nil }
        for lane in lanes {
            guard let row = lane.row else { continue }
            guard let box = lane.box ?? (diagram.rows[row].isCall ? labels[row] : nil) else {
                draw(lane, lane.label)
                continue
            }
            let parts = box.split(separator: "), ").map(String.init)
            let isSplit = parts.count == 2 && ["first", "second"].contains(parts[1])
            renderer.addOperator(isSplit ? parts[0] + ")" : box)
            for lane in inner { draw(lane, lane.label) }
            inner = []
            draw(lane, isSplit ? parts[1] : lane.box == nil ? "" : lane.label)
        }
        for lane in inner { draw(lane, lane.label) }
        state.withLock(\.bag).forEach { $0.dispose() }
        return (renderer, state.withLock(\.mistakes) + missing + lanes.compactMap(mismatch) + mistakesOfTasks)
    }

    /// Where the events of a line differ from the comment.
    private func mismatch(_ lane: Lane) -> String? {
        guard let row = lane.row.map({ diagram.rows[$0] }) else { return nil }
        switch lane.kind {
        case .hot, .inner, .mark: return nil
        case .cold:
            let (start, isRun) = (lane.start(), lane.subscriptions()?.isEmpty == false)
            return start == row.indent || !isRun ? nil : "\(row.label) begins at \(start), not at \(row.indent)"
        case .result:
            let sent = lane.marbles()
            return sent == Marbles(row.marbles) ? nil : "\(row.label): \(row.marbles), but it sends \(sent)"
        }
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
