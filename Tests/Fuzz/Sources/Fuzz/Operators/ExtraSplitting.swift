import Rx
import RxExtras

extension Operator {
    /// Operators of RxExtras that gather elements.
    static let extraSplitting: [Operator] =
        byCount + byCondition + byBoundary + byOpening + byQuiet
        + [
            Operator("bufferWithTrigger", "%0.bufferWithTrigger(%1).map { $0.code }", [], .section, catches: [1]) {
                $0.source().bufferWithTrigger($0.source(1)).map(code)
            } model: {
                try $0.bounded(code)
            },
            unchanged(
                "windowMergeCount",
                "%0.window(count: #0).merge()",
                [1...3],
                [.section, .selectsInTurn, .lossless]
            ) {
                $0.source().window(count: $0[0]).merge()
            },
            Operator("chunked", "%0.chunked(by: { $0 / 3 == $1 / 3!0 }).map { $0.code }", [poison], .plain) { call in
                let probe = call.probe(0)
                return call.source().chunked(by: { $0 / 3 == (try probe($1)) / 3 }).map(code)
            } model: { call in
                var chunk: [Int] = []
                return try call.each { element in
                    guard let last = chunk.last else {
                        chunk = [element]
                        return []
                    }
                    try call.call(element, poison: 0)
                    guard last / 3 != element / 3 else {
                        chunk.append(element)
                        return []
                    }
                    defer { chunk = [element] }
                    return [.next(code(chunk))]
                } completed: {
                    chunk.isEmpty ? [.completed] : [.next(code(chunk)), .completed]
                }
            },
            Operator(
                "partition",
                "{ let (m, n) = %0.partition { $0 < #0!1 }; return .merge(m, n.map { 9 - $0 }) }()",
                [1...9, poison],
                [.section, .shares]
            ) { call in
                let (matches, others) = call.source().partition(call.isBelow)
                return .merge(matches, others.map { 9 - $0 })
            } model: { call in
                let events = try call.each(poison: 1) { [.next($0 < call[0] ? $0 : 9 - $0)] }
                // The second subscriber misses elements that come before it subscribes.
                guard events.allSatisfy({ $0.moment.tick > call.at.tick }) else { throw Undecided() }
                return events
            },
        ]

    /// A number of elements.
    private static let byCount = gathering(
        "Count",
        "count: #0, skip: #1",
        [1...3, 1...3],
        .plain,
        buffers: { $0.source().buffer(count: $0[0], skip: $0[1]) },
        windows: { $0.source().window(count: $0[0], skip: $0[1]) }
    ) { call in
        var index = 0
        var open: [[Int]] = []
        return try call.each { element in
            if index.isMultiple(of: call[1]) { open.append([]) }
            index += 1
            open = open.map { $0 + [element] }
            guard let first = open.first, first.count == call[0] else { return [] }
            return [.next(code(open.removeFirst()))]
        } completed: {
            open.map { .next(code($0)) } + [.completed]
        }
    }

    /// Elements as long as a condition holds.
    private static let byCondition = gathering(
        "While",
        "while: { $0 < #0!1 }",
        [1...9, poison],
        .plain,
        buffers: {
            $0.source().buffer(while: $0.isBelow)
        },
        windows: {
            $0.source().window(while: $0.isBelow)
        }
    ) { call in
        var buffer: [Int] = []
        return try call.each(poison: 1) { element in
            guard element >= call[0], !buffer.isEmpty else {
                buffer.append(element)
                return []
            }
            defer { buffer = [element] }
            return [.next(code(buffer))]
        } completed: {
            buffer.isEmpty ? [.completed] : [.next(code(buffer)), .completed]
        }
    }

    /// The elements between those of another sequence.
    private static let byBoundary = gathering(
        "Boundary",
        "boundary: %1",
        catches: [1],
        buffers: { $0.source().buffer(boundary: $0.source(1)) },
        windows: { $0.source().window(boundary: $0.source(1)) }
    ) {
        try $0.bounded(code)
    }

    /// The elements between an element of one sequence and an event of another.
    private static let byOpening = gathering(
        "Opening",
        "opening: %1, closing: { x in %2!0 }",
        [poison],
        catches: [1, 2],
        buffers: { $0.source().buffer(opening: $0.source(1), closing: $0.inner(2)) },
        windows: { $0.source().window(opening: $0.source(1), closing: $0.inner(2)) }
    ) {
        try $0.opened(code)
    }

    /// The elements without a pause between them.
    private static let byQuiet = gathering(
        "Quiet",
        "inactivity: #0, scheduler: scheduler",
        [1...9],
        .shares,
        buffers: { $0.source().buffer(inactivity: $0.time(0), scheduler: $0.scheduler) },
        windows: { $0.source().window(inactivity: $0.time(0), scheduler: $0.scheduler) }
    ) { call in
        try call.debounced({ _ in call[0] }, code)
    }

    /// The two rows of an operator that exists for buffers and for windows, with one model.
    private static func gathering(
        _ name: String,
        _ arguments: String,
        _ numbers: [ClosedRange<Int>] = [],
        _ traits: Traits = [],
        catches: Set<Int> = [],
        buffers: @escaping @Sendable (Call) -> Observable<[Int]>,
        windows: @escaping @Sendable (Call) -> Observable<Observable<Int>>,
        model: @escaping Model
    ) -> [Operator] {
        let room: Traits = traits == .plain ? .plain : [.section, .selectsInTurn, traits]
        return [
            Operator("buffer\(name)", "%0.buffer(\(arguments)).map { $0.code }", numbers, room, catches: catches) {
                buffers($0).map(code)
            } model: {
                try model($0)
            },
            Operator(
                "window\(name)",
                "%0.window(\(arguments)).flatMap { $0.toArray().map { $0.code } }",
                numbers,
                [.section, .selectsInTurn, traits.subtracting(.plain)],
                catches: catches
            ) {
                windows($0).flatMap { $0.toArray().map(code) }
            } model: {
                try model($0)
            },
        ]
    }
}
