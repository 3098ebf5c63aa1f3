#if canImport(Darwin)
internal import Darwin
#elseif canImport(Runtime)
internal import Runtime
#endif

/// Where a thread was: taken cheaply as addresses, put into words when somebody asks.
struct CallStack: Sendable {
    #if canImport(Darwin)
    private let addresses: [UInt]

    static func capture() -> CallStack {
        var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
        let count = Int(backtrace(&frames, Int32(frames.count)))
        return CallStack(addresses: frames.prefix(count).map { UInt(bitPattern: $0) })
    }

    var lines: [String] {
        var frames = addresses.map { UnsafeMutableRawPointer(bitPattern: $0) }
        guard let names = backtrace_symbols(&frames, Int32(frames.count)) else { return [] }
        defer { free(names) }
        return (0..<frames.count).compactMap { index in names[index].map { String(cString: $0) } }
    }
    #elseif canImport(Runtime)
    private let backtrace: Backtrace?

    // Read once: looking up what is loaded takes a hundred times as long as walking the stack.
    private static let images = ImageMap.capture()

    static func capture() -> CallStack {
        CallStack(backtrace: try? Backtrace.capture(algorithm: .fast, limit: 64, offset: 1, top: 0, images: images))
    }

    /// A line for each frame: its function, file and line, as far as the build has them.
    var lines: [String] {
        guard let backtrace, let symbolicated = backtrace.symbolicated() else { return [] }
        return symbolicated.frames.map { "\($0)" }
    }
    #else
    static func capture() -> CallStack { CallStack() }

    var lines: [String] { [] }
    #endif
}
