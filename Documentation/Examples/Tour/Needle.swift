import Foundation

/// The text to search for; a query without an upper-case letter matches both cases of ASCII letters.
struct Needle: Sendable {
    /// A line that matches: its number, from 1, itself, and the match in it.
    typealias Match = (number: Int, line: Range<UnsafePointer<CChar>>, match: Range<UnsafePointer<CChar>>)

    private let text: [CChar]
    private let ignoresCase: Bool
    // The position of the rarest character in the text, and that character in both cases. The C library looks for it,
    // which is much faster than any loop here, and the rest is compared only where it is found.
    private let pivot: Int
    private let pivots: [CChar]

    /// Makes a needle; `nil` if the query is empty or blank.
    init?(_ query: String) {
        guard query.contains(where: { !$0.isWhitespace }), !query.utf8.contains(0) else { return nil }
        text = Array(query.utf8CString.dropLast())
        ignoresCase = !query.contains(where: \.isUppercase)
        let frequent = Array(" etrnasiolcdupmbfghyv".utf8CString.dropLast())  // in source code, the most frequent first
        let rarity = text.map { frequent.firstIndex(of: $0) ?? frequent.count }
        pivot = rarity.indices.max { rarity[$0] < rarity[$1] } ?? 0
        let isLetter = (0x61...0x7A).contains(text[pivot])
        pivots = ignoresCase && isLetter ? [text[pivot], text[pivot] - 0x20, 0] : [text[pivot], 0]
    }

    /// Finds the lines of a file that match, until `found` says not to go on.
    ///
    /// - Returns: Whether it is a text: no byte in it is 0.
    func forEachMatch(in content: Data, _ found: (Match) -> Bool) -> Bool {
        // A string of C ends with a 0.
        (content + [0]).withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self)
            guard let base = text.baseAddress, strlen(base) == content.count else { return false }
            let end = base + content.count
            var start = base  // the start of the line
            var number = 1
            while start < end, let match = first(in: start) {
                while let feed = memchr(start, 0x0A, match - start) {
                    number += 1
                    start += UnsafeRawPointer(feed) - UnsafeRawPointer(start) + 1
                }
                let lineEnd = strchr(match, 0x0A).map { UnsafePointer($0) } ?? end
                let goesOn = found((number, start..<lineEnd, match..<min(match + self.text.count, lineEnd)))
                guard goesOn else { break }
                number += 1
                start = lineEnd + 1
            }
            return true
        }
    }

    /// Finds the first match in a text that ends with a zero.
    private func first(in text: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
        var rest = text
        while let found = strpbrk(rest, pivots) {
            let start = UnsafePointer(found) - pivot
            let compare = ignoresCase ? strncasecmp : strncmp
            if start >= text, compare(start, self.text, self.text.count) == 0 { return start }
            rest = UnsafePointer(found) + 1
        }
        return nil
    }
}
