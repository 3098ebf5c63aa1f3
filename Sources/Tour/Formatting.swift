/// Numbers as people read them.
enum Formatting {
    /// A whole number with its thousands set apart: `1,234,567`.
    static func number(_ value: Int) -> String {
        var digits = Array(String(value.magnitude))
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: place)
        }
        return (value < 0 ? "-" : "") + String(digits)
    }

    /// A number and what it counts: `1 file`, `2 files`.
    static func count(_ value: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(number(value)) \(value == 1 ? singular : plural ?? singular + "s")"
    }

    /// A size: `512 bytes`, `48 kB`, `1.2 MB`.
    static func bytes(_ value: Int) -> String {
        switch value {
        case ..<1_000: count(value, "byte")
        case ..<1_000_000: "\(value / 1_000) kB"
        case ..<1_000_000_000: "\(tenths(value / 100_000)) MB"
        default: "\(tenths(value / 100_000_000)) GB"
        }
    }

    /// A time: `0.4 ms`, `38 ms`, `1.2 s`.
    static func time(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let microseconds = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
        return switch microseconds {
        case ..<10_000: "\(tenths(microseconds / 100)) ms"
        case ..<1_000_000: "\(microseconds / 1_000) ms"
        default: "\(tenths(microseconds / 100_000)) s"
        }
    }

    /// A number of tenths as a decimal number.
    private static func tenths(_ value: Int) -> String {
        "\(number(value / 10)).\(value % 10)"
    }
}
