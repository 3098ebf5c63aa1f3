import RxObservable
import RxSchedulers
import RxTest
import TestSupport

/// What pictures of asynchronous closures need: the closures run in tasks, the ticks that they wait are virtual, and the
/// clock goes on when all that a tick brings has come.
extension Stage {
    /// How long the tasks of one tick may take on a busy machine.
    private static let limit: Duration = .seconds(60)

    /// Says that tasks take part, and in which ticks they come to a ``pause(_:)``.
    func runsTasks(pausingAt ticks: TestTime...) {
        tasks.value = Tasks(starts: ticks)
    }

    /// Waits for some ticks, in the asynchronous closure of a diagram.
    ///
    /// - Parameter ticks: How many.
    /// - Throws: `CancellationError` if the task is cancelled.
    func pause(_ ticks: Int) async throws {
        let isOver = Observable<Int>.timer(.seconds(ticks), scheduler: scheduler)
        // It is noted when the timer runs, so that the clock doesn't go on before.
        let noted = isOver.do(onSubscribed: { [pauses] in pauses.onNext("") })
        for try await _ in noted.values {}
        try Task.checkCancellation()
    }

    /// Lets the time of the diagram pass, tick by tick if tasks take part.
    @MainActor func play() async {
        guard let tasks = tasks.value else { return scheduler.advanceTo(Self.longest) }
        if let moment { return await play(passing: moment) }
        for tick in 0...lastTick {
            scheduler.advanceTo(tick)
            // Each wait ends when all have come that the comment has by then: what is drawn is what came.
            for arrival in arrivals {
                await arrival(tick, Self.limit)
                scheduler.advanceTo(tick)
            }
            await pauses.waitForEvents(tasks.starts.count { $0 <= tick }, within: Self.limit)
        }
        scheduler.advanceTo(Self.longest)
    }

    /// No diagram takes more ticks.
    static let longest = 1000

    /// Lets the time of a diagram pass that somebody plays with: what tasks send then is known to nobody, so each tick
    /// takes a moment.
    @MainActor private func play(passing moment: Moment) async {
        for tick in 0...(lastTick + 20) {
            scheduler.advanceTo(tick)
            await moment()
        }
        scheduler.advanceTo(Self.longest)
    }

    /// What tells where the tasks didn't do what was said.
    var mistakesOfTasks: [String] {
        guard let tasks = tasks.value else { return [] }
        let starts = pauses.events.map(\.time)
        return starts == tasks.starts ? [] : ["pauses at \(tasks.starts), but they begin at \(starts)"]
    }
}

/// The tasks of a diagram.
struct Tasks: Sendable {
    /// The ticks in which they come to a pause.
    let starts: [TestTime]
}
