import RxTraits
import TestSupport
import Testing

/// The operators with asynchronous closures on the traits; the rules of their forms are tested in `RxExtrasTests`.
@Suite(.timeLimit(.minutes(5)))
struct OperatorsAsyncTests {
    // Contract A9
    @Test(arguments: ["infallible", "driver", "single", "maybe"])
    func `a closure with an optional sequence is reported`(kind: String) async {
        let result = await #expect(
            processExitsWith: isDebugBuild ? .failure : .success,
            observing: [\.standardErrorContent]
        ) {
            @MainActor [kind] in
            let one: Int? = 1
            switch kind {
            case "infallible": _ = Infallible.of(1).flatMapLatest { number in one.map { Infallible.just($0 + number) } }
            case "driver":
                _ = Driver.just(1).flatMapLatest(priority: nil) { number in one.map { Driver.just($0 + number) } }
            case "single": _ = Single.just(1).flatMap { number in one.map { Single.just($0 + number) } }
            default: _ = Maybe.just(1).flatMap { number in one.map { Maybe.just($0 + number) } }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("to which nobody would subscribe"))
    }
}
