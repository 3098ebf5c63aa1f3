import Testing

@testable import Tour

@Suite struct LifetimesTests {
    /// The order is G3's, and G5 says what lives on.
    @Test(arguments: 0..<4)
    func `every case is in order`(_ index: Int) {
        let lifetime = Lifetime.all[index]
        let result = lifetime.run()
        // Contracts G3 and G5. The live objects are counted where no other test runs: in the program itself.
        #expect(result.happened == lifetime.expected)
        #expect(result.isCapturedFreed)
    }

    @Test func `a wrong order is seen and shown`() throws {
        let lifetime = try #require(Lifetime.all.first)
        let result = LifetimeResult(
            lifetime: lifetime,
            happened: ["next 1", "completed"],
            liveAtMost: 1,
            survivors: 0,
            isCapturedFreed: true
        )
        #expect(!result.isRight)
        let text = result.lines(number: 1, style: Style(isColored: false)).joined(separator: "\n")
        #expect(text.contains("next 1 → completed\n"))
        #expect(text.contains("expected: next 1 → next 2 → completed → onDisposed → source's dispose action"))
    }

    @Test func `what is not freed is seen and shown`() throws {
        let lifetime = try #require(Lifetime.all.first)
        let result = LifetimeResult(
            lifetime: lifetime,
            happened: lifetime.expected,
            liveAtMost: 1,
            survivors: 0,
            isCapturedFreed: false
        )
        #expect(!result.isRight)
        #expect(result.lines(number: 1, style: Style(isColored: false)).joined().contains("NOT FREED"))
    }
}
