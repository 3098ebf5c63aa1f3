#if os(macOS) || os(Linux)
internal import Foundation
internal import RxDisposables

/// The standard input of a process, which the chunks of a sequence are written to.
final class ProcessInput: Sendable {
    private let wakeUp: WakeUp
    /// `nil` when the process has all of its input.
    private let writeEnd: Locked<Descriptor?>

    /// - Parameters:
    ///   - writeEnd: The end of a pipe.
    ///   - wakeUp: Ends a wait for the process to read.
    /// - Throws: The system's error, if the pipe can't be set up.
    init(_ writeEnd: Descriptor, _ wakeUp: WakeUp) throws(POSIXError) {
        // A wait in `write` couldn't be ended.
        guard fcntl(writeEnd.number, F_SETFL, O_NONBLOCK) == 0 else { throw systemError() }
        #if canImport(Darwin)
        guard fcntl(writeEnd.number, F_SETNOSIGPIPE, 1) == 0 else { throw systemError() }
        #endif
        self.writeEnd = Locked(writeEnd)
        self.wakeUp = wakeUp
    }

    /// Writes a chunk, and waits while the process takes no more.
    ///
    /// - Returns: Whether more is wanted: `false` when the process has closed its input, or has ended.
    func write(_ bytes: UnsafeRawBufferPointer) throws(POSIXError) -> Bool {
        guard let writeEnd = writeEnd.current else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let (count, code) = unlessSignalled(writeEnd, UnsafeRawBufferPointer(rebasing: rest))
            switch code {
            case 0: rest = rest.dropFirst(count)
            case EINTR: break
            case EAGAIN: guard try wakeUp.wait(toWriteTo: writeEnd) else { return false }
            case EPIPE: return false
            default: throw systemError(code)
            }
        }
        return true
    }

    /// The process has all of its input.
    func end() {
        writeEnd.replace(nil)
    }

    /// Writes, and keeps the signal away that ends a process whose pipe has no reader any more.
    private func unlessSignalled(_ end: Descriptor, _ bytes: UnsafeRawBufferPointer) -> (count: Int, code: Int32) {
        #if canImport(Darwin)
        let count = Foundation.write(end.number, bytes.baseAddress, bytes.count)
        return (count, count < 0 ? errno : 0)
        #else
        // The signal is sent to the thread that writes, so it is blocked there, and taken before others see it.
        var signal = sigset_t()
        var former = sigset_t()
        sigemptyset(&signal)
        sigaddset(&signal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signal, &former)
        let count = Foundation.write(end.number, bytes.baseAddress, bytes.count)
        let code = count < 0 ? errno : 0
        if code == EPIPE {
            var none = timespec()
            while sigtimedwait(&signal, nil, &none) < 0, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &former, nil)
        return (count, code)
        #endif
    }
}
#endif
