#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import Tour

@Suite(.serialized, .timeLimit(.minutes(2))) struct CrashGuardTests {
    /// Reads from a terminal until a text has come, or the other side is closed.
    private func read(_ terminal: Int32, until text: String) -> String {
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = Foundation.read(terminal, &piece, piece.count)
            guard count > 0 else { break }  // at its end, a terminal fails
            output += piece.prefix(count)
            if String(decoding: output, as: UTF8.self).contains(text) { break }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The two sides of a new terminal: that of the user, and that of a program.
    private func pseudoTerminal() throws -> (Int32, Int32) {
        #if canImport(Darwin)
        let terminal = posix_openpt(O_RDWR | O_NOCTTY)
        try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
        let path = String(cString: try #require(ptsname(terminal)))
        #else
        // Glibc has the functions, but declares them only for programs that request more than Swift does.
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (lock, number) = (Int32(0), UInt32(0))
        let (unlock, name) = (UInt(0x4004_5431), UInt(0x8004_5430))  // TIOCSPTLCK, TIOCGPTN
        try #require(terminal >= 0 && ioctl(terminal, unlock, &lock) == 0 && ioctl(terminal, name, &number) == 0)
        let path = "/dev/pts/\(number)"
        #endif
        let other = open(path, O_RDWR | O_NOCTTY)
        try #require(other >= 0)
        return (terminal, other)
    }

    @Test func `a crash brings the terminal back`() throws {
        let signal = SIGSEGV
        let (terminal, other) = try pseudoTerminal()
        defer { close(terminal) }
        var before = termios()
        tcgetattr(other, &before)

        let process = Process()
        process.executableURL = Program.executable
        process.arguments = ["operators"]
        process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"]
        let handle = FileHandle(fileDescriptor: other, closeOnDealloc: false)
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        try process.run()
        #expect(read(terminal, until: "Ctrl-C ends").contains("\u{1B}[?1049h"))
        kill(process.processIdentifier, signal)
        // Continues to read, since a terminal whose output isn't read blocks its writers.
        #expect(read(terminal, until: "\u{1B}[?1049l").contains("\u{1B}[?25h\u{1B}[?1049l"))
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)

        var after = termios()
        tcgetattr(other, &after)
        #expect(after.c_lflag == before.c_lflag)
        close(other)
    }
}
#endif
