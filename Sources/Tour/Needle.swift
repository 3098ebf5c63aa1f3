import Foundation

/// What is searched for, as bytes, with the fastest way to find it that the C library offers.
///
/// A query without an upper-case letter matches both cases of ASCII letters. The search looks for the query's rarest
/// byte with `memchr`, which is much faster than any loop here, and compares the rest only there.
struct Needle: Sendable {
    /// The query's UTF-8.
    private let bytes: [UInt8]
    private let ignoresCase: Bool
    /// Where in `bytes` the byte is that `memchr` looks for.
    private let pivot: Int

    /// The length in bytes.
    var count: Int { bytes.count }

    /// Makes a needle; `nil` if the query is empty or blank.
    ///
    /// - Parameter query: The text to find, spaces included.
    init?(_ query: String) {
        guard query.contains(where: { !$0.isWhitespace }) else { return nil }
        let bytes = Array(query.utf8)
        self.bytes = bytes
        ignoresCase = !query.contains { $0.isUppercase }
        pivot = bytes.indices.max { Needle.rarity(bytes[$0]) < Needle.rarity(bytes[$1]) } ?? 0
    }

    /// The bytes of source code that are frequent, the most frequent first.
    private static let frequent = Array(" etrnasiolcdupmbfghyv".utf8)

    private static func rarity(_ byte: UInt8) -> Int {
        frequent.firstIndex(of: byte) ?? frequent.count
    }

    /// Finds the first match.
    ///
    /// - Parameter text: The bytes to search. No byte of them is 0.
    /// - Returns: The offset of the match, if there is one.
    /// - Complexity: O(*n*), plus O(*m*) for each place where the rarest byte of the query occurs.
    func firstMatch(in text: UnsafeRawBufferPointer) -> Int? {
        guard text.count >= bytes.count, let base = text.baseAddress else { return nil }
        let lower = bytes[pivot]
        let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower
        let upper = ignoresCase && isLetter ? lower - 32 : lower
        // The pivot of a match lies in this range, so that the whole match lies within the text.
        let end = text.count - bytes.count + pivot + 1
        var nextLower = Needle.offset(of: lower, in: base, from: pivot, to: end)
        var nextUpper = upper == lower ? nil : Needle.offset(of: upper, in: base, from: pivot, to: end)
        while true {
            let candidate: Int
            switch (nextLower, nextUpper) {
            case (nil, nil):
                return nil
            case (let offset?, nil):
                candidate = offset
            case (nil, let offset?):
                candidate = offset
            case (let first?, let second?):
                candidate = min(first, second)
            }
            if matches(at: base + (candidate - pivot)) {
                return candidate - pivot
            }
            if candidate == nextLower {
                nextLower = Needle.offset(of: lower, in: base, from: candidate + 1, to: end)
            } else {
                nextUpper = Needle.offset(of: upper, in: base, from: candidate + 1, to: end)
            }
        }
    }

    private func matches(at place: UnsafeRawPointer) -> Bool {
        guard ignoresCase else { return memcmp(place, bytes, bytes.count) == 0 }
        // SAFETY: the caller has made sure that `count` bytes follow. They are only read, as the characters they are.
        let characters = place.assumingMemoryBound(to: CChar.self)
        return bytes.withUnsafeBytes { needle in
            needle.baseAddress.map {
                // SAFETY: these are the `count` bytes of the array, read as characters.
                strncasecmp(characters, $0.assumingMemoryBound(to: CChar.self), needle.count) == 0
            } ?? true
        }
    }

    /// Finds a byte in a part of the text.
    static func offset(of byte: UInt8, in base: UnsafeRawPointer, from start: Int, to end: Int) -> Int? {
        guard start < end else { return nil }
        let found: UnsafeMutableRawPointer? = memchr(base + start, Int32(byte), end - start)
        return found.map { UnsafeRawPointer($0) - base }
    }
}
