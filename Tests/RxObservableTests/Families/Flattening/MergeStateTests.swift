import Testing

@testable import RxObservable

/// Which inner sequences of `merge` and its variants start, and the effects of a completion, without any sequence.
struct MergeStateTests {
    /// Adds one sequence; returns whether it starts.
    private func add(to state: inout MergeState) -> Bool {
        guard state.hasRoom else {
            state.innerWaits()
            return false
        }
        state.innerStarts()
        return true
    }

    @Test(arguments: [1, 2, 5])
    func `up to maxConcurrent sequences start, and the others wait`(limit: Int) {
        var state = MergeState(limit: limit)
        let starts = (0..<limit + 2).map { _ in add(to: &state) }
        #expect(starts == Array(repeating: true, count: limit) + [false, false])
    }

    @Test func `without a limit no sequence waits`() {
        var state = MergeState(limit: .max)
        let starts = (0..<100).map { _ in add(to: &state) }
        #expect(starts.allSatisfy { $0 })
    }

    @Test func `a completed sequence gives its place to the longest-waiting one`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state), add(to: &state)]
        let completion = state.innerCompletes()
        #expect(completion == .startWaiting)
        let starts = [state.nextStarts(), state.nextStarts()]
        #expect(starts == [true, false], "there is room for one")
        let isDone = state.startingEnds()
        #expect(isDone == false)
        #expect(state.isIdle == false)
    }

    @Test func `a completion during starting makes room for one more sequence`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state), add(to: &state)]
        _ = state.innerCompletes()
        var completions: [MergeState.Completion] = []
        while state.nextStarts() { completions.append(state.innerCompletes()) }
        #expect(completions == [.keep, .keep])
        #expect(state.isIdle == false, "a thread is still starting others")
        let isDone = state.startingEnds()
        #expect(isDone == false, "the outer sequence goes on")
        #expect(state.isIdle)
    }

    @Test(arguments: [1, 2])
    func `a new sequence waits behind waiting ones, even if there is room`(limit: Int) {
        var state = MergeState(limit: limit)
        for _ in 0...limit { _ = add(to: &state) }
        _ = state.innerCompletes()
        let starts = add(to: &state)
        #expect(starts == false)
    }

    @Test func `the outer sequence ends the merge if no inner one is live`() {
        var state = MergeState(limit: 1)
        let isDone = state.outerCompletes()
        #expect(isDone)
    }

    @Test func `the last inner sequence ends the merge after the outer one`() {
        var state = MergeState(limit: 2)
        _ = [add(to: &state), add(to: &state)]
        let isDone = state.outerCompletes()
        #expect(isDone == false)
        let completions = [state.innerCompletes(), state.innerCompletes()]
        #expect(completions == [.dispose, .complete])
    }

    @Test func `before the outer sequence's end a completed inner one is disposed of`() {
        var state = MergeState(limit: 2)
        _ = [add(to: &state), add(to: &state)]
        let first = state.innerCompletes()
        #expect(first == .dispose)
        #expect(state.isIdle == false)
        let second = state.innerCompletes()
        #expect(second == .dispose)
        #expect(state.isIdle)
    }

    @Test(arguments: [false, true])
    func `waiting sequences start before the merge ends`(isLateCompletion: Bool) {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state)]
        if !isLateCompletion { _ = state.outerCompletes() }
        let completion = state.innerCompletes()
        #expect(completion == .startWaiting)
        if isLateCompletion {
            let endsAtOnce = state.outerCompletes()
            #expect(endsAtOnce == false)
        }
        _ = state.nextStarts()
        let last = state.innerCompletes()
        #expect(last == .keep)
        let isDone = state.startingEnds()
        #expect(isDone)
    }

    @Test func `waiting sequences don't start after a disposal`() {
        var state = MergeState(limit: 1)
        _ = [add(to: &state), add(to: &state)]
        state.dropWaiting()
        let starts = state.nextStarts()
        #expect(starts == false)
    }
}
