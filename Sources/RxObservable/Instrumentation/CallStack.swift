internal import RxSchedulers

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// The call stack of a thread: return addresses, captured in about a microsecond, and symbolised when they are read.
@usableFromInline package struct CallStack: Sendable {
    /// The return addresses, innermost first.
    let addresses: [UInt]

    private static var limit: Int { 64 }

    @inline(never)
    package static func capture() -> CallStack {
        CallStack(
            addresses: Array(unsafeUninitializedCapacity: limit) { addresses, count in
                count = fill(addresses)
            }
        )
    }

    #if canImport(Darwin)
    private static func fill(_ addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
        guard let start = addresses.baseAddress else { return 0 }
        // SAFETY: an address is as large as a pointer, and both are trivial.
        return start.withMemoryRebound(to: UnsafeMutableRawPointer?.self, capacity: addresses.count) { frames in
            Int(backtrace(frames, Int32(addresses.count)))
        }
    }
    #else
    /// Follows the frame pointers, which Swift code keeps; the walk ends at the first invalid one.
    private static func fill(_ addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
        let stack = Trampoline.current.stack
        return withUnsafeTemporaryAllocation(of: ucontext_t.self, capacity: 1) { context in
            guard let getContext, let context = context.baseAddress, getContext(context) == 0 else { return 0 }
            // The first frame belongs to this closure, so the walk has to end before the closure returns.
            var (innermost, frame) = pointers(context)
            guard stack.contains(innermost) else { return 0 }
            var count = 0
            // Frame addresses only rise on this thread's stack. So an address that doesn't rise, isn't aligned, or has
            // no room for two words up to the end of the stack isn't a frame, and isn't read.
            while count < addresses.count, frame > innermost, frame % 8 == 0, frame <= stack.upperBound - 16,
                let record = UnsafePointer<UInt>(bitPattern: frame), record[1] != 0
            {
                addresses.initializeElement(at: count, to: record[1])
                count += 1
                innermost = frame
                // Swift marks the frames of async functions with a bit of the address.
                frame = record[0] & ~(1 << 60)
            }
            return count
        }
    }

    private typealias GetContext = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> CInt

    private static let getContext: GetContext? = {
        guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, "getcontext") else { return nil }
        // SAFETY: this is the C function's type. The saved context is never returned to.
        return unsafeBitCast(address, to: GetContext.self)
    }()

    /// The stack pointer and the frame pointer.
    private static func pointers(_ context: UnsafePointer<ucontext_t>) -> (UInt, UInt) {
        #if arch(x86_64)
        let registers = context.pointee.uc_mcontext.gregs
        return (UInt(bitPattern: Int(registers.15)), UInt(bitPattern: Int(registers.10)))
        #elseif arch(arm64)
        return (UInt(context.pointee.uc_mcontext.sp), UInt(context.pointee.uc_mcontext.regs.29))
        #else
        return (0, 0)
        #endif
    }
    #endif
}
