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
}
