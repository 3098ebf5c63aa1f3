import RxObservable
import RxTraits
import TestSupport
import Testing

/// The operators with asynchronous closures on the traits.
///
/// The common behaviour of the closures is tested with the observables.
@Suite(.timeLimit(.minutes(5)))
struct OperatorsAsyncTests {
    // Contract A6
    @Test func `a single continues with an asynchronous closure's value`() async throws {
        #expect(try await Single.just(2).flatMap { await double($0) }.value == 4)
        #expect(try await Single.just(2).filter { await isEven($0) }.value == 2)
        #expect(try await Single.just(3).filter { await isEven($0) }.value == nil)
        #expect(try await Single.just("3").compactMap { await number($0) }.value == 3)
        #expect(try await Single.just("x").compactMap { await number($0) }.value == nil)
        let log = Recorder<Int>()
        #expect(try await Single.just(2).do(awaiting: { log.record(await double($0)) }).value == 2)
        #expect(log.elements == [4])
    }

    // Contract A6
    @Test func `a maybe continues with an asynchronous closure's value`() async throws {
        #expect(try await Maybe.just(2).flatMap { await double($0) }.value == 4)
        #expect(try await Maybe.just(2).filter { await isEven($0) }.value == 2)
        #expect(try await Maybe.just(3).filter { await isEven($0) }.value == nil)
        #expect(try await Maybe.just("3").compactMap { await number($0) }.value == 3)
        #expect(try await Maybe.just("x").compactMap { await number($0) }.value == nil)
        let log = Recorder<Int>()
        #expect(try await Maybe<Int>.empty().do(awaiting: { log.record(await double($0)) }).value == nil)
        #expect(try await Maybe<Int>.empty().filter { await isEven($0) }.value == nil)
        #expect(log.elements == [])
    }

    // A release build doesn't check it.
    #if DEBUG
    // Contract A9
    @Test(arguments: ["infallible", "driver", "single", "maybe"])
    func `a closure with an optional sequence isn't called as an asynchronous one`(kind: String) async {
        await #expect(processExitsWith: .failure) { @MainActor [kind] in
            let one: Int? = 1
            switch kind {
            case "infallible": _ = Infallible.of(1).flatMapLatest { number in one.map { Infallible.just($0 + number) } }
            case "driver":
                _ = Driver.just(1).flatMapLatest(priority: nil) { number in one.map { Driver.just($0 + number) } }
            case "single": _ = Single.just(1).flatMap { number in one.map { Single.just($0 + number) } }
            default: _ = Maybe.just(1).flatMap { number in one.map { Maybe.just($0 + number) } }
            }
        }
    }
    #endif

    // Contract G7
    @Test func `an error that an asynchronous closure throws fails the trait`() async {
        await #expect(throws: TestFault.self) { try await Single.just(1).filter { _ in try await fail() }.value }
        await #expect(throws: TestFault.self) { try await Maybe.just(1).filter { _ in try await fail() }.value }
        await #expect(throws: TestFault.self) {
            try await Single.just(1).compactMap { try await fail() ? $0 : nil }.value
        }
        await #expect(throws: TestFault.self) {
            try await Maybe.just(1).compactMap { try await fail() ? $0 : nil }.value
        }
    }

    @Test func `catch and retry of singles, maybes and completables`() async throws {
        #expect(try await Single<Int>.error(TestFault()).catch { _ in await double(1) }.value == 2)
        #expect(try await Maybe<Int>.error(TestFault()).catch { _ in await double(1) }.value == 2)
        let failures = Recorder<Int>()
        let patient = Completable.error(TestFault()).retry { _, count in
            failures.record(count)
            return await double(count) < 6
        }
        await #expect(throws: TestFault.self) { try await patient.value }
        #expect(failures.elements == [1, 2, 3])
    }

    // Contracts A6, C3
    @Test func `an infallible stays an infallible`() async {
        let numbers = Infallible.of(1, 2, 3)
        #expect(await all(numbers.concatMap { await double($0) }) == [2, 4, 6])
        #expect(await all(numbers.flatMap(maxConcurrent: 1) { await double($0) }) == [2, 4, 6])
        #expect(await all(numbers.filter(maxConcurrent: 1) { await isEven($0) }) == [2])
        #expect(await all(numbers.compactMap(maxConcurrent: 1) { await isEven($0) ? "\($0)" : nil }) == ["2"])
        #expect(await all(numbers.flatMapLatest { await double($0) }).last == 6)
        #expect(await all(numbers.flatMapFirst { await double($0) }).first == 2)
        let log = Recorder<Int>()
        #expect(await all(numbers.do(awaiting: { log.record(await double($0)) })) == [1, 2, 3])
        #expect(log.elements == [2, 4, 6])
    }

    // Contracts A6, A4
    @Test @MainActor func `a driver stays a driver on the main thread`() async {
        var seen: [Int] = []
        let numbers = Driver.of(1, 2, 3)
        let doubles = numbers.flatMap(maxConcurrent: 1) { number in
            MainActor.assertIsolated()
            seen.append(number)
            return await double(number)
        }
        .filter { number in
            MainActor.assertIsolated()
            return number > 2
        }
        #expect(await all(doubles) == [4, 6])
        #expect(seen == [1, 2, 3])
        #expect(await all(numbers.filter(maxConcurrent: 1) { await isEven($0) }) == [2])
        #expect(await all(numbers.compactMap(maxConcurrent: 1) { await isEven($0) ? "\($0)" : nil }) == ["2"])
        #expect(await all(numbers.flatMapLatest(priority: nil) { await double($0) }).last == 6)
        #expect(await all(numbers.flatMapFirst(priority: .high) { await double($0) }).first == 2)
    }
}

private func all<Element: Sendable>(_ source: Infallible<Element>) async -> [Element] {
    await source.values.reduce(into: []) { $0.append($1) }
}

@MainActor
private func all<Element: Sendable>(_ source: Driver<Element>) async -> [Element] {
    var elements: [Element] = []
    for await element in source.values { elements.append(element) }
    return elements
}

private func double(_ number: Int) async -> Int { number * 2 }

private func isEven(_ number: Int) async -> Bool { number % 2 == 0 }

private func number(_ text: String) async -> Int? { Int(text) }

private func fail() async throws -> Bool { throw TestFault() }
