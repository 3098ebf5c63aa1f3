import Testing

@testable import RxObservable

/// The sequence for which a `sample` waits, without either of the two.
struct SampleStateTests {
    private var state = SampleState()

    @Test mutating func `the next sample after the source's end is the last`() {
        #expect(state.keepsElements)
        #expect(state.isAtLastSample == false)
        let isOver = state.sourceCompletes()
        #expect(isOver == false)
        #expect(state.isAtLastSample)
    }

    @Test mutating func `the sampler's end is also a last sample`() {
        _ = state.sourceCompletes()
        state.samplerCompletes()
        #expect(state.isAtLastSample)
    }

    @Test mutating func `after the sampler's end no element is kept, and the source's end is the end`() {
        state.samplerCompletes()
        #expect(state.keepsElements == false)
        #expect(state.isAtLastSample == false)
        let isOver = state.sourceCompletes()
        #expect(isOver)
    }
}
