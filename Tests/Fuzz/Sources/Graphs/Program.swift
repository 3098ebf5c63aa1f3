/// A program: subjects, chains between them, and what is sent.
///
/// As text, `graph a=publish b=behaviorRelay 1=a.distinct.bind:b 2=b.observe:q.log do a5 run` has a subject, a relay, and
/// two chains. A chain has a source, stages and an end, and a name by which others use its sequence (`@1`). The words
/// behind `do` are steps: `a5` sends, `a|` and `a#` end, `s1` subscribes once more, `x1` disposes of all subscriptions to
/// a chain, `run` lets the schedulers run, and a step with `m:` before it runs on the main thread.
package struct Program: Sendable {
    package var subjects: [Part]
    package var chains: [Part]
    package var steps: [String]

    /// A subject and its kind, or a chain and its words.
    package struct Part: Sendable {
        package let name: Character
        package var words: [String]
    }

    static let kinds = ["publish", "behavior", "replay", "publishRelay", "behaviorRelay", "replayRelay"]
    /// The sources besides subjects and other chains: `R` stands for a sequence, `S` for a scheduler.
    static let sources = ["merge:RR", "combine:RR", "zip:RR", "latest:RR", "from:S", "of"]
    static let stages = [
        "map", "even", "scan", "distinct", "start", "take", "materialize", "share", "share1", "flat:R", "switch:R",
        "concat:R", "read:R", "observe:S", "delay:t",
    ]
    /// What RxSwift has on Apple's systems alone, or not at all.
    static let extraStages = ["driver", "signal", "mergeScan:R"]
    static let extraSources = ["drivers", "signals"]
    /// `send`, `twice` and `kill` depend on the element; `R` is a subject, or the chain that `kill` disposes of.
    static let ends = ["log", "bind:R", "send:R", "twice:R", "kill:C"]

    private static let known = Set(
        (kinds + sources + stages + extraStages + extraSources + ends).map { $0.prefix { $0 != ":" } }
    )

    /// Whether something runs on the main queue.
    package var usesMain: Bool { (chains.flatMap(\.words) + steps).contains(where: Self.isOnMain) }

    /// Whether something runs on the serial queue.
    package var usesQueue: Bool { chains.flatMap(\.words).contains { $0.hasSuffix(":q") } }

    /// Whether RxSwift lacks something in it.
    package var usesExtras: Bool {
        let extras = (Self.extraStages + Self.extraSources).map { $0.prefix { $0 != ":" } }
        return chains.flatMap(\.words).contains { extras.contains($0.prefix { $0 != ":" }) }
    }

    private static func isOnMain(_ word: String) -> Bool {
        word.hasSuffix(":m") || word.hasPrefix("m:") || (extraStages.prefix(2) + extraSources).contains(word)
    }

    /// Whether every ring has to come to rest: of bindings, if its subjects have a value, each passes on what is new
    /// alone, and closures send nothing, since `bind(twoWay:)` alone rests then (contract C10); of what closures send,
    /// if that comes to an end.
    package var hasToRest: Bool {
        // Others may end, but not before they seem endless.
        let isMultiplied = chains.flatMap(\.words).contains { word in
            ["flat", "switch", "concat", "read"].contains(word.prefix { $0 != ":" })
        }
        let senders = chains.filter {
            $0.words.last?.hasPrefix("send") ?? false || $0.words.last?.hasPrefix("twice") ?? false
        }
        if isMultiplied || senders.count > 1 || steps.contains(where: { $0.contains("s") }) { return false }
        let edges = chains.compactMap { chain -> (from: [Character], to: Character, words: [String])? in
            guard let end = chain.words.last, ["bind", "send", "twice"].contains(end.prefix { $0 != ":" }) else {
                return nil
            }
            return (origins(of: chain), end.last ?? " ", chain.words)
        }
        func reaches(_ start: Character, _ goal: Character) -> Bool {
            var (seen, open) = (Set<Character>(), [start])
            while let next = open.popLast() {
                if next == goal { return true }
                guard seen.insert(next).inserted else { continue }
                for edge in edges where edge.from.contains(next) { open.append(edge.to) }
            }
            return false
        }
        return edges.allSatisfy { edge in
            guard edge.from.contains(where: { reaches(edge.to, $0) }) else { return true }
            let isPlain = edge.words.dropFirst().dropLast().allSatisfy {
                ["distinct", "even", "share", "share1", "observe:q", "observe:m"].contains($0)
            }
            guard isPlain, edge.words[0].count == 1 else { return false }
            guard edge.words.last?.hasPrefix("bind") ?? false else { return true }
            let haveValues = subjects.allSatisfy { subject in
                !(edge.from + [edge.to]).contains(subject.name) || subject.words[0].hasPrefix("behavior")
            }
            return haveValues && senders.isEmpty && edge.words.contains("distinct")
        }
    }

    /// Whether each element comes once to each chain, with the same value, in whichever order they are sent.
    package var isFreeOfOrder: Bool {
        let words = chains.flatMap(\.words).filter { $0.count > 1 }.map { $0.prefix { $0 != ":" } }
        return Set(words).isSubset(of: ["map", "even", "observe", "delay", "share", "log", "bind", "send", "twice"])
            && subjects.allSatisfy { $0.words[0] == "publish" || $0.words[0] == "publishRelay" }
            && steps.allSatisfy { !$0.contains { "sx|#".contains($0) } }
    }

    /// The subjects that a chain gets elements from, through other chains, too.
    private func origins(of chain: Part) -> [Character] {
        var (result, open, seen) = ([Character](), [chain], Set<Character>())
        while let next = open.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            for word in next.words.dropLast() {
                let argument = word.split(separator: ":").last ?? ""
                let names = word.count == 1 || word.hasPrefix("@") || argument.count != word.count ? argument : ""
                result += names.filter { name in subjects.contains { $0.name == name } }
                open += names.compactMap { name in chains.first { $0.name == name } }
            }
        }
        return result
    }
}

