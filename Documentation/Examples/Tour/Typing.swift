import Foundation
import RxObservable
import RxSchedulers
import RxStreams
import RxTraits

/// The typed text, from any origin: the text of a field, each time it changes.
enum Typing {
    /// Somebody types at a terminal: the field after each key, up to Ctrl-D.
    static var keys: Observable<QueryLine> {
        FileHandle.standardInput.rx.chunks
            .catch { _ in .empty() }  // the terminal is gone
            .scan(into: QueryLine()) { line, bytes in line.type(bytes) }
            .take(until: \.isOver, behavior: .inclusive)
    }

    /// Lines arrive through a pipe or from a file.
    static var lines: Observable<String> {
        FileHandle.standardInput.rx.lines
            .map { String($0.prefix(1_000)) }
            .catch { _ in .empty() }  // standard input is closed
    }

    /// A script types, fast, and each query as soon as the one before has been answered.
    static func script(_ queries: [String], answered: Observable<String>) -> Observable<String> {
        let last = queries.count - 1
        // A query typed twice has one answer.
        let steps = queries.enumerated().filter { $0.offset == last || queries[$0.offset + 1] != $0.element }
        return Observable.from(steps)
            .concatMap { index, query in
                let keys = Observable<Int>
                    .interval(.milliseconds(15), scheduler: MainScheduler.instance)
                    .take(query.count)
                    .map { String(query.prefix($0 + 1)) }
                    .ifEmpty(default: "")
                let answer = index == last ? .empty() : answered.filter { $0 == query }.take(1)
                return keys.concat(answer.compactMap { _ in String?.none })
            }
    }
}

/// The search field: the text so far, changed key by key.
struct QueryLine: Sendable {
    /// Whether Ctrl-D was pressed.
    private(set) var isOver = false
    /// In bytes, since the terminal may send a character in pieces.
    private var bytes: [UInt8] = []
    /// How many bytes are before the cursor.
    private var cursor = 0
    /// The bytes so far of a sequence that stands for one key; `nil` outside of a sequence.
    private var sequence: [UInt8]?

    /// The text of the field.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text before the cursor.
    var beforeCursor: String { String(decoding: bytes[..<cursor], as: UTF8.self) }

    private var behindCursor: String { String(decoding: bytes[cursor...], as: UTF8.self) }

    /// The longest text in bytes; more is not taken.
    static let most = 200

    /// Processes the terminal's bytes; function keys, which are sequences of bytes, do nothing.
    mutating func type(_ piece: Data) {
        var rest = piece[...]
        while !isOver, let byte = rest.popFirst() {
            if let begun = sequence {
                sequence = (0x40...0x7E).contains(byte) ? nil : begun + [byte]
                if sequence == nil { press(begun + [byte]) }
                continue
            }
            switch byte {
            case 0x1B:
                // A sequence comes in one piece, so an escape at the end is the Escape key; else it may be Alt.
                guard let next = rest.first, next >= 0x20 else { break }
                sequence = [UInt8(ascii: "["), UInt8(ascii: "O")].contains(rest.removeFirst()) ? [] : nil
            case 0x04:
                isOver = true
            case 0x08, 0x7F:
                replaceBeforeCursor(with: String(beforeCursor.dropLast()))
            case 0x15:  // Ctrl-U
                (bytes, cursor) = ([], 0)
            case 0x17:  // Ctrl-W
                replaceBeforeCursor(with: beforeCursor.replacing(/[^ ]* *$/, with: ""))
            case 0x20... where bytes.count < QueryLine.most:
                bytes.insert(byte, at: cursor)
                cursor += 1
            default:
                break  // the search has begun already when somebody presses Enter
            }
        }
    }

    /// A key that is a sequence of bytes: an arrow, Home, End, Delete.
    private mutating func press(_ key: [UInt8]) {
        switch String(decoding: key, as: UTF8.self) {
        case "D": cursor -= beforeCursor.last?.utf8.count ?? 0
        case "C": cursor += behindCursor.first?.utf8.count ?? 0
        case "H", "1~": cursor = 0
        case "F", "4~": cursor = bytes.count
        case "3~": bytes.replaceSubrange(cursor..., with: behindCursor.dropFirst().utf8)
        default: break
        }
        cursor = min(max(0, cursor), bytes.count)  // bytes that are no text become longer as text
    }

    private mutating func replaceBeforeCursor(with text: String) {
        bytes.replaceSubrange(..<cursor, with: text.utf8)
        cursor = text.utf8.count
    }
}
