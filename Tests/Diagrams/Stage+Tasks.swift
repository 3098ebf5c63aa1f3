import TestSupport

/// Support for pictures of asynchronous closures: the closures run in tasks, the ticks that they wait are virtual, and
/// the clock advances when all events of a tick have come.
extension Stage {
    /// The time limit for the tasks of one tick, on a busy machine.
    private static let limit: Duration = .seconds(60)

    /// Registers that there are tasks, and the ticks in which they call ``pause(_:)``.
    func runsTasks(pausingAt ticks: TestTime...) {
        tasks.value = ticks
    }

    /// Waits for some ticks, in the asynchronous closure of a diagram.
    ///
    /// - Parameter ticks: How many.
    /// - Throws: `CancellationError` if the task is cancelled.
    func pause(_ ticks: Int) async throws {
        let isOver = Observable<Int>.timer(.seconds(ticks), scheduler: scheduler)
        // Recorded when the timer runs, so that the clock doesn't advance before.
        let noted = isOver.do(onSubscribed: { [pauses] in pauses.onNext("") })
        for try await _ in noted.values {}
        try Task.checkCancellation()
    }

    /// Advances the time of the diagram, tick by tick if there are tasks.
    @MainActor func play() async {
        guard let tasks = tasks.value else { return scheduler.advanceTo(Self.longest) }
        if let moment { return await play(passing: moment) }
        for tick in 0...lastTick {
            scheduler.advanceTo(tick)
            // Each wait ends when all events have come that the comment has up to this tick: the picture shows sent
            // events.
            for lane in lanes {
                await lane.arrival?(tick, Self.limit)
                scheduler.advanceTo(tick)
            }
            await pauses.waitForEvents(tasks.count { $0 <= tick }, within: Self.limit)
        }
        scheduler.advanceTo(Self.longest)
    }

    /// The largest number of ticks of a diagram.
    static let longest = 1000

    /// Advances the time of an edited diagram: its events aren't known in advance, so each tick takes a moment.
    @MainActor private func play(passing moment: Moment) async {
        for tick in 0...(lastTick + 20) {
            scheduler.advanceTo(tick)
            await moment()
        }
        scheduler.advanceTo(Self.longest)
    }

    /// Describes where the tasks paused in other ticks than registered.
    var mistakesOfTasks: [String] {
        guard let tasks = tasks.value else { return [] }
        let starts = pauses.events.map(\.time)
        return starts == tasks ? [] : ["pauses at \(tasks), but they begin at \(starts)"]
    }
}