// MARK: - Text

extension Program: CustomStringConvertible {
    package var code: String {
        let parts = (subjects + chains).map { "\($0.name)=\($0.words.joined(separator: "."))" }
        return (["graph"] + parts + ["do"] + steps).joined(separator: " ")
    }

    package var description: String {
        (subjects + chains).map { "   \($0.name) = \($0.words.joined(separator: "."))" }.joined(separator: "\n")
            + "\n   \(steps.joined(separator: " "))"
    }

    /// `nil` if the text is no program.
    package init?(code: String) {
        let words = code.split(separator: " ").map(String.init)
        guard words.first == "graph", let middle = words.firstIndex(of: "do") else { return nil }
        (subjects, chains, steps) = ([], [], Array(words[(middle + 1)...]))
        for word in words[1..<middle] {
            let sides = word.split(separator: "=")
            guard sides.count == 2, sides[0].count == 1, let name = sides[0].first else { return nil }
            let part = Part(name: name, words: sides[1].split(separator: ".").map(String.init))
            let isKnown = part.words.allSatisfy { word in
                word.count == 1 || word.hasPrefix("@") || Self.known.contains(word.prefix { $0 != ":" })
            }
            guard isKnown, !part.words.isEmpty else { return nil }
            if name.isNumber { chains.append(part) } else { subjects.append(part) }
        }
    }
}

// MARK: - Random programs

