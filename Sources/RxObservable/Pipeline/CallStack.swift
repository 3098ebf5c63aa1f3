#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
internal import RxSchedulers

/// Where a thread was: return addresses, taken in about a microsecond, and put into words when somebody reads them.
struct CallStack: Sendable {
    /// The innermost comes first.
    let addresses: [UInt]

    private static var limit: Int { 64 }

    /// Notes where the calling thread is.
    @inline(never)
    static func capture() -> CallStack {
        CallStack(
            addresses: Array(unsafeUninitializedCapacity: limit) { addresses, count in
                count = fill(addresses)
            }
        )
    }

    #if canImport(Darwin)
    private static func fill(_ addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
        guard let start = addresses.baseAddress else { return 0 }
        return start.withMemoryRebound(to: UnsafeMutableRawPointer?.self, capacity: addresses.count) { frames in
            Int(backtrace(frames, Int32(addresses.count)))
        }
    }
    #else
    /// Follows the frame pointers, which Swift code keeps; whatever doesn't look like one ends the walk.
    private static func fill(_ addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
        guard var frame = currentFrame() else { return 0 }
        let stackEnd = Trampoline.current.stackEnd
        var count = 0
        while count < addresses.count, frame != 0, frame % 8 == 0, frame <= stackEnd &- 16 {
            // The part of the stack between this function and the end is there to be read.
            guard let record = UnsafePointer<UInt>(bitPattern: frame), record[1] != 0 else { break }
            addresses.initializeElement(at: count, to: record[1])
            count += 1
            // Frames of async functions are marked with a bit.
            let next = record[0] & ~(1 << 60)
            guard next > frame else { break }
            frame = next
        }
        return count
    }

    private typealias GetContext = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> CInt

    private static let getContext: GetContext? = {
        guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, "getcontext") else { return nil }
        // SAFETY: this is the C function's type. Nobody goes back to what it has saved.
        return unsafeBitCast(address, to: GetContext.self)
    }()

    /// The frame pointer: the one register that is needed of those that are saved.
    @inline(__always)
    private static func currentFrame() -> UInt? {
        withUnsafeTemporaryAllocation(of: ucontext_t.self, capacity: 1) { context in
            guard let getContext, let context = context.baseAddress, getContext(context) == 0 else { return nil }
            #if arch(x86_64)
            return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.10))
            #elseif arch(arm64)
            return UInt(context.pointee.uc_mcontext.regs.29)
            #else
            return nil
            #endif
        }
    }
    #endif
}
