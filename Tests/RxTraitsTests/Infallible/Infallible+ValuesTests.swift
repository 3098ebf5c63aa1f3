import RxObservable
import RxSubjects
import RxTraits
import Testing

@Suite(.timeLimit(.minutes(5)))
struct InfallibleValuesTests {
    // Contract A2
    @Test func `an infallible's elements without a try`() async {
        var elements: [Int] = []
        for await element in Infallible.of(1, 2, 3).values { elements.append(element) }
        #expect(elements == [1, 2, 3])
    }

    @Test @MainActor func `a driver's elements`() async {
        var elements: [Int] = []
        for await element in Driver.of(1, 2, 3).values { elements.append(element) }
        #expect(elements == [1, 2, 3])
    }

    @Test func `an end of the iteration disposes of the subscription`() async {
        let subject = PublishSubject<Int>()
        let infallible = subject.asInfallible(onErrorJustReturn: 0)
            .do(onSubscribed: { subject.onNext(1) })
        for await element in infallible.values {
            #expect(element == 1)
            break
        }
        #expect(!subject.hasObservers)
    }
}
