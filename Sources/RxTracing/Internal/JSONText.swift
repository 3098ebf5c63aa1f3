/// A value as JSON; the order of members is kept.
indirect enum JSONText: CustomStringConvertible {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([JSONText])
    case object([(String, JSONText)])

    var description: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .number(let number): Self.number(number)
        case .bool(let value): value ? "true" : "false"
        case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.0) + ":" + $0.1.description }.joined(separator: ",") + "}"
        }
    }

    private static func number(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
