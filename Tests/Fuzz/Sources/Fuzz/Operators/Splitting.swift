import Rx

extension Operator {
    /// Operators that split a sequence.
    static let splitting: [Operator] = [
        Operator(
            "groupMerge",
            "%0.groupBy { $0.remainder(of: #0)!1 }.merge()",
            [1...3, poison],
            [.section, .selectsInTurn, .lossless]
        ) {
            call in
            let probe = call.probe(1)
            let count = call[0]
            return call.source().groupBy { try probe($0) % count }.merge()
        } model: {
            try $0.grouped(taking: .max)
        },
        Operator(
            "groupTake",
            "%0.groupBy { $0.remainder(of: #0)!1 }.flatMap { $0.take(#2) }",
            [1...3, poison, 1...3],
            [.section, .selectsInTurn]
        ) {
            call in
            let probe = call.probe(1)
            let (count, limit) = (call[0], call[2])
            return call.source().groupBy { try probe($0) % count }.flatMap { $0.take(limit) }
        } model: {
            try $0.grouped(taking: $0[2])
        },
        Operator(
            "groupSwitch",
            "%0.groupBy { $0.remainder(of: #0)!1 }.switchLatest()",
            [1...3, poison],
            [.section, .selectsInTurn]
        ) { call in
            let probe = call.probe(1)
            let count = call[0]
            return call.source().groupBy { try probe($0) % count }.switchLatest()
        } model: { call in
            var seen: [Int] = []
            return try call.each(poison: 1) { element in
                let key = element % call[0]
                if !seen.contains(key) { seen.append(key) }
                return seen.last == key ? [.next(element)] : []
            }
        },
    ]
}

extension Reference {
    /// The first elements with each key, as they come.
    fileprivate func grouped(taking limit: Int) throws -> [Timed] {
        var counts: [Int: Int] = [:]
        return try each(poison: 1) { element in
            let count = counts[element % self[0], default: 0]
            counts[element % self[0]] = count + 1
            return count < limit ? [.next(element)] : []
        }
    }
}
