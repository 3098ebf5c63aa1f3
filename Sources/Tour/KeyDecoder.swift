/// What a key does to the search field.
enum Key: Equatable {
    case text(Unicode.Scalar)
    case backspace
    case deleteWord
    case clear
    case enter
}

/// Turns the bytes that a terminal sends into keys, whatever pieces they arrive in.
///
/// Cursor and function keys, which arrive as escape sequences, are understood and dropped.
struct KeyDecoder {
    private var isInSequence = false
    private var character: [UInt8] = []

    /// Reads some bytes.
    ///
    /// - Parameter bytes: What has arrived, in order.
    /// - Returns: The keys that are complete.
    mutating func decode(_ bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if isInSequence {
                isInSequence = !(0x40...0x7E).contains(byte)
                continue
            }
            switch byte {
            case 0x1B:
                // A terminal sends a sequence in one piece, so an escape at the end is the Escape key.
                switch rest.first {
                case UInt8(ascii: "["), UInt8(ascii: "O"):
                    rest.removeFirst()
                    isInSequence = true
                case (0x20...0x7E)?:
                    rest.removeFirst()  // a key that is held together with Alt
                default:
                    break
                }
            case 0x7F, 0x08: keys.append(.backspace)
            case 0x15: keys.append(.clear)
            case 0x17: keys.append(.deleteWord)
            case 0x0A, 0x0D: keys.append(.enter)
            case 0x20...0x7E: keys.append(.text(Unicode.Scalar(byte)))
            case 0x80...: complete(byte, &keys)
            default: break
            }
        }
        return keys
    }

    /// Adds a byte to a character that needs several.
    private mutating func complete(_ byte: UInt8, _ keys: inout [Key]) {
        if byte >= 0xC0 {
            character = []
        } else if character.isEmpty {
            return  // it continues nothing
        }
        character.append(byte)
        let length = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
        guard character.count == length else { return }
        for scalar in String(decoding: character, as: UTF8.self).unicodeScalars where scalar.value >= 0xA0 {
            keys.append(.text(scalar))
        }
        character = []
    }
}

/// The search field: the text so far, changed key by key.
struct QueryLine {
    /// What stands in the field.
    private(set) var text = ""
    private var decoder = KeyDecoder()

    /// The longest text; more is not taken.
    static let most = 200

    /// The field after some keys.
    ///
    /// - Parameter bytes: What the terminal has sent.
    /// - Returns: The changed field.
    func typing(_ bytes: [UInt8]) -> QueryLine {
        var line = self
        for key in line.decoder.decode(bytes) {
            line.press(key)
        }
        return line
    }

    private mutating func press(_ key: Key) {
        switch key {
        case .text(let scalar):
            if text.unicodeScalars.count < QueryLine.most {
                text.unicodeScalars.append(scalar)
            }
        case .backspace:
            _ = text.popLast()
        case .deleteWord:
            while text.last == " " { text.removeLast() }
            while let last = text.last, last != " " { text.removeLast() }
        case .clear:
            text = ""
        case .enter:
            break  // the search has begun already
        }
    }
}

/// Puts lines together from the pieces in which they arrive.
struct LineSplitter {
    /// The lines that the last piece has completed.
    private(set) var lines: [String] = []
    private var rest: [UInt8] = []

    /// The longest line in bytes; the end of a longer one is dropped.
    static let most = 1_000

    /// The splitter after another piece.
    ///
    /// - Parameter bytes: The piece; an empty one stands for the end and completes the last line.
    /// - Returns: A splitter whose ``lines`` are the new ones.
    func reading(_ bytes: [UInt8]) -> LineSplitter {
        var splitter = LineSplitter()
        splitter.rest = rest
        if bytes.isEmpty, !rest.isEmpty {
            splitter.endLine()
        }
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                splitter.endLine()
            } else if splitter.rest.count < LineSplitter.most {
                splitter.rest.append(byte)
            }
        }
        return splitter
    }

    private mutating func endLine() {
        if rest.last == UInt8(ascii: "\r") {
            rest.removeLast()
        }
        lines.append(String(decoding: rest, as: UTF8.self))
        rest = []
    }
}
