internal import RxDisposables

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

    /// The frames of a return address: more than one if functions are inlined there.
    ///
    /// Found frames are kept, since most stacks of a program share most of their addresses. The walk through the
    /// symbols of a large program takes some 70 ms for each address.
    ///
    /// - Complexity: O(number of known addresses), or milliseconds for the first time.
    static func words(at address: UInt) -> [Words] {
        if let known = known.withLock({ $0.first { $0.address == address } }) { return known.words }
        return keep(symbolised(address) ?? [Words(line: "0x" + String(address, radix: 16), symbol: "")], at: address)
    }

    /// Keeps the frames of an address, and returns what is kept.
    ///
    /// Another thread may have been first; the runtime, which several ask at once, may have told it less. But a text
    /// that somebody has seen stays.
    static func keep(_ words: [Words], at address: UInt) -> [Words] {
        known.withLock { known in
            if let first = known.first(where: { $0.address == address }) { return first.words }
            known.append(Known(address: address, words: words))
            return words
        }
    }

    private struct Known {
        let address: UInt
        let words: [Words]
    }

    private static let known = Locked([Known]())

    #if canImport(Darwin)
    /// The frame as a line with its symbol.
    private static func symbolised(_ address: UInt) -> [Words]? {
        var frame = UnsafeMutableRawPointer(bitPattern: address)
        guard let names = backtrace_symbols(&frame, 1) else { return nil }
        defer { free(names) }
        guard let name = names[0] else { return nil }
        // The columns are number, image, address and symbol.
        let line = String(cString: name)
        let symbol = line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(3).first ?? ""
        return [Words(line: line, symbol: String(symbol))]
    }
    #elseif canImport(Runtime)
    /// The frames with their function, file and line, as far as the build has them.
    private static func symbolised(_ address: UInt) -> [Words]? {
        guard let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encodedBacktrace(address)),
            let symbolicated = backtrace.symbolicated(with: ImageMap.capture())
        else { return nil }
        return symbolicated.frames.map { Words(line: "\($0)", symbol: $0.symbol?.rawName ?? "") }
    }

    /// The address in the stored form of a backtrace: the only form that can be made from an address.
    ///
    /// The form is a list of instructions: the size of a word, an absolute return address of eight bytes, the end.
    private static func encodedBacktrace(_ address: UInt) -> Data {
        let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: UInt64(address) >> $0) }
        let backtrace = Data([0b10, 0b0010_1111] + bytes + [0]).base64EncodedString()
        #if arch(arm64)
        let architecture = "arm64"
        #else
        let architecture = "x86_64"
        #endif
        // This isn't `Data(text.utf8)`, a generic initializer that would be compiled into each client.
        return #"{"architecture": "\#(architecture)", "backtrace": "\#(backtrace)"}"#.data(using: .utf8) ?? Data()
    }
    #else
    private static func symbolised(_ address: UInt) -> [Words]? { nil }
    #endif
}
