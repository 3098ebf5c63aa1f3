import RxRelay
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct InfallibleValuesTests {
    // Contract A2
    @Test @MainActor func `every infallible kind has loops without try, with a policy and from now on`() async {
        let relay = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 2)
        let publish = PublishRelay<Int>()
        let control = ControlEvent(events: publish)
        let property = ControlProperty(values: relay, valueSink: AnyObserver<Int> { _ in })
        for number in 1...3 { replay.accept(number) }
        for await number in relay.values {
            #expect(number == 0)
            break
        }
        for await number in property.values {
            #expect(number == 0)
            break
        }
        for await number in replay.values(bufferingPolicy: .bufferingNewest(1)) {
            // Both come during `subscribe`, and one of them may wait.
            #expect(number == 3)
            break
        }
        let sequences = [
            publish.valuesFromNow(bufferingPolicy: .bufferingOldest(1)), control.valuesFromNow(),
            publish.asSignal().valuesFromNow(),
            publish.asInfallible().valuesFromNow(bufferingPolicy: .bufferingNewest(1)),
        ]
        publish.accept(1)
        publish.accept(2)
        for (values, expected) in zip(sequences, [1, 1, 1, 2]) {
            for await number in values {
                #expect(number == expected)
                break
            }
        }
    }

    @Test func `a loop reads single, maybe and completable`() async throws {
        var numbers: [Int] = []
        for try await number in Single.just(1).values { numbers.append(number) }
        for try await number in Maybe.just(2).values(bufferingPolicy: .bufferingNewest(1)) { numbers.append(number) }
        for try await number in Maybe<Int>.empty().valuesFromNow() { numbers.append(number) }
        for try await _ in Completable.empty().values {}
        #expect(numbers == [1, 2])
    }
}
