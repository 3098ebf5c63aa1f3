import RxDisposables
import RxObservable
import RxTraits
import TestSupport
import Testing

/// Traits that use an asynchronous closure or sequence.
enum AsyncTrait: String, CaseIterable, Codable, Sendable {
    case single, detachedSingle, maybe, completable, flatMap, retry
    case infallible, infallibleConcatMap, asInfallible, asyncSequence

    /// A sequence whose closure suspends once or twice before it ends.
    var source: Observable<Int> {
        let step: @Sendable (Int) async -> Int = { number in
            await Task.yield()
            return number
        }
        return switch self {
        case .single: Single { await step(1) }.asObservable()
        case .detachedSingle: Single.create(detached: true) { await step(1) }.asObservable()
        case .maybe: Maybe { await step(1) }.asObservable()
        case .completable: Completable { _ = await step(1) }.andThen(.just(1))
        case .flatMap: Single.just(1).flatMap(step).asObservable()
        case .retry: Maybe<Int>.error(RxError.timeout).retry { _, failures in await step(failures) < 3 }.asObservable()
        case .infallible: Infallible.create(priority: nil) { $0(.next(await step(1))) }.asObservable()
        case .infallibleConcatMap: Infallible.of(1, 2).concatMap(step).asObservable()
        case .asInfallible: stream().asInfallible().asObservable()
        case .asyncSequence: Infallible.asyncSequence { stream().map { $0 + 1 } }.asObservable()
        }
    }
}

private func stream() -> AsyncStream<Int> {
    AsyncStream { continuation in
        for number in 1...2 { continuation.yield(number) }
        continuation.finish()
    }
}

@Suite(.timeLimit(.minutes(5)))
struct AsyncTraitsStressTests {
    // Contracts A6, G4, G5
    @Test(arguments: AsyncTrait.allCases)
    func `ten thousand races of an end and a disposal leave no object`(trait: AsyncTrait) async {
        await #expect(processExitsWith: .success) { [trait = trait as AsyncTrait] in
            await raceAgainstDisposal { onEnd, onDisposed in
                trait.source.subscribe(onError: { _ in onEnd() }, onCompleted: onEnd, onDisposed: onDisposed)
            }
        }
    }

    // Contracts A6, G4, G5: with the main thread in between.
    @Test @MainActor func `ten thousand races of a driver's end and its disposal leave no object`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            await raceAgainstDisposal { onEnd, onDisposed in
                stream().asDriver().drive(onCompleted: onEnd, onDisposed: onDisposed)
            }
        }
    }
}
