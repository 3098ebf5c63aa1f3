internal import RxTest

extension MarbleRenderer {
    /// What the diagrams show, in words: for readers that can't see the picture.
    ///
    /// ```swift
    /// var renderer = MarbleRenderer()
    /// renderer.add("ab---c--|", label: "source")
    /// print(renderer.words)
    /// // Prints "source sends a at 0, b at 1, c at 5, completes at 8."
    /// ```
    ///
    /// Times are in ticks. An operator's result without a label is named after its operator.
    public var words: String {
        var sentences: [String] = []
        var isResult = false
        for row in rows {
            switch row {
            case .operation(let name):
                sentences.append("\(name) gives:")
                isResult = true
            case .sequence(let lane):
                let name = lane.label.isEmpty ? (isResult ? "" : "The sequence ") : lane.label + " "
                sentences.append(name + lane.words + ".")
            }
        }
        return sentences.joined(separator: " ")
    }
}

extension MarbleRenderer.Lane {
    fileprivate var words: String {
        guard let steps = try? marbles.script().steps else {
            return "is malformed"
        }
        let place = thread.map { "on \($0), " } ?? ""
        let beginning = start > 0 ? "subscribed to at \(start), " : ""
        let groups = Dictionary(grouping: steps, by: \.time).sorted { $0.key < $1.key }
        var parts: [(time: TestTime, text: String)] = []
        for (time, steps) in groups {
            let values = steps.compactMap { step in
                if case .value(let name) = step.mark { name.isEmpty ? "an empty group" : name } else { nil }
            }
            let sent = values.isEmpty ? [] : ["sends " + values.joined(separator: ", ")]
            parts.append((time, (sent + steps.compactMap(\.mark.words)).joined(separator: " and ") + " at \(time)"))
        }
        if let end = disposal {
            let index = parts.firstIndex { $0.time > end } ?? parts.endIndex
            parts.insert((end, "is disposed of at \(end)"), at: index)
        }
        // Elements sent in several ticks form one list.
        let texts = parts.indices.map { index in
            let isNext =
                index > 0 && parts[index - 1].text.hasPrefix("sends ")
                && !parts[index - 1].text.split(separator: " ").contains("and")
            return isNext && parts[index].text.hasPrefix("sends ")
                ? String(parts[index].text.dropFirst(6)) : parts[index].text
        }
        return place + beginning + (texts.isEmpty ? "sends nothing" : texts.joined(separator: ", "))
    }
}

extension MarbleMark {
    /// The event in words, if it isn't an element.
    fileprivate var words: String? {
        switch self {
        case .value: nil
        case .completed: "completes"
        case .error, .otherError: "fails"
        case .subscribe: "begins"
        case .unsubscribe: "is disposed of"
        }
    }
}
