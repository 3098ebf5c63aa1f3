internal import RxObservable
public import RxSchedulers
public import RxTest
public import RxTracing
internal import RxVirtualTime

extension Timeline {
    /// Records in virtual time; a tick is one second of the scheduler's time.
    ///
    /// - Parameters:
    ///   - scheduler: Its clock gives the time of each event.
    ///   - isIncluded: Which subscriptions are recorded; all by default.
    public convenience init(
        scheduler: TestScheduler,
        where isIncluded: @escaping @Sendable (TracedSubscription) -> Bool = { _ in true }
    ) {
        self.init(
            capacity: 100_000,
            where: isIncluded,
            nanoseconds: { RxTimeInterval.seconds(scheduler.clock).saturatedNanoseconds }
        )
    }

    /// The recording as marbles: a line for each subscription and each checkpoint, in the order in which they first
    /// sent something.
    ///
    /// ```swift
    /// let timeline = Timeline(scheduler: scheduler)
    /// let recording = Tracing.install(timeline)
    /// _ = scheduler.result(of: source.checkpoint("typed").debounce(.seconds(3), scheduler: scheduler))
    /// recording.dispose()
    /// try timeline.marbles().svg.write(toFile: "debounce.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// A line begins with its subscription. One that is disposed of before its end has a `!` there.
    ///
    /// - Parameters:
    ///   - tick: The length of a column.
    ///   - origin: The time of the first column.
    /// - Returns: The lines, to be drawn as text or as a picture.
    /// - Complexity: O(*n*) in the number of events.
    public func marbles(
        every tick: any RxTimeSpan = .seconds(1),
        from origin: any RxTimeSpan = .nanoseconds(0)
    ) -> MarbleRenderer {
        let tick = Double(tick.rxTimeInterval.saturatedNanoseconds)
        let origin = origin.rxTimeInterval.saturatedNanoseconds
        var lines: [Int: RecordedLine] = [:]
        for (index, event) in events.enumerated() {
            let time = TestTime(Double(event.nanoseconds - origin) / tick)
            lines[event.subscription.id, default: RecordedLine(event.subscription, time, index)].add(
                event.kind,
                time,
                index
            )
        }
        var renderer = MarbleRenderer()
        for line in lines.values.sorted(by: { $0.place < $1.place }) {
            renderer.add(
                Marbles(line.events),
                label: line.subscription.marbleLabel,
                from: max(0, line.start),
                cancelledAt: line.cancelledAt
            )
        }
        return renderer
    }
}

/// The drawing of one subscription.
private struct RecordedLine {
    let subscription: TracedSubscription
    let start: TestTime
    /// Its order among the lines: the place of its first event in the recording, or of its beginning.
    private(set) var place: Int
    private(set) var events: [Recorded<RxObservable.Event<String>>] = []
    /// When it was disposed of without an end.
    private(set) var cancelledAt: TestTime?

    init(_ subscription: TracedSubscription, _ start: TestTime, _ place: Int) {
        (self.subscription, self.start, self.place) = (subscription, start, place)
    }

    mutating func add(_ kind: Timeline.Event.Kind, _ time: TestTime, _ index: Int) {
        if let marble = kind.marble {
            if events.isEmpty { place = index }
            events.append(Recorded(time: time, value: marble))
        } else if case .disposed = kind, events.last?.value.isStopEvent != true {
            cancelledAt = cancelledAt ?? time
        }
    }
}

/// An error of which only the text is known.
private struct MarbleFailure: Error, CustomStringConvertible {
    let description: String
}

extension Timeline.Event.Kind {
    fileprivate var marble: RxObservable.Event<String>? {
        switch self {
        case .next(let text): .next(text)
        case .failed(let text): .error(MarbleFailure(description: text))
        case .completed: .completed
        case .subscribed, .delivered, .disposed: nil
        }
    }
}

extension TracedSubscription {
    /// A checkpoint's name, or the chain.
    fileprivate var marbleLabel: String {
        isCheckpoint ? chain.checkpoints.last ?? chain.description : chain.description
    }
}
