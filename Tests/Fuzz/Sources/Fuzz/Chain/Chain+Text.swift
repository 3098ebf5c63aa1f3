extension Chain: CustomStringConvertible {
    /// The chain in Swift; details without a notation, such as the closure that throws, are added in words.
    var description: String {
        var text = ""
        var rest = operation.text[...]
        while let mark = rest.firstIndex(where: { $0 == "%" || $0 == "#" || $0 == "!" }) {
            text += rest[..<mark]
            let place = rest.index(after: mark)
            rest = rest[rest.index(after: place)...]
            let index = operation.text[place].wholeNumberValue ?? 0
            switch operation.text[mark] {
            case "%": text += sources[index].description
            case "#": text += "\(numbers[index])"
            default: text += numbers[index] < 0 ? "" : " /* throws at \(numbers[index]) */"
            }
        }
        return text + rest
    }

    /// The chain in a line that can be parsed: `take:2(map:1,-1(a))`.
    var code: String {
        let numbers = numbers.isEmpty ? "" : ":" + numbers.map(String.init).joined(separator: ",")
        let sources = sources.isEmpty ? "" : "(" + sources.map(\.code).joined(separator: " ") + ")"
        return operation.name + numbers + sources
    }

    /// Parses the output of `code`; `nil` for other text.
    init?(code: String) {
        var rest = code[...]
        guard let chain = Chain(reading: &rest), rest.isEmpty else { return nil }
        self = chain
    }

    private init?(reading rest: inout Substring) {
        let name = rest.prefix { !":( )".contains($0) }
        rest = rest.dropFirst(name.count)
        guard let operation = Operator.named[String(name)] else { return nil }
        var numbers: [Int] = []
        if rest.first == ":" {
            let list = rest.dropFirst().prefix { !"( )".contains($0) }
            rest = rest.dropFirst(1 + list.count)
            numbers = list.split(separator: ",").compactMap { Int($0) }
        }
        var sources: [Chain] = []
        if rest.first == "(" {
            repeat {
                rest = rest.dropFirst()
                guard let source = Chain(reading: &rest) else { return nil }
                sources.append(source)
            } while rest.first == " "
            guard rest.first == ")" else { return nil }
            rest = rest.dropFirst()
        }
        guard operation.takes(numbers, sources) else { return nil }
        self.init(operation, numbers, sources)
    }
}

extension Case: CustomStringConvertible {
    /// The case for a human reader.
    var description: String {
        var lines: [String] = []
        for (index, input) in inputs.enumerated() where chain.names.contains(Self.name(index)) {
            lines.append("let \(Self.name(index)) = \(input.kind.rawValue)(\"\(input.marbles)\")")
        }
        lines.append("\(chain)")
        if hops { lines.append("// What is scheduled for now happens a tick later.") }
        for feed in feeds {
            let place = feedsLater ? "after" : "in"
            lines.append(
                "// The observer sends \(feed.signal) to \(Self.name(feed.input)) \(place) its event \(feed.event)."
            )
        }
        if let limit { lines.append("// The observer disposes in its event \(limit).") }
        if disposal != Self.horizon { lines.append("// The subscription is disposed of at \(disposal).") }
        return lines.joined(separator: "\n")
    }

    /// The case in a line that can be parsed.
    var code: String {
        var parts: [String] = []
        if hops { parts.append("hops") }
        if feedsLater { parts.append("later") }
        if disposal != Self.horizon { parts.append("dispose \(disposal)") }
        if let limit { parts.append("limit \(limit)") }
        parts += feeds.map { "feed \($0.event) \(Self.name($0.input)) \($0.signal)" }
        parts += inputs.map { "\($0.kind.rawValue) \($0.marbles)" }
        return (parts + [chain.code]).joined(separator: "; ")
    }

    /// Parses the output of `code`; `nil` for other text.
    init?(code: String) {
        let parts = code.split(separator: "; ")
        guard let last = parts.last, let chain = Chain(code: String(last)) else { return nil }
        self.init(chain: chain, inputs: [])
        for part in parts.dropLast() {
            let words = part.split(separator: " ")
            switch words[0] {
            case "hops": hops = true
            case "later": feedsLater = true
            case "dispose": disposal = Int(words[1]) ?? Self.horizon
            case "limit": limit = Int(words[1])
            case "feed":
                guard
                    words.count == 4, let event = Int(words[1]),
                    let input = "abc".firstIndex(of: Character(String(words[2]))),
                    let signal = Input(kind: .hot, marbles: words[3])?.events.first?.signal
                else { return nil }
                feeds.append(
                    Feed(event: event, input: "abc".distance(from: "abc".startIndex, to: input), signal: signal)
                )
            default:
                guard
                    words.count == 2, let kind = Input.Kind(rawValue: String(words[0])),
                    let input = Input(kind: kind, marbles: words[1])
                else { return nil }
                inputs.append(input)
            }
        }
    }
}

extension Chain {
    /// The names of the operators and sources in it.
    var names: Set<String> {
        sources.reduce(into: [operation.name]) { $0.formUnion($1.names) }
    }
}
