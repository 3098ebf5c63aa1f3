import Dispatch
import OpenCombine
import Rx

/// Subscribes, and adds up what arrives.
@inline(never)
func receive(_ source: some Publisher<Int, Never>, into total: Counter) {
    withExtendedLifetime(source.sink(receiveCompletion: { _ in total.complete() }, receiveValue: { total.add($0) })) {}
}

/// Iterates, and adds up the elements.
@inline(never)
func receive<Source: AsyncSequence & SendableMetatype>(_ source: Source, into total: Counter) async throws
where Source.Element == Int {
    for try await element in source {
        total.add(element)
    }
    total.complete()
}

/// The sum of the elements that a source sends by itself.
func received(_ source: some Publisher<Int, Never>) -> Int {
    let total = Counter()
    receive(source, into: total)
    return total.value(after: 1)
}

/// The sum of the elements of `times` iterations.
func iterated<Source: AsyncSequence & SendableMetatype>(_ times: Int = 1, _ source: @escaping @Sendable (Int) -> Source)
    -> Int
where Source.Element == Int {
    awaited {
        let total = Counter()
        for index in 0..<times {
            try await receive(source(index), into: total)
        }
        return total.value(after: times)
    }
}

/// The result of asynchronous work; minus one if it fails, or doesn't return within a minute.
func awaited(_ work: @escaping @Sendable () async throws -> Int) -> Int {
    let result = Counter()
    let gate = DispatchSemaphore(value: 0)
    Task.detached {
        result.replace(with: (try? await work()) ?? -1)
        gate.signal()
    }
    return gate.wait(timeout: .now() + .seconds(60)) == .success ? result.value : -1
}
