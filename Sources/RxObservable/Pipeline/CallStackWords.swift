#if canImport(Darwin)
internal import Darwin
#elseif canImport(Runtime)
internal import Foundation
internal import Runtime
#endif

extension CallStack {
    #if canImport(Darwin)
    /// A line for each frame.
    var lines: [String] {
        var frames = addresses.map { UnsafeMutableRawPointer(bitPattern: $0) }
        guard let names = backtrace_symbols(&frames, Int32(frames.count)) else { return [] }
        defer { free(names) }
        return (0..<frames.count).compactMap { index in names[index].map { String(cString: $0) } }
    }
    #elseif canImport(Runtime)
    /// A line for each frame: its function, file and line, as far as the build has them.
    ///
    /// - Complexity: Milliseconds, and hundreds of them at first, when the names of a large program are read.
    var lines: [String] {
        guard
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encodedBacktrace),
            let symbolicated = backtrace.symbolicated(with: ImageMap.capture())
        else {
            return addresses.map { "0x" + String($0, radix: 16) }
        }
        return symbolicated.frames.map { "\($0)" }
    }

    /// The addresses in the form in which a backtrace can be stored: the only one that makes one out of addresses.
    ///
    /// That is a list of instructions: the size of a word, an absolute return address of eight bytes for each frame, the end.
    private var encodedBacktrace: Data {
        var instructions = Data([0b10])
        for address in addresses {
            instructions.append(0b0010_1111)
            withUnsafeBytes(of: UInt64(address).bigEndian) { instructions.append(contentsOf: $0) }
        }
        instructions.append(0)
        #if arch(arm64)
        let architecture = "arm64"
        #else
        let architecture = "x86_64"
        #endif
        let backtrace = instructions.base64EncodedString()
        return Data(#"{"architecture": "\#(architecture)", "backtrace": "\#(backtrace)"}"#.utf8)
    }
    #else
    var lines: [String] {
        addresses.map { "0x" + String($0, radix: 16) }
    }
    #endif
}
