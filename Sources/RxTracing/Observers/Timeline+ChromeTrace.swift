extension Timeline {
    /// The recording as a trace in Chrome's JSON format.
    ///
    /// Each subscription is an asynchronous span from its beginning to its end, with its events in it, and with inner
    /// ones and checkpoints below their parents. Each delivery of an element is a slice on its thread, as long as it
    /// took.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public var chromeTrace: String {
        let events = events
        var trace = threads(of: events)
        // Deliveries are nested on each thread, so the last one to begin is the first one to end.
        var open: [ThreadName: [Event]] = [:]
        for event in events {
            switch event.kind {
            case .subscribed:
                trace.append(
                    mark("b", event, name: "\(event.subscription.chain)", [("id", "\(event.subscription.id)")])
                )
            case .next(let text):
                trace.append(mark("n", event, name: text, []))
                open[event.thread, default: []].append(event)
            case .delivered:
                // If there is no beginning, the recording started in the middle of the delivery.
                guard let begin = open[event.thread]?.popLast() else { continue }
                trace.append(slice(begin, to: event))
            case .failed(let text):
                trace.append(mark("n", event, name: "error", [("error", text)]))
            case .completed:
                trace.append(mark("n", event, name: "completed", []))
            case .disposed:
                trace.append(mark("e", event, name: "\(event.subscription.chain)", []))
            }
        }
        return JSONText.object([("displayTimeUnit", .string("ms")), ("traceEvents", .array(trace))]).description
    }

    private func threads(of events: [Event]) -> [JSONText] {
        var seen = Set<ThreadName>()
        return events.compactMap { event in
            guard seen.insert(event.thread).inserted else { return nil }
            return .object([
                ("name", .string("thread_name")), ("ph", .string("M")), ("pid", .number(1)),
                ("tid", .number(number(of: event.thread))),
                ("args", .object([("name", .string(event.thread.description))])),
            ])
        }
    }

    private func mark(_ phase: String, _ event: Event, name: String, _ arguments: [(String, String)]) -> JSONText {
        .object([
            ("name", .string(name)), ("cat", .string("rx")), ("ph", .string(phase)), ("pid", .number(1)),
            ("tid", .number(number(of: event.thread))), ("ts", .number(microseconds(event))),
            ("id", .string("0x" + String(event.subscription.id, radix: 16))),
            ("args", .object(arguments.map { ($0.0, .string($0.1)) })),
        ])
    }

    private func slice(_ begin: Event, to end: Event) -> JSONText {
        guard case .next(let text) = begin.kind else { return .object([]) }
        return .object([
            ("name", .string(text)), ("cat", .string("rx")), ("ph", .string("X")), ("pid", .number(1)),
            ("tid", .number(number(of: begin.thread))), ("ts", .number(microseconds(begin))),
            ("dur", .number(max(0, microseconds(end) - microseconds(begin)))),
            ("args", .object([("subscription", .string(begin.subscription.description))])),
        ])
    }

    private func microseconds(_ event: Event) -> Double {
        Double(event.nanoseconds) / 1000
    }

    /// Small enough for viewers, which take 32 bits.
    private func number(of thread: ThreadName) -> Double {
        Double((thread.word >> 4) & 0x7fff_ffff)
    }
}
