import RxExtras
import RxObservable
import RxTest
import RxTraits
import TestSupport
import Testing

struct InfallibleExtrasTests {
    // Contract C3
    @Test func `operators that can't fail by themselves keep the promise`() {
        let source = Infallible.of(1, 2, 2, 3)
        #expect(trace(Infallible.of(1, nil, 2).unwrap()) == ["1", "2", "|"])
        #expect(trace(source.mapTo(7)) == ["7", "7", "7", "7", "|"])
        #expect(trace(source.filterMap { $0 > 1 ? .map($0 * 2) : .ignore }) == ["4", "4", "6", "|"])
        #expect(trace(source.ignoreWhen { $0 == 2 }) == ["1", "3", "|"])
        #expect(trace(source.pairwise().map { $0 + $1 }) == ["3", "4", "5", "|"])
        #expect(trace(source.nwise(2)) == ["[1, 2]", "[2, 2]", "[2, 3]", "|"])
        #expect(trace(source.distinct()) == ["1", "2", "3", "|"])
        #expect(trace(Infallible.of(true).not()) == ["false", "|"])
    }

    @Test func `onDispose runs at the end`() {
        let log = Recorder<String>()
        #expect(
            trace(Infallible.of(1).finally { log.record("over") }.trackActivity(ActivityIndicator())) == ["1", "|"]
        )
        #expect(log.elements == ["over"])
    }
}
