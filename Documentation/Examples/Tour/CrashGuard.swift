import Foundation

/// Brings the terminal back when the program crashes while it has a page of its own.
///
/// Else the shell would go on without an echo, on a page that isn't its own.
enum CrashGuard {
    /// The signals of a crash: a trap, a bad address, `abort()`.
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    // SAFETY: it is written before the handlers are set, and read only by them.
    nonisolated(unsafe) private static var original = termios()

    /// From now on, a crash sets this mode first.
    static func arm(_ mode: termios) {
        original = mode
        for number in signals {
            signal(number) { number in
                // Nothing here may allocate or lock: `write`, `tcsetattr`, `signal` and `raise` may be called anywhere.
                let ending: StaticString = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
                _ = Foundation.write(STDOUT_FILENO, ending.utf8Start, ending.utf8CodeUnitCount)
                tcsetattr(STDIN_FILENO, TCSANOW, &CrashGuard.original)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// A crash is one like any other again.
    static func disarm() {
        for number in signals { signal(number, SIG_DFL) }
    }
}
