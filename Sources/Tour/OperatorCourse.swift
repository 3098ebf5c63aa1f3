import Dispatch
import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxStreams
import RxTraits

/// The pictures of a play, in real time: a tenth of a second for each tick.
///
/// - Parameter typed: The text of the field after each key.
/// - Returns: For each text, the pictures of its diagram; a newer text ends the play of the older one.
func playing(_ typed: Observable<String>) -> MainObservable<OperatorScreen> {
    typed
        .startWith("")
        .distinctUntilChanged()  // an arrow key moves the cursor, and nothing else
        .flatMapLatest { text in
            switch MarbleRequest(text) {
            case .choice(let examples):
                return Observable.just(
                    OperatorScreen(text: text, lines: OperatorCourse.lines(for: text), names: examples.map(\.name))
                )
            case .lesson(let lesson):
                return Observable<Int>
                    .timer(.zero, period: .milliseconds(100), scheduler: MainScheduler.instance)
                    .take(lesson.length)
                    .map { tick in OperatorScreen(text: text, lines: lesson.lines(upTo: tick)) }
            }
        }
        .observe(on: MainScheduler.instance)
}

/// The contents of the course's screen.
struct OperatorScreen: Sendable {
    /// The typed text.
    var text = ""
    /// The lines shown for it.
    var lines: [String] = []
    /// The names of the operators in the lines, for a screen that has no room for more.
    var names: [String] = []
}

/// Plays marble diagrams of the typed operators, with the typed inputs.
@MainActor
enum OperatorCourse {
    /// Plays until the input ends, or a signal comes.
    ///
    /// - Parameter request: The request to show, if none is to be typed.
    /// - Returns: The exit code.
    static func run(_ request: String?) -> Int32 {
        if let request {
            return print(request) ? 0 : 2
        }
        let signal = Terminal.isUsable ? play() : printLines()
        return signal.flatMap { $0 == SIGINT ? nil : 128 + $0 } ?? 0
    }

    /// The lines shown for a text, after it has been played.
    nonisolated static func lines(for text: String) -> [String] {
        switch MarbleRequest(text) {
        case .lesson(let lesson): ["\(lesson.example.name): \(lesson.example.purpose)"] + lesson.lines()
        case .choice(let examples) where examples.isEmpty:
            ["There is no such operator: \(TextLayout.printable(text))"] + suggestion(for: text)
        case .choice(let examples): examples.map { "\(TextLayout.pad($0.name, to: 22))\($0.purpose)" }
        }
    }

    nonisolated private static func suggestion(for text: String) -> [String] {
        let names = MarbleRequest.suggestions(for: text)
        return names.isEmpty ? ["Type nothing to see all of them."] : ["Do you mean \(names.joined(separator: ", "))?"]
    }

    /// Prints a diagram as a whole; says whether there is one.
    private static func print(_ text: String) -> Bool {
        StandardOutput.write(lines(for: text).map { $0 + "\n" }.joined() + "\n")
        if case .choice(let examples) = MarbleRequest(text) { return !examples.isEmpty }
        return true
    }

    /// Prints the diagrams of the lines of standard input, or all diagrams if there are none.
    private static func printLines() -> Int32? {
        Main.run { stop in
            Typing.lines
                .ifEmpty(switchTo: Observable.from(OperatorExample.all).map(\.name))
                .observe(on: MainScheduler.instance)
                .take(until: stop)
                .do(onNext: { _ = print($0) })
        }
    }

    /// Plays in a terminal.
    private static func play() -> Int32? {
        let page = Page()
        let screen = BehaviorRelay(value: OperatorScreen())
        let line = BehaviorRelay(value: QueryLine())
        let renderer = Renderer(isColored: Terminal.wantsColor)
        page.open()
        let drawing =
            Driver
            .combineLatest(screen.asDriver(), line.asDriver(), page.size) { renderer.page($0, $1, $2) }
            .throttle(.milliseconds(33))
            .drive(page.frame)
        let signal = Main.run { stop in
            playing(Typing.keys.do(onNext: { line.accept($0) }).map(\.text))
                .take(until: stop)
                .do(onNext: { screen.accept($0) })
        }
        drawing.dispose()
        page.close()
        _ = print(screen.value.text)
        return signal
    }
}

extension Renderer {
    /// The page of the course.
    func page(_ screen: OperatorScreen, _ line: QueryLine, _ size: Size) -> Page.Frame {
        let help = "A name, then marbles: merge a--b| -1-2|   ← → move · Ctrl-U clears · Ctrl-C ends"
        let room = max(1, size.rows - 4)
        let isLong = screen.lines.count > room && !screen.names.isEmpty
        let lines = isLong ? table(screen.names, rows: room, size.columns) : screen.lines
        let play = lines.prefix(room).map { TextLayout.fit($0, in: size.columns) }
        let shown = [prompt("❯ ") + TextLayout.printable(line.text), ""] + play
        let cursor = min(size.columns, TextLayout.width(of: line.beforeCursor) + 3)
        let foot = ["", dim(TextLayout.fit(help, in: size.columns))]
        return Page.Frame(lines: Array((shown + foot).prefix(size.rows)), cursor: cursor)
    }

    /// Names in columns, as many as fit beside each other; one after the other where that needs too many rows.
    private func table(_ names: [String], rows room: Int, _ columns: Int) -> [String] {
        let width = (names.map(\.count).max() ?? 0) + 2
        let count = max(1, columns / width)
        let rows = (names.count + count - 1) / count
        guard rows > room else {
            return (0..<rows).map { row in
                stride(from: row, to: names.count, by: rows).map { TextLayout.pad(names[$0], to: width) }.joined()
            }
        }
        return names.reduce(into: [""]) { lines, name in
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = name
            } else if line.count + 2 + name.count <= columns {
                lines[lines.count - 1] = line + "  " + name
            } else {
                lines.append(name)
            }
        }
    }
}
