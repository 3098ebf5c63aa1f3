internal import Foundation

/// Ends the wait of a thread for input.
///
/// A dispatch source would need no thread, but on Linux it doesn't report that the other end of a pipe was closed, and
/// refuses regular files.
final class WakeUp: Sendable {
    private let readEnd: Descriptor
    private let writeEnd: Descriptor

    init() throws(POSIXError) {
        (readEnd, writeEnd) = try Descriptor.pipe()
    }

    /// Ends the wait, also one that has not begun yet.
    func signal() {
        var byte: UInt8 = 1
        // The byte is never read, so the pipe stays readable, and every later wait ends at once, too.
        _ = write(writeEnd.number, &byte, 1)
    }

    /// Waits until a descriptor is readable; an end or an error counts, too.
    ///
    /// - Parameter descriptors: The descriptors.
    /// - Returns: For each descriptor, whether it is readable; `nil` after ``signal()``.
    /// - Throws: The system's error if it can't wait.
    func wait(for descriptors: [Descriptor]) throws(POSIXError) -> [Bool]? {
        let ready = try WakeUp.poll([readEnd] + descriptors, timeout: -1)
        return ready[0] ? nil : Array(ready[1...])
    }

    /// Waits until a descriptor takes bytes; an error counts, too.
    ///
    /// - Parameter descriptor: The descriptor.
    /// - Returns: `false` after ``signal()``.
    /// - Throws: The system's error if it can't wait.
    func wait(toWriteTo descriptor: Descriptor) throws(POSIXError) -> Bool {
        var files = [
            pollfd(fd: readEnd.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0),
        ]
        try WakeUp.poll(&files, timeout: -1)
        return files[0].revents == 0
    }

    /// Checks which descriptors are readable.
    ///
    /// - Parameters:
    ///   - descriptors: The descriptors.
    ///   - timeout: The longest wait, in milliseconds; a negative number means for ever.
    /// - Returns: For each descriptor, whether it is readable.
    /// - Throws: The system's error if the check fails.
    static func poll(_ descriptors: [Descriptor], timeout: Int32) throws(POSIXError) -> [Bool] {
        var files = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        try poll(&files, timeout: timeout)
        return files.map { $0.revents != 0 }
    }

    private static func poll(_ files: inout [pollfd], timeout: Int32) throws(POSIXError) {
        while Foundation.poll(&files, nfds_t(files.count), timeout) < 0 {
            // A signal that was handled meanwhile doesn't end the wait.
            guard errno == EINTR || errno == EAGAIN else { throw systemError() }
        }
    }
}
