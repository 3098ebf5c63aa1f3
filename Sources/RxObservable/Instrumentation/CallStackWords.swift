#if canImport(Darwin)
internal import Darwin
#elseif canImport(Runtime)
internal import Foundation
internal import Runtime
#endif

extension CallStack {
    /// A symbolised frame.
    struct Words {
        /// The known facts about the frame.
        let line: String
        /// The mangled name of the function; empty if it isn't known.
        let symbol: String
    }

    /// The frames where no symbols are available.
    private var unnamed: [Words] {
        addresses.map { Words(line: "0x" + String($0, radix: 16), symbol: "") }
    }

    #if canImport(Darwin)
    /// The frames, each as a line with its symbol.
    var words: [Words] {
        var frames = addresses.map { UnsafeMutableRawPointer(bitPattern: $0) }
        guard let names = backtrace_symbols(&frames, Int32(frames.count)) else { return [] }
        defer { free(names) }
        return (0..<frames.count).compactMap { index in
            guard let name = names[index] else { return nil }
            // The columns are number, image, address and symbol.
            let line = String(cString: name)
            let symbol = line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(3).first ?? ""
            return Words(line: line, symbol: String(symbol))
        }
    }
    #elseif canImport(Runtime)
    /// The frames, each with its function, file and line, as far as the build has them.
    ///
    /// - Complexity: Milliseconds; hundreds of them the first time, when the symbols of a large program are read.
    var words: [Words] {
        guard
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encodedBacktrace),
            let symbolicated = backtrace.symbolicated(with: ImageMap.capture())
        else {
            return unnamed
        }
        return symbolicated.frames.map { Words(line: "\($0)", symbol: $0.symbol?.rawName ?? "") }
    }

    /// The addresses in the stored form of a backtrace: the only form that can be made from addresses.
    ///
    /// The form is a list of instructions: the size of a word, an absolute return address of eight bytes for each
    /// frame, the end.
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
    var words: [Words] { unnamed }
    #endif
}
