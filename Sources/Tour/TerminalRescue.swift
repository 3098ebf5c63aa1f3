import Foundation

/// Puts the terminal in order when the program crashes: a shell with no echo on a strange page is no help then.
enum TerminalRescue {
    /// Leaves the page of its own and shows the cursor.
    static let leavePage = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// The signals of a crash.
    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]

    /// What a handler needs.
    private struct Rescue {
        let mode: termios
        let sequence: [UInt8]
        var handlersBefore: [sigaction]
    }

    // SAFETY: written on the main thread by `prepare`, before the handlers that read it are installed, and then left
    // alone. A handler runs at most once, since it puts back the handler from before, and the process ends with it.
    private nonisolated(unsafe) static var prepared: Rescue?

    // SAFETY: one aligned byte, written on the main thread. A crash on another thread that misses the change
    // resets a terminal that is in order already, which does no harm.
    nonisolated(unsafe) static var isNeeded = false

    /// Gets ready to rescue the terminal.
    ///
    /// - Parameter mode: The mode to go back to.
    @MainActor
    static func prepare(_ mode: termios) {
        defer { isNeeded = true }
        guard prepared == nil else { return }
        let handlers = crashes.map { signal in
            var old = sigaction()
            sigaction(signal, nil, &old)
            return old
        }
        prepared = Rescue(mode: mode, sequence: Array(leavePage.utf8), handlersBefore: handlers)
        for signal in crashes {
            var action = sigaction()
            sigaction(signal, nil, &action)
            action.sa_flags = 0
            setHandler(of: &action) { TerminalRescue.rescue($0) }
            sigaction(signal, &action, nil)
        }
    }

    /// Puts the terminal in order, and then lets the signal do what it would have done.
    private static func rescue(_ signal: Int32) {
        guard var prepared else { return }
        if isNeeded {
            isNeeded = false
            _ = prepared.sequence.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            var mode = prepared.mode
            tcsetattr(STDIN_FILENO, TCSANOW, &mode)
        }
        if let index = crashes.firstIndex(of: signal) {
            sigaction(signal, &prepared.handlersBefore[index], nil)
        }
        raise(signal)
    }

    private static func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
    }
}
