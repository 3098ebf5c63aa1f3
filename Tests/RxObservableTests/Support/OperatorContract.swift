import RxDisposables
import RxObservable
import TestSupport
import Testing

/// What every operator keeps, whatever it does.
///
/// Its tests sign it with one line for each form of the operator.
///
/// ```swift
/// try OperatorContract(inputs: 2, emit: { $0[0].onNext($1.token()) }) { sources, _ in .merge(sources) }.check()
/// ```
struct OperatorContract {
    /// What `make` gets: the inputs, and a token for closures to capture.
    typealias Maker = @Sendable ([Observable<Token>], Token) -> Observable<Token>

    /// How many sources the operator has.
    var inputs = 1
    /// Sends what it takes until all inputs are subscribed to.
    var open: @Sendable ([TestSource<Token>], Mint) -> Void = { _, _ in }
    /// Sends what it takes to get an element, now or when the time comes.
    var emit: @Sendable ([TestSource<Token>], Mint) -> Void
    /// Lets time pass, if the operator has a scheduler.
    var settle: @Sendable () -> Void = {}
    /// Whether the source's subscription ends in a turn on a scheduler, and therefore behind `onDisposed`.
    var disposesLater = false
    /// Whether the source is let go of as soon as it has ended, and its end is delivered later.
    var handsOver = false
    var make: Maker

    private enum Ending: CustomStringConvertible {
        case completion
        case error(input: Int)
        case disposal
        case disposalInsideOnNext

        var description: String {
            switch self {
            case .completion: "completion"
            case .error(let input): "error of input \(input)"
            case .disposal: "disposal"
            case .disposalInsideOnNext: "disposal inside of onNext"
            }
        }
    }

