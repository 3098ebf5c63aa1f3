import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncSequenceAsInfallibleTests {
    @Test func `sends the elements and the end`() async {
        #expect(await events(of: letters("a", "b", "c").asInfallible()) == ["a", "b", "c", "|"])
    }

    @Test func `two subscriptions to a stream split its elements, and with share() each gets all`() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let (first, second, ended) = (Recorder<Int>(), Recorder<Int>(), Gate())
        for recorder in [first, second] {
            _ = stream.asInfallible().subscribe(
                onNext: { recorder.record($0) },
                onCompleted: { Task { await ended.wait() } }
            )
        }
        for number in 1...10 { continuation.yield(number) }
        continuation.finish()
        await ended.arrivals(2)
        #expect((first.elements + second.elements).sorted() == Array(1...10))

        let (other, feed) = AsyncStream<Int>.makeStream()
        let shared = other.asInfallible().share()
        let (third, fourth, over) = (Recorder<Int>(), Recorder<Int>(), Gate())
        for recorder in [third, fourth] {
            _ = shared.subscribe(onNext: { recorder.record($0) }, onCompleted: { Task { await over.wait() } })
        }
        for number in 1...10 { feed.yield(number) }
        feed.finish()
        await over.arrivals(2)
        #expect(third.elements == Array(1...10))
        #expect(fourth.elements == Array(1...10))
    }

    @Test func `disposing of one subscription to a stream ends the stream for all`() async {
        let (stream, _) = AsyncStream<Int>.makeStream()
        let ended = Gate()
        let first = stream.asInfallible().subscribe { _ in }
        _ = stream.asInfallible().subscribe(onCompleted: { Task { await ended.wait() } })
        first.dispose()
        await ended.arrivals()
        #expect(await events(of: stream.asInfallible().map { "\($0)" }) == ["|"])
    }

    // Contracts A3, C3: a cancellation other than disposal can't be an error here, and isn't silent either.
    @Test func `a sequence that cancels its own task is reported, and completes`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.defaultErrorHandler = { _, error in errors.record("\(error)") }
            let cancelling: @Sendable () -> AsyncStream<String> = {
                AsyncStream(unfolding: { () -> String? in
                    withUnsafeCurrentTask { $0?.cancel() }
                    return nil
                })
            }
            let closure: @Sendable (String) async -> String = { text in
                withUnsafeCurrentTask { $0?.cancel() }
                return text
            }
            let text = Infallible.just("a")
            let forms: [Infallible<String>] = [
                cancelling().asInfallible(), .asyncSequence { cancelling() }, text.concatMap(closure),
                text.flatMap(maxConcurrent: 2, closure), text.flatMapLatest(closure), text.flatMapFirst(closure),
                .create(priority: nil) { _ in withUnsafeCurrentTask { $0?.cancel() } },
            ]
            for form in forms {
                let events = await events(of: form)
                precondition(events.last == "|", "\(events)")
            }
            precondition(errors.elements == Array(repeating: "CancellationError()", count: 7), "\(errors.elements)")
        }
    }
}

private func letters(_ letters: String...) -> AsyncStream<String> {
    AsyncStream { continuation in
        for letter in letters { continuation.yield(letter) }
        continuation.finish()
    }
}

private func events(of source: Infallible<String>) async -> [String] {
    let log = Recorder<String>()
    await withCheckedContinuation { continuation in
        _ = source.subscribe(
            onNext: { log.record($0) },
            onCompleted: { log.record("|") },
            onDisposed: { continuation.resume() }
        )
    }
    return log.elements
}
