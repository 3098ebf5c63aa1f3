import Testing

@testable import RxObservable

/// Which inner sequences of `merge` and its variants start, and the effects of a completion, without any sequence.
struct MergeStateTests {
    /// Adds one sequence; returns whether it starts.
    private func add(to state: inout MergeState) -> Bool {
        guard state.hasRoom else {
            state.oneWaits()
            return false
        }
        state.oneStarts()
        return true
    }

    @Test(arguments: [1, 2, 5])
    func `as many start as there is room for, and the others wait`(limit: Int) {
        var state = MergeState(limit: limit)
        let starts = (0..<limit + 2).map { _ in add(to: &state) }
        #expect(starts == Array(repeating: true, count: limit) + [false, false])
    }

    @Test func `without a limit none waits`() {
        var state = MergeState(limit: .max)
        let starts = (0..<100).map { _ in add(to: &state) }
        #expect(starts.allSatisfy { $0 })
        #expect(state.isUnlimited)
    }

    @Test func `one that completes gives its place to the one that waits longest`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state), add(to: &state)]
        let completion = state.oneCompletes()
        #expect(completion == .startWaiting)
        let starts = [state.nextStarts(), state.nextStarts()]
        #expect(starts == [true, false], "there is room for one")
        let isDone = state.startingEnds()
        #expect(isDone == false)
        #expect(state.isIdle == false)
    }

    @Test func `one that completes while those that wait are started makes room for the next, and no more`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state), add(to: &state)]
        _ = state.oneCompletes()
        var completions: [MergeState.Completion] = []
        while state.nextStarts() { completions.append(state.oneCompletes()) }
        #expect(completions == [.keep, .keep])
        #expect(state.isIdle == false, "a thread is still starting others")
        let isDone = state.startingEnds()
        #expect(isDone == false, "the outer sequence goes on")
        #expect(state.isIdle)
    }

    @Test(arguments: [1, 2])
    func `one that comes behind others that wait waits, too, though there is room meanwhile`(limit: Int) {
        var state = MergeState(limit: limit)
        for _ in 0...limit { _ = add(to: &state) }
        _ = state.oneCompletes()
        let starts = add(to: &state)
        #expect(starts == false)
    }

    @Test func `everything ends with the outer sequence if there is no other`() {
        var state = MergeState(limit: 1)
        let isDone = state.outerCompletes()
        #expect(isDone)
    }

    @Test func `everything ends with the last inner sequence once the outer one has completed`() {
        var state = MergeState(limit: 2)
        _ = [add(to: &state), add(to: &state)]
        let isDone = state.outerCompletes()
        #expect(isDone == false)
        let completions = [state.oneCompletes(), state.oneCompletes()]
        #expect(completions == [.dispose, .complete])
    }

    @Test func `before that an inner sequence is disposed of when it completes, and then nothing else sends`() {
        var state = MergeState(limit: 2)
        _ = [add(to: &state), add(to: &state)]
        let first = state.oneCompletes()
        #expect(first == .dispose)
        #expect(state.isIdle == false)
        let second = state.oneCompletes()
        #expect(second == .dispose)
        #expect(state.isIdle)
    }

    @Test(arguments: [false, true])
    func `those that wait are started before everything ends`(isLateCompletion: Bool) {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state)]
        if !isLateCompletion { _ = state.outerCompletes() }
        let completion = state.oneCompletes()
        #expect(completion == .startWaiting)
        if isLateCompletion {
            let endsAtOnce = state.outerCompletes()
            #expect(endsAtOnce == false)
        }
        _ = state.nextStarts()
        let last = state.oneCompletes()
        #expect(last == .keep)
        let isDone = state.startingEnds()
        #expect(isDone)
    }

    @Test func `what still waits at a disposal doesn't start any more`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state)]
        state.nothingWaits()
        let starts = state.nextStarts()
        #expect(starts == false)
    }
}
