internal import Foundation
internal import RxDisposables

/// A file descriptor that is closed with its last reference.
final class Descriptor: Sendable {
    private let counted = Counted()

    /// The number of the descriptor; valid as long as this object lives.
    let number: Int32

    /// Takes over an open descriptor.
    init(owning number: Int32) {
        self.number = number
    }

    /// Makes a second descriptor of the same file, so that the first may be closed, and its number be used again, at
    /// any time.
    convenience init(duplicating number: Int32) throws(POSIXError) {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw systemError() }
        self.init(owning: copy)
    }

    deinit {
        close(number)
    }

    /// Makes a pipe whose ends no child process inherits.
    static func pipe() throws(POSIXError) -> (readEnd: Descriptor, writeEnd: Descriptor) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
        guard Foundation.pipe(&ends) == 0 else { throw systemError() }
        #else
        if let pipe2 {
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw systemError() }
            return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
        }
        guard Foundation.pipe(&ends) == 0 else { throw systemError() }
        #endif
        // The flag is set in a separate step, so a program that another thread starts in between inherits the ends. On
        // Apple's systems, Foundation and this module close such descriptors when they start a program.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
    }

    /// Reads the available bytes, up to the size of a buffer.
    ///
    /// - Parameter buffer: Takes the bytes.
    /// - Returns: The number of bytes; 0 at the end of the file, `nil` if nothing is there yet.
    /// - Throws: The system's error if it can't read.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(POSIXError) -> Int? {
        while true {
            let count = Foundation.read(number, buffer.baseAddress, buffer.count)
            guard count < 0 else { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN: return nil
            default: throw systemError()
            }
        }
    }
}

#if !canImport(Darwin)
/// Makes a pipe with flags, in one step; Glibc and Musl have the function, but Swift doesn't see it in their headers.
private let pipe2: (@convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32)? = {
    // `dlsym` doesn't find the function in a program that is linked statically.
    guard let symbol = dlsym(nil, "pipe2") else { return nil }
    // SAFETY: this is the function's type in C.
    return unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32).self)
}()
#endif