    /// Goes through all ways in which a subscription can end, and through all places where foreign code runs.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let endings: [Ending] =
            [.completion, .disposal, .disposalInsideOnNext] + (0..<inputs).map { .error(input: $0) }
        for ending in endings {
            checkEnd(ending, sourceLocation)
        }
        for place in Place.allCases {
            for disposes in [false, true] {
                try checkNoLockIsHeld(at: place, disposes: disposes, sourceLocation)
            }
        }
    }

    // MARK: - How it ends

    private final class Held: Sendable {
        let subscription = LockedValue<(any Disposable)?>(nil)
    }

    private func checkEnd(_ ending: Ending, _ sourceLocation: SourceLocation) {
        let mint = Mint()
        let log = Recorder<String>()
        let held = Held()
        let sources = (0..<inputs).map { index in
            TestSource<Token> { log.record("input \(index) disposed of") }
        }
        run(ending, mint, log, held, sources)
        let expectation = Comment(rawValue: "\(ending): \(log.elements)")

        // Contract G1: nothing after the end, one end at most.
        let ends = log.elements.filter { ["completed", "error"].contains($0) }
        switch ending {
        case .completion: #expect(ends == ["completed"], expectation, sourceLocation: sourceLocation)
        case .error: #expect(ends == ["error"], expectation, sourceLocation: sourceLocation)
        // Contract G2: a disposed chain is silent.
        case .disposal, .disposalInsideOnNext: #expect(ends == [], expectation, sourceLocation: sourceLocation)
        }
        #expect(log.elements.filter { $0 == "disposed" }.count == 1, expectation, sourceLocation: sourceLocation)
        let last = log.elements.last { !$0.hasPrefix("input") }
        #expect(last == "disposed", expectation, sourceLocation: sourceLocation)
        #expect(log.elements.contains("next"), expectation, sourceLocation: sourceLocation)

        // Contract G3
        checkOrder(ending, log.elements, expectation, sourceLocation)

        // Contract G4
        for source in sources {
            #expect(source.subscriptions == 1, expectation, sourceLocation: sourceLocation)
            #expect(source.disposals == 1, expectation, sourceLocation: sourceLocation)
            #expect(!source.isActive, expectation, sourceLocation: sourceLocation)
        }

        // Contract G5: the sources are there and the subscription is held, and yet nothing is kept.
        #expect(mint.liveTokens == 0, expectation, sourceLocation: sourceLocation)
        #expect(held.subscription.value?.isFinished == true, expectation, sourceLocation: sourceLocation)
    }

    private func checkOrder(
        _ ending: Ending,
        _ log: [String],
        _ expectation: Comment,
        _ sourceLocation: SourceLocation
    ) {
        let inputs = log.indices.filter { log[$0].hasPrefix("input") }
        guard let disposed = log.firstIndex(of: "disposed"), let first = inputs.min(), let last = inputs.max() else {
            return
        }
        switch ending {
        case .error:
            #expect(
                log.firstIndex(of: "error").map { $0 < disposed } == true,
                expectation,
                sourceLocation: sourceLocation
            )
            #expect((disposed < first) != handsOver, expectation, sourceLocation: sourceLocation)
        case .disposal, .disposalInsideOnNext:
            #expect((last < disposed) != disposesLater, expectation, sourceLocation: sourceLocation)
        case .completion:
            // An input may have ended before; the last one ends everything.
            #expect(log.firstIndex(of: "completed").map { $0 < disposed } == true, sourceLocation: sourceLocation)
            #expect((disposed < last) != handsOver, expectation, sourceLocation: sourceLocation)
        }
    }

    /// What runs here is over with all its temporaries when it returns.
    @inline(never)
    private func run(
        _ ending: Ending,
        _ mint: Mint,
        _ log: Recorder<String>,
        _ held: Held,
        _ sources: [TestSource<Token>]
    ) {
        let disposesInside = if case .disposalInsideOnNext = ending { true } else { false }
        held.subscription.value = subscribe(
            sources,
            captured: mint.token(),
            onNext: {
                log.record("next")
                if disposesInside { held.subscription.value?.dispose() }
            },
            onEnd: { log.record($0) },
            onDisposed: { log.record("disposed") }
        )
        settle()
        open(sources, mint)
        emit(sources, mint)
        settle()
        switch ending {
        case .completion: sources.forEach { $0.onCompleted() }
        case .error(let input): sources[input].onError()
        case .disposal, .disposalInsideOnNext: held.subscription.value?.dispose()
        }
        settle()
        held.subscription.value?.dispose()
        // Whatever still comes is not for this chain.
        emit(sources, mint)
        sources.forEach { $0.onError() }
        settle()
    }

    private func subscribe(
        _ sources: [TestSource<Token>],
        captured: Token,
        onNext: @escaping @Sendable () -> Void,
        onEnd: @escaping @Sendable (String) -> Void,
        onDisposed: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let inputs = sources.map { source in
            source.observable.map { element in withExtendedLifetime(captured) { element } }
        }
        return make(inputs, captured).subscribe(
            onNext: { _ in withExtendedLifetime(captured) { onNext() } },
            onError: { _ in onEnd("error") },
            onCompleted: { onEnd("completed") },
            onDisposed: onDisposed
        )
    }

    // MARK: - Where foreign code runs

    private enum Place: CaseIterable, Sendable {
        case onNext
        case terminalHandler
        case onDisposed
        case disposeAction
        case endOfAnElement
    }

    /// Contract L0: at each place, another thread that uses the same subscription gets through while this one waits for it.
    private func checkNoLockIsHeld(at place: Place, disposes: Bool, _ sourceLocation: SourceLocation) throws {
        let hangs = LockedValue(0)
        let visits = LockedValue(0)
        let (open, emit, settle) = (open, emit, settle)
        let contract = self
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let mint = Mint()
            let held = Held()
            let sources = LockedValue<[TestSource<Token>]>([])
            let visit: @Sendable (Place) -> Void = { actual in
                guard actual == place,
                    visits.withLock({
                        $0 += 1; return $0 == 1
                    })
                else { return }
                do {
                    try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                        let sources = sources.value
                        if disposes { held.subscription.value?.dispose() }
                        emit(sources, Mint())
                        settle()
                        sources.last?.onError()
                    }
                } catch {
                    hangs.withLock { $0 += 1 }
                }
            }
            mint.whenFreed { visit(.endOfAnElement) }
            sources.value = (0..<contract.inputs).map { _ in TestSource { visit(.disposeAction) } }
            held.subscription.value = contract.subscribe(
                sources.value,
                captured: Mint().token(),
                onNext: { visit(.onNext) },
                onEnd: { _ in visit(.terminalHandler) },
                onDisposed: { visit(.onDisposed) }
            )
            settle()
            open(sources.value, mint)
            emit(sources.value, mint)
            settle()
            sources.value.forEach { $0.onCompleted() }
            settle()
            held.subscription.value?.dispose()
            settle()
        }
        let comment = Comment(rawValue: "\(place), the other thread \(disposes ? "disposes" : "feeds")")
        #expect(visits.value > 0, comment, sourceLocation: sourceLocation)
        #expect(hangs.value == 0, comment, sourceLocation: sourceLocation)
    }
}
