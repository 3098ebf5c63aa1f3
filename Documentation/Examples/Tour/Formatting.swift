import Foundation

/// Numbers as people read them.
enum Formatting {
    /// A whole number with its thousands set apart: `1,234,567`.
    static func number(_ value: Int) -> String {
        value < 1_000 ? "\(value)" : number(value / 1_000) + String(format: ",%03d", value % 1_000)
    }

    /// A number with its noun: `1 file`, `2 files`.
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
        switch Int(duration / .microseconds(100)) {
        case let value where value < 100: "\(tenths(value)) ms"
        case let value where value < 10_000: "\(value / 10) ms"
        case let value: "\(tenths(value / 1_000)) s"
        }
    }

    private static func tenths(_ value: Int) -> String { "\(number(value / 10)).\(value % 10)" }
}
