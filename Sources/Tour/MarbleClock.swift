import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxVirtualTime

/// Plays lines of marbles in virtual time, where a tick is a second and takes no time at all.
struct MarbleClock: Sendable {
    /// What operators wait on.
    let scheduler = HistoricalScheduler()

    /// A sequence that sends what a line shows, anew for each subscription.
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

    /// A sequence that sends what a text shows.
    func sequence(_ text: String) -> Observable<String> {
        sequence(MarbleLine(text))
    }

    /// Runs a sequence and draws what it sends.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - ticks: When to stop.
    /// - Returns: The line.
    func line(of source: Observable<String>, for ticks: Int) -> MarbleLine {
        let line = BehaviorSubject(value: MarbleLine())
        let subscription = source.materialize().subscribe(onNext: { event in
            let now = Int(scheduler.clock.timeIntervalSince1970)
            line.update { $0.append(event, at: now) }
        })
        scheduler.advanceTo(Date(timeIntervalSince1970: TimeInterval(ticks)))
        subscription.dispose()
        return (try? line.value()) ?? MarbleLine()
    }
}
