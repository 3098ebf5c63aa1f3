import RxDisposables
import Testing

@testable import Tour

@Suite struct LifetimesTests {
    private func text(of lifetime: Lifetime) -> (isRight: Bool, text: String) {
        let result = lifetime.run(Renderer(isColored: false))
        return (result.isRight, result.lines.joined(separator: "\n"))
    }

    /// The order is that of G3, and G5 determines what stays alive.
    @Test(arguments: 0..<4)
    func `every case is in order`(_ index: Int) {
        // Contracts G3 and G5. The live objects are counted where no other test runs: in the program itself.
        let text = text(of: Lifetime.all[index]).text
        #expect(text.contains("   " + Lifetime.all[index].expected.joined(separator: " → ") + "\n"))
        #expect(text.contains("captured: freed"))
        #expect(!text.contains("EXPECTED:"))
    }

    @Test func `a wrong order and a leak are found and shown`() {
        let result = text(of: Lifetime(title: "", code: "", completes: false) { HeldSubscription($0) })
        #expect(!result.isRight)
        #expect(result.text.contains("next 1 → next 2\n"))
        #expect(result.text.contains("EXPECTED: next 1 → next 2 → source's dispose action → onDisposed\n"))
        #expect(result.text.contains("NOT FREED"))
    }
}

/// A subscription that is never ended.
private final class HeldSubscription {
    let subscription: any Disposable

    init(_ subscription: any Disposable) {
        self.subscription = subscription
    }
}
