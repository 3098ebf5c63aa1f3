import TestSupport

/// An element, or a capture of a closure, whose deinitialisation a test can observe.
final class Token: Sendable {
    let number: Int
    private let mint: Mint

    fileprivate init(_ number: Int, _ mint: Mint) {
        self.number = number
        self.mint = mint
        mint.count.withLock { $0 += 1 }
    }

    deinit {
        mint.count.withLock { $0 -= 1 }
        mint.onFree()
    }
}

/// Makes tokens and counts the live ones.
final class Mint: Sendable {
    fileprivate let count = LockedValue(0)
    private let hook = LockedValue(Hook())

    private struct Hook: Sendable {
        var run: @Sendable () -> Void = {}
    }

    /// The number of live tokens.
    var liveTokens: Int { count.value }

    /// Makes a token.
    func token(_ number: Int = 0) -> Token {
        Token(number, self)
    }

    /// Sets the closure that runs at the end of each token.
    func whenFreed(_ run: @escaping @Sendable () -> Void) {
        hook.value = Hook(run: run)
    }

    fileprivate func onFree() {
        hook.value.run()
    }
}
