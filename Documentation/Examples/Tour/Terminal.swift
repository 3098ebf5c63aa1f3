import Foundation
import RxObservable
import RxSchedulers
import RxStreams
import RxTraits

/// The capabilities of the terminal.
enum Terminal {
    /// Whether standard input and output are a terminal that understands escape sequences.
    static var isUsable: Bool { isatty(STDIN_FILENO) == 1 && understandsEscapes }

    /// Whether standard output is a terminal that understands escape sequences.
    static var understandsEscapes: Bool {
        isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(environment("TERM"))
    }

    /// Whether text may be coloured: on a terminal, unless the user wants none (see no-color.org).
    static var wantsColor: Bool { understandsEscapes && environment("NO_COLOR").isEmpty }

    private static func environment(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

    /// Rows and columns; 24 × 80 if the terminal doesn't tell.
    static var size: Renderer.Size {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 && size.ws_col > 0
        return isKnown ? Renderer.Size(rows: Int(size.ws_row), columns: Int(size.ws_col)) : Renderer.Size()
    }
}

/// A page of its own on the terminal, which gets every key at once.
@MainActor
final class Page {
    /// The contents of the screen.
    struct Frame: Sendable {
        let lines: [String]
        let cursor: Int  // its column in the first line

        /// The frame in one go and without clearing anything first, so that nothing flickers.
        var text: String {
            let body = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
            // Mode 2026 asks terminals that support it to show the frame when it is complete.
            return "\u{1B}[?2026h\u{1B}[?25l\u{1B}[H\(body)\u{1B}[J\u{1B}[1;\(cursor)H\u{1B}[?25h\u{1B}[?2026l"
        }
    }

    private var original: termios?

    /// The size of the page: now, and when it has changed.
    ///
    /// While it is watched, Ctrl-Z leaves the page until the program goes on.
    var size: Driver<Renderer.Size> {
        ProcessInfo.processInfo.rx.signals(SIGWINCH, SIGCONT, SIGTSTP)
            .observe(on: MainScheduler.instance)
            .do(onNext: { [self] signal in
                guard signal == SIGTSTP else { return }
                close()
                kill(getpid(), SIGSTOP)
                open()
            })
            .map { _ in Terminal.size }
            .startWith(Terminal.size)
            .asDriver(onErrorDriveWith: .empty())
    }

    /// Draws frames.
    var frame: Binder<Frame> {
        Binder(self) { page, frame in if page.original != nil { StandardOutput.write(frame.text) } }
    }

    /// Turns to the page; Ctrl-C and Ctrl-Z still send their signals.
    func open() {
        var mode = termios()
        guard original == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        original = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &mode.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
        StandardOutput.write("\u{1B}[?1049h\u{1B}[H\u{1B}[2J")
    }

    /// Brings back the page and the mode from before; no frame follows.
    func close() {
        guard var mode = original else { return }
        original = nil
        StandardOutput.write("\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }
}

/// Standard output and standard error, unbuffered: written text is there, however the program ends.
enum StandardOutput {
    /// Writes text to standard output.
    static func write(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Writes a message to standard error, with the program's name.
    static func complain(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("Tour: \(message)\n".utf8))
    }
}
