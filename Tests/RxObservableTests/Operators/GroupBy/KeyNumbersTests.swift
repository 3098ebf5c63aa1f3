import TestSupport
import Testing

@testable import RxObservable

struct KeyNumbersTests {
    @Test func `numbers keys in the order of arrival`() {
        var numbers = KeyNumbers<String>()
        for round in 0..<2 {
            for number in 0..<1000 {
                #expect(numbers.number(of: "key \(number)") == number, "round \(round)")
            }
        }
        #expect(numbers[999] == "key 999")
    }

    @Test func `keys with the same hash are distinguished`() {
        var numbers = KeyNumbers<Colliding>()
        for _ in 0..<2 {
            for number in 0..<100 { #expect(numbers.number(of: Colliding(value: number)) == number) }
        }
    }

    // Contract G5
    @Test func `frees its keys`() {
        let mint = Mint()
        var numbers: KeyNumbers<Key>? = KeyNumbers()
        for number in 0..<100 { _ = numbers?.number(of: Key(token: mint.token(number))) }
        #expect(mint.liveTokens == 100)
        numbers?.removeAll()
        #expect(mint.liveTokens == 0)
        _ = numbers?.number(of: Key(token: mint.token()))
        numbers = nil
        #expect(mint.liveTokens == 0)
    }

    private struct Colliding: Hashable {
        let value: Int

        func hash(into hasher: inout Hasher) {}
    }

    private struct Key: Hashable {
        let token: Token

        static func == (lhs: Key, rhs: Key) -> Bool { lhs.token.number == rhs.token.number }

        func hash(into hasher: inout Hasher) { hasher.combine(token.number) }
    }
}
