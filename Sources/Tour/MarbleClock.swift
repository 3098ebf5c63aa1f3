import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxVirtualTime

/// Plays lines of marbles in virtual time, where a tick is a second and takes no time at all.
struct MarbleClock: Sendable {
    /// The scheduler that operators wait on.
    let scheduler = HistoricalScheduler()
    /// The lines of watched sequences: inner sequences, further subscribers.
    private let watched = BehaviorSubject(value: [WatchedLine]())

    /// The tick that it is.
    private var now: Int { Int(scheduler.clock.timeIntervalSince1970) }

    /// The watched lines, in the order of the subscriptions.
    var watchedLines: [WatchedLine] { (try? watched.value()) ?? [] }

    /// A sequence that gets a line of its own in the diagram for each subscription.
    ///
    /// - Parameters:
    ///   - name: The text in front of the line.
    ///   - source: The sequence.
    /// - Returns: The same sequence.
    func watch(_ name: String, _ source: Observable<String>) -> Observable<String> {
        .deferred {
            let index = watchedLines.count
            watched.update { $0.append(WatchedLine(name: name, start: now)) }
            return source.do(
                onNext: { element in change(index) { $0.line.append(.next(element), at: now) } },
                onError: { error in change(index) { $0.line.append(.error(error), at: now) } },
                onCompleted: { change(index) { $0.line.append(.completed, at: now) } },
                onDispose: { change(index) { $0.end = now } }
            )
        }
    }

    private func change(_ index: Int, _ change: (inout WatchedLine) -> Void) {
        watched.update { change(&$0[index]) }
    }

    /// A second subscriber to a sequence, which comes later and has a line of its own; it sends nothing by itself.
    func second(to source: Observable<String>, after ticks: Int) -> Observable<String> {
        watch("second", source)
            .delaySubscription(.seconds(ticks), scheduler: scheduler)
            .filter { _ in false }
            .catch { _ in .empty() }
    }

    /// A sequence that sends the events of a line, anew for each subscription.
    func sequence(_ line: MarbleLine) -> Observable<String> {
        .create { observer in
            Disposables.create(
                line.events.map { tick, event in
                    scheduler.scheduleRelative(event, dueTime: .seconds(tick)) { event in
                        observer.on(event)
                        return Disposables.create()
                    }
                }
            )
        }
    }

    /// A sequence that sends the events of a text.
    func sequence(_ text: String) -> Observable<String> {
        sequence(MarbleLine(text))
    }

    /// Runs a sequence and draws its events.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - ticks: When to stop.
    /// - Returns: The line.
    func line(of source: Observable<String>, for ticks: Int) -> MarbleLine {
        let line = BehaviorSubject(value: MarbleLine())
        let subscription = source.materialize().subscribe(onNext: { event in
            line.update { $0.append(event, at: now) }
        })
        scheduler.advanceTo(Date(timeIntervalSince1970: TimeInterval(ticks)))
        subscription.dispose()
        return (try? line.value()) ?? MarbleLine()
    }
}

/// A subscription beside the result.
struct WatchedLine: Sendable {
    let name: String
    let start: Int
    var line = MarbleLine()
    /// When it was disposed of.
    var end: Int?

    /// Draws the line from its start on; a cancelled line ends with a `!`.
    func text(upTo tick: Int, cellWidth: Int) -> String {
        guard tick >= start else { return "" }
        var line = line
        let isOver = line.events.last?.event.isStopEvent == true
        let last = end.flatMap { isOver ? nil : $0 }
        line.extend(to: min(tick, last.map { $0 - 1 } ?? tick) + 1)
        let text = line.text(upTo: min(tick, last.map { $0 - 1 } ?? tick), cellWidth: cellWidth)
        let space = String(repeating: " ", count: start * cellWidth)
        let isCancelled = last.map { tick >= $0 } ?? false
        return space + text.dropFirst(start * cellWidth) + (isCancelled ? "!" : "")
    }
}
