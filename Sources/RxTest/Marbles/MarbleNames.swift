internal import RxObservable

/// Names elements, so that a sequence of them becomes a diagram, and the other way round.
struct MarbleNames<Element> {
    let vocabulary: MarbleVocabulary
    let name: (Element) -> String
    let element: (String) -> Element?
    let error: any Error

    func mark(of event: Event<Element>) -> MarbleMark {
        switch event {
        case .next(let element): .value(name(element))
        case .error(let error): isSameError(error, self.error) ? .error : .otherError("\(error)")
        case .completed: .completed
        }
    }

    /// An observer's recorded events, as a diagram that begins at the given tick.
    func marbles(_ events: [Recorded<Event<Element>>], origin: TestTime) -> Marbles {
        let steps = events.map { MarbleStep(time: $0.time - origin, mark: mark(of: $0.value)) }
        return Marbles(.recording(steps, vocabulary))
    }

    /// The events of a diagram of a hot or cold sequence, in ticks from its origin.
    ///
    /// - Throws: The first mistake in the diagram.
    func events(
        _ diagram: String,
        isHot: Bool
    ) throws(MarbleSyntaxError) -> (events: [Recorded<Event<Element>>], duration: TestTime) {
        let script = try MarbleParser.parse(diagram, vocabulary)
        let subscribe = script.steps.filter { $0.mark == .subscribe }
        if let column = diagram.marbleColumn(of: "!") {
            throw MarbleSyntaxError(diagram: diagram, column: column, reason: "A source has no `!`.")
        }
        if let column = diagram.marbleColumn(of: "^"), !isHot || subscribe.count > 1 {
            let reason = isHot ? "There can be only one `^`." : "A cold source begins when it is subscribed to: no `^`."
            throw MarbleSyntaxError(diagram: diagram, column: column, reason: reason)
        }
        let origin = subscribe.first?.time ?? 0
        var events: [Recorded<Event<Element>>] = []
        // Events before `^` happen before the subscription, so the observer doesn't get them.
        for step in script.steps where step.time >= origin {
            switch step.mark {
            case .value(let name):
                guard let element = element(name) else {
                    throw MarbleSyntaxError(
                        diagram: diagram,
                        column: diagram.marbleColumn(of: name) ?? 0,
                        reason: "`\(name)` is no \(Element.self)."
                    )
                }
                events.append(.next(step.time - origin, element))
            case .error: events.append(.error(step.time - origin, error))
            case .completed: events.append(.completed(step.time - origin))
            case .otherError, .subscribe, .unsubscribe: break
            }
        }
        return (events, script.duration - origin)
    }
}

extension MarbleNames {
    /// The error of a `#` in words.
    fileprivate static func word(_ error: (any Error)?) -> String {
        "\(error ?? MarbleError())"
    }
}

extension MarbleNames where Element: LosslessStringConvertible {
    /// Elements that are their own names.
    static func own(_ names: [String], _ error: (any Error)?, _ resolution: Double) -> MarbleNames {
        MarbleNames(
            vocabulary: MarbleVocabulary(
                names: names.filter { $0.count > 1 },
                error: word(error),
                resolution: resolution
            ),
            name: { $0.description },
            element: { Element($0) },
            error: error ?? MarbleError()
        )
    }
}

extension MarbleNames {
    /// Elements that a test has given names, to send them.
    static func given(_ values: [String: Element], _ error: (any Error)?, _ resolution: Double) -> MarbleNames {
        MarbleNames(
            vocabulary: MarbleVocabulary(
                names: values.keys.filter { $0.count > 1 },
                allowedNames: Set(values.keys),
                error: word(error),
                resolution: resolution
            ),
            name: { "‹\($0)›" },
            element: { values[$0] },
            error: error ?? MarbleError()
        )
    }
}

extension MarbleNames where Element: Equatable {
    /// Elements that a test has given names, to compare them.
    static func known(_ values: [String: Element], _ error: (any Error)?, _ resolution: Double) -> MarbleNames {
        // Of several names for equal values, the shortest is used, so that diagrams with any of them are equal.
        let names = values.keys.sorted { ($0.count, $0) < ($1.count, $1) }
        let name: (Element) -> String = { element in names.first { values[$0] == element } ?? "‹\(element)›" }
        return MarbleNames(
            vocabulary: MarbleVocabulary(
                names: names.filter { $0.count > 1 },
                allowedNames: Set(names),
                aliases: values.mapValues(name),
                error: word(error),
                resolution: resolution
            ),
            name: name,
            element: { values[$0] },
            error: error ?? MarbleError()
        )
    }
}

extension String {
    /// The column of the last place where `text` stands in this diagram.
    fileprivate func marbleColumn(of text: String) -> Int? {
        let characters = Array(self)
        let text = Array(text)
        return characters.indices.last { characters[$0...].starts(with: text) }
    }
}
