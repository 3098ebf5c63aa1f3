import Foundation

/// The terminal that the program draws on: key by key, and on a page of its own.
@MainActor
final class Terminal {
    /// Whether standard input and output are a terminal that understands escape sequences.
    nonisolated static var isUsable: Bool {
        isatty(STDIN_FILENO) == 1 && understandsEscapes
    }

    /// Whether standard output is a terminal that understands escape sequences.
    nonisolated static var understandsEscapes: Bool {
        guard isatty(STDOUT_FILENO) == 1, let type = environment("TERM") else { return false }
        return type != "dumb"
    }

    /// Whether text may be coloured: on a terminal, unless the user wants none (see no-color.org).
    nonisolated static var wantsColor: Bool {
        understandsEscapes && environment("NO_COLOR") == nil
    }

    private nonisolated static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private var original = termios()
    private var isEntered = false

    /// Rows and columns; 24 × 80 if the terminal doesn't tell.
    nonisolated static var size: (rows: Int, columns: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
            return (24, 80)
        }
        return (Int(size.ws_row), Int(size.ws_col))
    }

    /// Turns to a page of its own and asks for every key at once; Ctrl-C and Ctrl-Z still send their signals.
    func enter() {
        guard !isEntered, tcgetattr(STDIN_FILENO, &original) == 0 else { return }
        isEntered = true
        TerminalRescue.prepare(original)
        var mode = original
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &mode.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
        write("\u{1B}[?1049h\u{1B}[H\u{1B}[2J")
    }

    /// Brings back the page and the mode from before.
    func leave() {
        guard isEntered else { return }
        isEntered = false
        write(TerminalRescue.leavePage)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
        TerminalRescue.isNeeded = false
    }

    /// Stops the process as Ctrl-Z does, with the terminal in order meanwhile, and returns when it goes on.
    func suspend() {
        leave()
        kill(getpid(), SIGSTOP)
        enter()
    }

    /// Writes text to standard output.
    nonisolated func write(_ text: String) {
        StandardOutput.write(text)
    }
}

/// Standard output and standard error, unbuffered: what was written is there, however the program ends.
enum StandardOutput {
    /// Writes text to standard output.
    static func write(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes a message to standard error, with the program's name.
    static func complain(_ message: String) {
        write("Tour: \(message)\n", to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                usleep(1_000)  // somebody has made the terminal non-blocking
            } else if errno != EINTR {
                return
            }
        }
    }
}