extension Program {
    /// A random program; with extras also of what RxSwift doesn't have everywhere.
    package init(using random: inout some RandomNumberGenerator, extras: Bool) {
        func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        func any<Some>(_ some: [Some]) -> Some { some[Int.random(in: 0..<some.count, using: &random)] }
        let names = Array("abcde".prefix(.random(in: 2...5, using: &random)))
        let count = Int.random(in: 2...4, using: &random)
        // Half of the programs are of relays with a value: only there rings come to rest.
        let isOfValues = one(in: 2)
        // A virtual clock of RxSwift stays on one thread.
        let schedulers = any([["t"], ["q"], ["m"], ["q", "m"]] + (extras ? [["q", "t"], ["m", "t"]] : []))
        func reference(below chain: Int) -> String {
            chain > 0 && one(in: 4) ? "\(Int.random(in: 1...chain, using: &random))" : "\(any(names))"
        }
        func word(_ pattern: String, below chain: Int) -> String {
            let name = pattern.prefix { $0 != ":" }
            var text = String(name)
            for character in pattern.dropFirst(name.count) {
                switch character {
                case "R": text += reference(below: chain)
                case "S": text += any(schedulers)
                case "C": text += "\(Int.random(in: 1...count, using: &random))"
                default: text.append(character)
                }
            }
            return text == "delay:t" && !schedulers.contains("t") ? "map" : text
        }
        subjects = names.map { Part(name: $0, words: [isOfValues ? "behaviorRelay" : any(Self.kinds)]) }
        chains = []
        if isOfValues, one(in: 5) {
            chains = [
                Part(name: "1", words: ["a", "distinct", "bind:b"]),
                Part(name: "2", words: ["b", "distinct", "bind:a"]),
            ]
        }
        for index in chains.count..<count {
            let name = reference(below: index)
            var words = [name.first?.isNumber ?? false ? "@" + name : name]
            if one(in: 4) { words = [word(any(Self.sources + (extras ? Self.extraSources : [])), below: index)] }
            for _ in 0..<any([0, 1, 1, 2, 3]) {
                let pattern = one(in: 3) ? "observe:S" : any(Self.stages + (extras ? Self.extraStages : []))
                words.append(word(pattern, below: index))
            }
            let end = any(["log", "log", "bind", "send", "twice", "kill"])
            switch end {
            case "log": words.append("log")
            case "kill": words.append(one(in: 3) ? word("kill:C", below: 0) : "log")
            case "bind":
                let target = any(names)
                // Backwards, there may be a ring.
                if words[0] >= "\(target)", !one(in: 8) { words = [words[0], "distinct"] }
                words.append("bind:\(target)")
            default: words.append("\(end):\(any(names))")
            }
            chains.append(Part(name: Character("\(index + 1)"), words: words))
        }
        steps = []
        for _ in 0..<Int.random(in: 2...8, using: &random) {
            let event = "\(any(names))" + (one(in: 12) ? any(["|", "#"]) : "\(Int.random(in: 0...9, using: &random))")
            let other = one(in: 2) ? "run" : any(["s", "x"]) + "\(Int.random(in: 1...count, using: &random))"
            let step = one(in: 5) ? other : event
            steps.append(schedulers.contains("m") && one(in: 3) && step != "run" ? "m:" + step : step)
        }
    }

    /// Smaller programs, the smallest first.
    package var smaller: [Program] {
        var result: [Program] = []
        func add(_ change: (inout Program) -> Void) {
            var copy = self
            change(&copy)
            result.append(copy)
        }
        for index in chains.indices { add { $0.chains.remove(at: index) } }
        for index in subjects.indices { add { $0.subjects.remove(at: index) } }
        for index in steps.indices { add { $0.steps.remove(at: index) } }
        for (index, chain) in chains.enumerated() {
            for place in chain.words.indices.dropFirst().dropLast() { add { $0.chains[index].words.remove(at: place) } }
            if chain.words.last != "log" { add { $0.chains[index].words[chain.words.count - 1] = "log" } }
            for name in subjects.map({ "\($0.name)" }) where chain.words[0].count > 1 {
                add { $0.chains[index].words[0] = name }
            }
        }
        for (index, subject) in subjects.enumerated() where subject.words != ["publish"] {
            add { $0.subjects[index].words = ["publish"] }
            if subject.words[0].hasSuffix("Relay") { add { $0.subjects[index].words[0].removeLast(5) } }
        }
        for (index, step) in steps.enumerated() {
            if step.hasPrefix("m:") { add { $0.steps[index].removeFirst(2) } }
            if let number = step.last?.wholeNumberValue, number > 1, !step.contains(where: { "sx".contains($0) }) {
                add { $0.steps[index] = step.dropLast() + "1" }
            }
        }
        return result
    }
}
