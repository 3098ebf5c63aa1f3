import Diagrams
import Dispatch
import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxStreams
import RxTraits

/// A play in real time: a tenth of a second for each tick.
///
/// - Parameter typed: The text of the field after each key.
/// - Returns: For each text, its lesson tick by tick; a newer text ends the play of the older one.
func playing(_ typed: Observable<String>) -> MainObservable<Lesson> {
    typed
        .startWith("")
        .distinctUntilChanged()  // an arrow key moves the cursor, and nothing else
        .flatMapLatest { text in await Lesson.answer(text) }
        .flatMapLatest { lesson in
            Observable<Int>
                .timer(.zero, period: .milliseconds(100), scheduler: MainScheduler.instance)
                .take(lesson.last + 1)
                .map { tick in
                    var lesson = lesson
                    lesson.tick = tick
                    return lesson
                }
        }
        .observe(on: MainScheduler.instance)
}

/// Plays marble diagrams of the typed operators, with the typed inputs.
@MainActor
enum OperatorCourse {
    /// Plays until the input ends, or a signal comes.
    ///
    /// - Parameter request: The request to show, if none is to be typed.
    /// - Returns: The exit code.
    static func run(_ request: String?) -> Int32 {
        guard !Operator.all.isEmpty else {
            StandardOutput.complain("The diagrams are in the comments in '\(Drawn.root.path)', which can't be read.")
            return 2
        }
        var isUnderstood = true
        let requests =
            request.map { .just($0) } ?? Typing.lines.ifEmpty(switchTo: Observable.from(Operator.own.map(\.name)))
        let signal =
            request == nil && Terminal.isUsable
            ? play()
            : Main.run { stop in
                requests
                    .concatMap { text in await Lesson.answer(text) }
                    .observe(on: MainScheduler.instance)
                    .take(until: stop)
                    .do(onNext: {
                        print($0)
                        isUnderstood = $0.isUnderstood
                    })
            }
        return signal.flatMap { $0 == SIGINT ? nil : 128 + $0 } ?? (request == nil || isUnderstood ? 0 : 2)
    }

    private static func print(_ lesson: Lesson) {
        StandardOutput.write(lesson.lines.map { $0 + "\n" }.joined() + "\n")
    }

    /// Plays in a terminal.
    private static func play() -> Int32? {
        let page = Page()
        let shown = BehaviorRelay(value: Lesson())
        let line = BehaviorRelay(value: QueryLine())
        let renderer = Renderer(isColored: Terminal.wantsColor)
        page.open()
        let drawing =
            Driver
            .combineLatest(shown.asDriver(), line.asDriver(), page.size) { renderer.page($0, $1, $2) }
            .throttle(.milliseconds(33))
            .drive(page.frame)
        let signal = Main.run { stop in
            playing(Typing.keys.do(onNext: { line.accept($0) }).map(\.text))
                .take(until: stop)
                .do(onNext: { shown.accept($0) })
        }
        drawing.dispose()
        page.close()
        var lesson = shown.value
        lesson.tick = .max
        print(lesson)
        return signal
    }
}

extension Renderer {
    /// The page of the course.
    func page(_ lesson: Lesson, _ line: QueryLine, _ size: Size) -> Page.Frame {
        let help = "A name, then marbles: merge a--b| -1-2|   ← → move · Ctrl-U clears · Ctrl-C ends"
        let room = max(1, size.rows - 4)
        var lines = lesson.lines
        if lines.count > room {
            // The result is at the end.
            lines =
                lesson.names.isEmpty
                ? lines.prefix(max(0, room - 3)) + ["  …"] + lines.suffix(2)
                : table(lesson.names, rows: room, size.columns)
        }
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
