import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncClosureStressTests {
    // Contract A6
    @Test(arguments: AsyncForm.allCases)
    func `no closure is called on the actor that has disposed`(form: AsyncForm) async {
        await #expect(processExitsWith: .success) { [form = form as AsyncForm] in
            let late = await keepingAThreadBusy { await lateCalls(of: form, rounds: rounds(1_500)) }
            precondition(late == 0, "\(late) calls after disposal")
        }
    }

    // Contract A3
    @Test func `disposal always cancels the task of an asynchronous sequence`() async {
        await #expect(processExitsWith: .success) {
            let untold = await keepingAThreadBusy { await untoldSequences(rounds: rounds(2_000)) }
            precondition(untold == 0, "\(untold) sequences heard nothing")
        }
    }

    // Contracts A3, L2: the source is stopped before it is disposed of.
    @Test func `an end below cancels the task, and at most one more element is requested`() async {
        for limit in [1, 2] {
            let asked = LockedValue(0)
            let isCancelled = LockedValue(false)
            let sequence = Deaf(asked, isCancelled)
            let last = LockedValue<Int?>(nil)
            _ = sequence.asObservable().take(limit).subscribe(onNext: { last.value = $0 })
            await eventually { isCancelled.value }
            #expect(isCancelled.value)
            #expect(last.value == limit)
            #expect(asked.value <= limit + 1)
        }
    }
}

/// Endless numbers, of a sequence that doesn't end when it is cancelled.
private struct Deaf: AsyncSequence, Sendable {
    private let asked: LockedValue<Int>
    private let isCancelled: LockedValue<Bool>

    init(_ asked: LockedValue<Int>, _ isCancelled: LockedValue<Bool>) {
        self.asked = asked
        self.isCancelled = isCancelled
    }

    func makeAsyncIterator() -> Iterator { Iterator(asked: asked, isCancelled: isCancelled) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let asked: LockedValue<Int>
        fileprivate let isCancelled: LockedValue<Bool>

        mutating func next() async -> Int? {
            await Task.yield()
            if Task.isCancelled { isCancelled.value = true }
            return asked.increment()
        }
    }
}

/// Keeps a thread busy meanwhile, so that other threads are interrupted more often.
private func keepingAThreadBusy<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    let isOver = LockedValue(false)
    Thread.detachNewThread {
        while !isOver.value {}
    }
    defer { isOver.value = true }
    return await body()
}

/// The number of closures that are called after their subscription has been disposed of where they run.
@MainActor
private func lateCalls(of form: AsyncForm, rounds: Int) async -> Int {
    var all: [Round] = []
    for number in 0..<rounds {
        let round = Round()
        all.append(round)
        let source = PublishSubject<Int>()
        let subscription = form.subscribe(source.asObservable(), round)
        for element in 0..<20 { source.onNext(element) }
        for _ in 0..<number % 7 { await Task.yield() }
        subscription.dispose()
        round.isOver = true
        // The thread sleeps meanwhile, and others run.
        for _ in 0..<3 { await Task.detached { await Task.yield() }.value }
    }
    // Tasks that were running have ended when the tasks of later rounds have.
    for _ in 0..<100 { await Task.yield() }
    return all.reduce(0) { $0 + $1.lateCalls }
}

/// The number of asynchronous sequences that aren't cancelled by the disposal of the sequence made of them.
private func untoldSequences(rounds: Int) async -> Int {
    var untold = 0
    for round in 0..<rounds {
        let hasEnded = LockedValue(false)
        let hasReceived = LockedValue(false)
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = { _ in hasEnded.value = true }
        let producer = Task.detached {
            for number in 0..<400 where !hasEnded.value {
                continuation.yield(number)
                if number % 8 == 0 { await Task.yield() }
            }
        }
        let subscription = stream.asObservable().subscribe(onNext: { _ in hasReceived.value = true })
        if round % 3 != 0 { await eventually { hasReceived.value } }
        for _ in 0..<round % 9 { await Task.yield() }
        subscription.dispose()
        await producer.value
        await eventually(within: .milliseconds(500)) { hasEnded.value }
        if !hasEnded.value { untold += 1 }
        withExtendedLifetime((stream, continuation)) {}
    }
    return untold
}
