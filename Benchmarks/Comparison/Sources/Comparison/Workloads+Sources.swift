import AsyncAlgorithms
import OpenCombine
import Rx
import RxExtras

extension Workload {
    /// Sources, and the cost of one operator after a source.
    static var sourcesAndStages: [Workload] {
        sources + stages + gathering
    }

    private static var sources: [Workload] {
        [
            Workload("range.subscribe", "an element of a range") { count in
                received((0..<count).publisher)
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async }
            },
            Workload("from.array.subscribe", "an element of an array") { count in
                let array = Array(0..<1_000)
                return (0..<count).reduce(0) { sum, _ in sum &+ received(array.publisher) }
            } asyncAlgorithms: { count in
                let array = Array(0..<1_000)
                return iterated(count) { _ in array.async }
            },
            Workload("create.subscribe", "an element sent by a closure") { count in
                received(Numbers(count))
            } asyncAlgorithms: { count in
                iterated { _ in filledStream(count) }
            },
            Workload("just.subscribe") { count in
                let total = Counter()
                for index in 0..<count {
                    receive(Just(index), into: total)
                }
                return total.value(after: count)
            } asyncAlgorithms: { count in
                iterated(count) { CollectionOfOne($0).async }
            },
        ]
    }

    private static var stages: [Workload] {
        [
            Workload("map.1.pump", "an element through `map`") { count in
                received(Numbers(count).map { $0 &+ 1 })
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.map { $0 &+ 1 } }
            },
            Workload("mapFilter.12.pump") { count in
                received(twelve(Numbers(count)))
            } asyncAlgorithms: { count in
                iterated { _ in twelve((0..<count).async) }
            },
            Workload("mapFilter.12.create") { count in
                let total = Counter()
                for index in 0..<count {
                    receive(twelve(Just(index)), into: total)
                }
                return total.value(after: count)
            } asyncAlgorithms: { count in
                iterated(count) { twelve(CollectionOfOne($0).async) }
            },
            Workload("scan.pump", "an element through `scan`") { count in
                received(Numbers(count).scan(0) { seen, _ in seen &+ 1 })
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.reductions(0) { seen, _ in seen &+ 1 } }
            },
            Workload("distinctUntilChanged.pump", "an element through `distinctUntilChanged`") { count in
                received(Numbers(count).removeDuplicates())
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.removeDuplicates() }
            },
            Workload("take.pump", "an element through `take`") { count in
                received(Numbers(count).prefix(count))
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.prefix(count) }
            },
            Workload("skip.pump", "an element through `skip`") { count in
                received(Numbers(count).dropFirst())
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.dropFirst() }
            },
        ]
    }

    private static var gathering: [Workload] {
        [
            Workload("reduce.pump", "an element of `reduce`") { count in
                received(Numbers(count).reduce(0) { $0 &+ mixed($1) })
            } asyncAlgorithms: { count in
                awaited { mixed(await (0..<count).async.reduce(0) { $0 &+ mixed($1) }) }
            },
            Workload("toArray") { count in
                let total = Counter()
                let source = Numbers(count).collect()
                withExtendedLifetime(source.sink(receiveValue: { $0.forEach(total.add) })) {}
                return total.value
            } asyncAlgorithms: { count in
                awaited { total(of: await Array((0..<count).async)) }
            },
            Workload("extras.buffer.count", "an element through arrays of ten", operations: 10) { count in
                received(from: loop(10 * count).buffer(count: 10).map { $0.reduce(0, &+) })
            } openCombine: { count in
                received(Numbers(10 * count).collect(10).map { $0.reduce(0, &+) })
            } asyncAlgorithms: { count in
                iterated { _ in (0..<10 * count).async.chunks(ofCount: 10).map { $0.reduce(0, &+) } }
            } expected: { count in
                total(of: (0..<count).lazy.map { 100 * $0 + 45 })
            },
            Workload("extras.pairwise", "an element with the one before it") { count in
                received(from: loop(count).pairwise().map { $0 &+ $1 })
            } asyncAlgorithms: { count in
                iterated { _ in (0..<count).async.adjacentPairs().map { $0 &+ $1 } }
            } expected: { count in
                total(of: (1..<max(count, 1)).lazy.map { 2 * $0 - 1 })
            },
        ]
    }
}

// The stages are built in steps of four, since the type checker takes too long over twelve of them.

private func twelve(_ source: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
    let four = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    let eight = four.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    return eight.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
}

private func twelve(_ source: AsyncSyncSequence<some Sequence<Int>>) -> some AsyncSequence<Int, Never>
    & SendableMetatype
{
    let four = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    let eight = four.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    return eight.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
}
