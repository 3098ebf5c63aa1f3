import Dispatch
import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxSchedulers
import RxTraits

/// The pictures of a play, in real time: a tenth of a second for each tick.
///
/// - Parameter typed: What stands in the field after each key.
/// - Returns: For each text, the pictures of its diagram; a newer text ends the play of the older one.
func playing(_ typed: Observable<String>) -> MainObservable<OperatorScreen> {
    typed
        .startWith("")
        .flatMapLatest { text in
            guard case .lesson(let lesson) = MarbleRequest(text) else {
                return Observable.just(OperatorScreen(text: text, lines: OperatorCourse.lines(for: text)))
            }
            return Observable<Int>
                .timer(.zero, period: .milliseconds(100), scheduler: MainScheduler.instance)
                .take(lesson.length)
                .map { tick in OperatorScreen(text: text, lines: lesson.lines(upTo: tick)) }
        }
        .observe(on: MainScheduler.instance)
}

/// What stands on the screen of the course.
struct OperatorScreen: Sendable {
    /// What is typed.
    var text = ""
    /// What is shown for it.
    var lines: [String] = []
}

/// Plays marble diagrams of operators: of those that are typed, with the inputs that are typed.
@MainActor
enum OperatorCourse {
    /// Plays until the input ends, or a signal comes.
    ///
    /// - Parameter request: What to show if it isn't to be typed.
    /// - Returns: The exit code.
    static func run(_ request: String?) -> Int32 {
        if let request {
            return print(request) ? 0 : 2
        }
        switch StandardInput.detect() {
        case .keys:
            return play()
        case .lines(let first):
            var isOver = false
            let lines = typedLines(first: first)
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { _ = print($0) }, onDisposed: { isOver = true })
            MainLoop.run { isOver }
            lines.dispose()
            return 0
        case .nothing:
            OperatorExample.all.forEach { _ = print($0.name) }
            return 0
        }
    }

    /// What is shown for a text, when it has been played.
    nonisolated static func lines(for text: String) -> [String] {
        switch MarbleRequest(text) {
        case .lesson(let lesson): ["\(lesson.example.name): \(lesson.example.purpose)"] + lesson.lines()
        case .choice(let examples) where examples.isEmpty: ["There is no such operator: \(TextLayout.printable(text))"]
        case .choice(let examples): examples.map { "\(TextLayout.pad($0.name, to: 22))\($0.purpose)" }
        }
    }

    /// Prints a diagram as a whole; says whether there is one.
    private static func print(_ text: String) -> Bool {
        StandardOutput.write(lines(for: text).map { $0 + "\n" }.joined() + "\n")
        if case .choice(let examples) = MarbleRequest(text) { return !examples.isEmpty }
        return true
    }

    /// Plays in a terminal.
    private static func play() -> Int32 {
        var screen = OperatorScreen()
        var isOver = false
        var code: Int32 = 0
        let style = Style(isColored: Terminal.wantsColor)
        let page = TerminalPage { rows, columns in
            let help = "Type an operator's name, then marbles: merge a--b| -1-2|   Ctrl-U clears · Ctrl-C ends"
            let play = screen.lines.map { TextLayout.cut($0, to: columns) }
            let lines = [style.prompt("❯ ") + TextLayout.printable(screen.text), ""] + play
            let shown = lines.prefix(max(1, rows - 2)) + ["", style.dim(TextLayout.cut(help, to: columns))]
            return (Array(shown), min(columns, TextLayout.width(of: screen.text) + 3))
        }
        let stop = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM, SIGHUP, SIGQUIT)
            .observe(on: MainScheduler.instance)
            .do(onNext: { code = $0 == SIGINT ? 0 : 128 + $0 })
        let subscription = playing(typedKeys())
            .take(until: stop)
            .subscribe(
                onNext: {
                    screen = $0
                    page.change()
                },
                onDisposed: { isOver = true }
            )
        MainLoop.run { isOver }
        subscription.dispose()
        page.close()
        _ = print(screen.text)
        return code
    }
}
