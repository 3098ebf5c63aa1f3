internal import RxObservable
public import RxSchedulers
public import RxTracing
internal import RxVirtualTime

extension Timeline {
    /// Records in virtual time, a tick being what the scheduler takes for a second.
    ///
    /// - Parameters:
    ///   - scheduler: Whose clock says when something happens.
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

    /// The recording as marbles: a line for each subscription and each checkpoint, in the order in which they began.
    ///
    /// ```swift
    /// let timeline = Timeline(scheduler: scheduler)
    /// let recording = Tracing.install(timeline)
    /// _ = scheduler.result(of: source.checkpoint("typed").debounce(.seconds(3), scheduler: scheduler))
    /// recording.dispose()
    /// try timeline.marbles().svg.write(toFile: "debounce.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// - Parameters:
    ///   - tick: How long a column is.
    ///   - origin: What time the first column stands for.
    /// - Returns: The lines, to be drawn as text or as a picture.
    /// - Complexity: O(*n*) in the number of events.
    public func marbles(
        every tick: any RxTimeSpan = .seconds(1),
        from origin: any RxTimeSpan = .nanoseconds(0)
    ) -> MarbleRenderer {
        let tick = Double(tick.rxTimeInterval.saturatedNanoseconds)
        let origin = origin.rxTimeInterval.saturatedNanoseconds
        var order: [TracedSubscription] = []
        var rows: [Int: [Recorded<RxObservable.Event<MarbleText>>]] = [:]
        for event in events {
            let id = event.subscription.id
            if rows[id] == nil {
                rows[id] = []
                order.append(event.subscription)
            }
            guard let marble = event.kind.marble else { continue }
            rows[id]?.append(Recorded(time: TestTime(Double(event.nanoseconds - origin) / tick), value: marble))
        }
        var renderer = MarbleRenderer()
        for subscription in order {
            renderer.add(Marbles(rows[subscription.id] ?? []), label: subscription.marbleLabel)
        }
        return renderer
    }
}

/// An element that is known by its text.
private struct MarbleText: CustomStringConvertible {
    let description: String
}

/// An error that is known by its text.
private struct MarbleFailure: Error, CustomStringConvertible {
    let description: String
}

extension Timeline.Event.Kind {
    fileprivate var marble: RxObservable.Event<MarbleText>? {
        switch self {
        case .next(let text): .next(MarbleText(description: text))
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
