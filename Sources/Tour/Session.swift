import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxSchedulers
import RxSubjects
import RxTraits
import Synchronization

/// One run of the live search: connects what is typed, the searches and the display, and waits until all is over.
@MainActor
final class Session {
    private let display: any Display
    private let code: CodeSearch
    private let isAsync: Bool
    private let answered = PublishSubject<String>()
    private var log = SearchLog()
    private var stopSignal: Int32?
    private var isOver = false

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - code: The files to search.
    ///   - display: Shows what happens.
    ///   - isAsync: Whether the chain with asynchronous closures searches.
    init(_ code: CodeSearch, on display: any Display, isAsync: Bool = false) {
        self.code = code
        self.isAsync = isAsync
        self.display = display
    }

    /// The text of the search field, as a script types it.
    ///
    /// - Parameters:
    ///   - script: The queries.
    ///   - isTyping: Switched off with the last key.
    /// - Returns: The text after each key.
    func typing(_ script: [String], _ isTyping: Switch) -> Observable<String> {
        typedScript(script, answered: answered.asObservable()).do(onCompleted: { isTyping.isOn = false })
    }

    /// Searches until all is typed and searched, or a signal ends it.
    ///
    /// - Parameter typed: The text of the search field after each key.
    /// - Returns: The exit code.
    func run(_ typed: Observable<String>) -> Int32 {
        let stop = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM, SIGHUP, SIGQUIT)
            .observe(on: MainScheduler.instance)
            .do(onNext: { self.stopSignal = $0 })
        let reports = isAsync ? asyncLiveSearch(typed, in: code, until: stop) : liveSearch(typed, in: code, until: stop)
        let search =
            reports
            .subscribe(onNext: { self.show($0) }, onDisposed: { self.isOver = true })
        let cancelled = code.cancelled
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { self.show($0) })

        MainLoop.run { self.isOver }
        search.dispose()
        code.waitUntilIdle()
        MainLoop.runWhatIsQueued()  // the last words of searches that were cancelled
        cancelled.dispose()
        log.close().forEach(display.show)
        display.end(log)
        return exitCode
    }

    /// The text of the search field, shown as it changes.
    func echoing(_ typed: Observable<String>) -> Observable<String> {
        typed
            .observe(on: MainScheduler.instance)
            .do(onNext: { self.display.show(typed: $0) })
    }

    private func show(_ report: SearchReport) {
        guard let news = log.record(report) else { return }
        display.show(news)
        if report.totals.hits > 0 || report.stage != .searching {
            answered.onNext(report.query)
        }
    }

    private var exitCode: Int32 {
        if let stopSignal, stopSignal != SIGINT {
            return 128 + stopSignal
        }
        return log.unreadable.isEmpty && !log.hasFailure ? 0 : 2
    }
}

/// The main run loop, which serves the main queue and with it the main scheduler.
@MainActor
enum MainLoop {
    /// Runs until a condition holds that something on the main queue brings about.
    ///
    /// - Parameters:
    ///   - deadline: When to give up.
    ///   - interval: How often to ask, besides after each thing that the main queue has done.
    ///   - isOver: The condition.
    static func run(
        before deadline: Date = .distantFuture,
        polling interval: TimeInterval = .infinity,
        until isOver: () -> Bool
    ) {
        while !isOver(), deadline > Date() {
            _ = RunLoop.main.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: interval)))
        }
    }

    /// Runs what is on the main queue now.
    static func runWhatIsQueued() {
        let end = End()
        DispatchQueue.main.async { end.isReached = true }
        run { end.isReached }
    }

    private final class End {
        var isReached = false
    }
}

/// A Boolean that one thread changes and others read.
final class Switch: Sendable {
    private let state = Atomic<Bool>(true)

    /// Whether it is on, as it is at first.
    var isOn: Bool {
        get { state.load(ordering: .acquiring) }
        set { state.store(newValue, ordering: .releasing) }
    }
}
