import Foundation

/// The elements that charts are drawn with.
enum SVG {
    /// A whole drawing on a white background.
    static func document(width: Double, height: Double, _ elements: [String]) -> String {
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
            viewBox="0 0 \(Int(width)) \(Int(height))" font-family="system-ui, Helvetica, Arial, sans-serif" \
            font-size="12">
            """
        let ground = ##"<rect width="100%" height="100%" fill="#ffffff"/>"##
        return ([head, ground] + elements).joined(separator: "\n") + "\n</svg>\n"
    }

    static func text(_ content: String, x: Double, y: Double, _ attributes: String) -> String {
        let escaped = content.reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
        return "<text x=\"\(coordinate(x))\" y=\"\(coordinate(y))\" \(attributes)>\(escaped)</text>"
    }

    static func line(x1: Double, y1: Double, x2: Double, y2: Double, _ attributes: String) -> String {
        let start = "x1=\"\(coordinate(x1))\" y1=\"\(coordinate(y1))\""
        let end = "x2=\"\(coordinate(x2))\" y2=\"\(coordinate(y2))\""
        return "<line \(start) \(end) \(attributes)/>"
    }

    static func coordinate(_ value: Double) -> String {
        Format.fixed(max(0, value), digits: 1)
    }
}

/// A logarithmic scale from one power of ten to another.
struct LogarithmicScale {
    /// The powers of ten that it spans, as exponents.
    let decades: ClosedRange<Int>

    /// Creates the smallest scale that all values fit on.
    init(spanning values: some Sequence<Double>) {
        let values = values.filter { $0.isFinite && $0 > 0 }
        let lowest = Int(log10(values.min() ?? 1).rounded(.down))
        let highest = Int(log10(values.max() ?? 1).rounded(.up))
        decades = lowest...max(lowest + 1, highest)
    }

    /// Where a value is, from 0 at the lower end to 1 at the upper one.
    func fraction(of value: Double) -> Double {
        guard value.isFinite, value > 0 else {
            return 0
        }
        return max(0, (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1))
    }

    static func power(_ exponent: Int) -> Double {
        pow(10, Double(exponent))
    }
}
