import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxStreams
import RxTraits

/// The program around the live search: connects the typed text, the searches, and the display.
@MainActor
struct Search {
    /// How many hits of one search are printed; a terminal shows as many as fit.
    private static let limit = 12

    let options: Options
    private let log = BehaviorRelay(value: SearchLog())
    private let text = BehaviorRelay(value: QueryLine())
    private let isScriptTyping = BehaviorRelay(value: false)
    private let renderer = Renderer(isColored: Terminal.wantsColor)

    /// Searches for the typed text, until all is searched or a signal ends it; returns the exit code.
    func run() -> Int32 {
        let page = options.script == nil && Terminal.isUsable ? Page() : nil
        let view = page.map(show(on:)) ?? print()
        let typed = page == nil ? lines : Typing.keys.do(onNext: { [text] in text.accept($0) }).map(\.text)
        let mostHits = page == nil ? Self.limit : 500  // no terminal shows more
        let isTyping = { @Sendable [isScriptTyping] in isScriptTyping.value }
        var code = CodeSearch(folder: options.folder, mostHits: mostHits, isScriptTyping: isTyping)
        if page != nil { code.latency = .milliseconds(600) }
        let signal = Main.run { [code] stop in
            liveSearch(typed, in: code, until: stop)
                .do(onNext: { report in log.update { $0.record(report) } })
        }
        log.update { $0.close() }
        view.dispose()
        if let page {
            page.close()
            StandardOutput.write(log.value.searches.map { renderer.ending(of: $0) + "\n" }.joined())
        }
        StandardOutput.write(log.value.conclusion + "\n")
        return signal.flatMap { $0 == SIGINT ? nil : 128 + $0 } ?? (log.value.hasFailure ? 2 : 0)
    }

    /// The queries of a script or, if there is none, the lines of standard input; a script again if there are none.
    private var lines: Observable<String> {
        let queries = options.script ?? Options.defaultScript
        let script = Typing.script(queries, answered: log.compactMap(\.answered)).do(
            onCompleted: { [isScriptTyping] in isScriptTyping.accept(false) },
            onSubscribe: { [options, isScriptTyping] in
                isScriptTyping.accept(true)
                guard options.script == nil else { return }
                StandardOutput.write("Nobody types, so a script does: \(queries.joined(separator: ", "))\n")
            }
        )
        return options.script == nil ? Typing.lines.ifEmpty(switchTo: script) : script
    }

    private var folder: String { URL(filePath: options.folder).resolvingSymlinksInPath().path }

    /// Draws the typed text and the hits on a page of the terminal, once for all changes within a thirtieth of a
    /// second.
    private func show(on page: Page) -> any Disposable {
        page.open()
        return Driver.combineLatest(text.asDriver(), log.asDriver(), page.size) { [renderer, folder] text, log, size in
            renderer.page(text.text, log, folder: folder, size, beforeCursor: text.beforeCursor)
        }
        .throttle(.milliseconds(33))
        .drive(page.frame)
    }

    /// Prints the hits, line after line.
    private func print() -> any Disposable {
        let columns = Terminal.understandsEscapes ? Terminal.size.columns : 120
        StandardOutput.write("Tour searches \(TextLayout.printable(folder))\n")
        return log.asDriver()
            .scan((old: SearchLog(), new: SearchLog())) { ($0.new, $1) }
            .drive(onNext: { [renderer] old, new in
                let news = renderer.news(new, since: old, limit: Self.limit, columns: columns)
                StandardOutput.write(news.map { $0 + "\n" }.joined())
            })
    }
}

/// The main run loop, which serves the main queue and with it the main scheduler.
@MainActor
enum Main {
    /// Runs until a sequence has ended, which may do so for a signal; that is returned.
    static func run<Element>(_ make: (MainObservable<Int32>) -> MainObservable<Element>) -> Int32? {
        var signal: Int32?
        var isOver = false
        let stop = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM, SIGHUP, SIGQUIT)
            .observe(on: MainScheduler.instance)
            .do(onNext: { signal = $0 })
        let subscription = make(stop).subscribe(onDisposed: { isOver = true })
        while !isOver { run(before: .distantFuture) }
        subscription.dispose()
        return signal
    }

    /// Runs the next work on the main queue.
    static func run(before date: Date) {
        _ = RunLoop.main.run(mode: .default, before: date)
    }
}
