import RxExtras
import RxTraits
import TestSupport
import Testing

/// Whoever holds what a chain has handed out keeps nothing of the chain once that has ended.
struct FinishedChainTests {
    /// A chain that hands something out: made of a source, a keeper of what is handed out, and an object that the chain
    /// captures.
    struct Example: Sendable, CustomTestStringConvertible {
        typealias Chain = @Sendable (Observable<Int>, Keeper, TrackedPayload) -> Observable<Int>

        let testDescription: String
        /// Whether what is handed out are sequences that go on when the chain is left.
        let hasBranches: Bool
        let chain: Chain

        init(_ name: String, hasBranches: Bool = false, _ chain: @escaping Chain) {
            testDescription = name
            self.hasBranches = hasBranches
            self.chain = chain
        }
    }

    /// Holds what is handed out, and subscribes to sequences if it is told to.
    final class Keeper: Sendable {
        private let held = LockedValue<[any Sendable]>([])
        private let bag = DisposeBag()
        private let subscribes: Bool

        init(subscribes: Bool) {
            self.subscribes = subscribes
        }

        var isEmpty: Bool { held.withLock { $0.isEmpty } }

        func keep(_ object: any Sendable) {
            held.withLock { $0.append(object) }
        }

        func keep(branch: Observable<Int>) -> Int {
            keep(branch)
            if subscribes { branch.subscribe(onError: { _ in }).disposed(by: bag) }
            return 0
        }
    }

    /// A sequence type of a client's.
    struct Foreign: ObservableType {
        typealias Element = Int

        let source: Observable<Int>
        let keeper: Keeper

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
            let observer = UncheckedObserver(observer)
            keeper.keep(observer)
            // SAFETY: the source serialises its events.
            nonisolated(unsafe) let send: (Event<Observer.Element>) -> Void = { observer.base.on($0) }
            return source.subscribe { send($0) }
        }
    }

    // SAFETY: the tests use one thread.
    final class UncheckedObserver<Base: ObserverType>: @unchecked Sendable {
        let base: Base

        init(_ base: Base) {
            self.base = base
        }
    }

    static let examples: [Example] = [
        Example("groupBy", hasBranches: true) { source, keeper, payload in
            source.groupBy { $0 % (payload.number + 1) }.map { keeper.keep(branch: $0.asObservable()) }
        },
        Example("window(timeSpan:count:)", hasBranches: true) { source, keeper, payload in
            source.filter { $0 >= payload.number }
                .window(timeSpan: .seconds(60), count: 9, scheduler: HistoricalScheduler())
                .map { keeper.keep(branch: $0) }
        },
        Example("window(count:)", hasBranches: true) { source, keeper, payload in
            source.filter { $0 >= payload.number }.window(count: 5).map { keeper.keep(branch: $0) }
        },
        Example("window(while:)", hasBranches: true) { source, keeper, payload in
            source.window(while: { $0 >= payload.number }).map { keeper.keep(branch: $0) }
        },
        Example("window(boundary:)", hasBranches: true) { source, keeper, payload in
            source.filter { $0 >= payload.number }.window(boundary: Observable<Void>.never())
                .map { keeper.keep(branch: $0) }
        },
        Example("window(opening:closing:)", hasBranches: true) { source, keeper, payload in
            source.window(
                opening: Observable.just(1).concat(Observable.never()),
                closing: { Observable<Int>.just(payload.number + $0).concat(Observable.never()).skip(1) }
            )
            .map { keeper.keep(branch: $0) }
        },
        Example("window(inactivity:)", hasBranches: true) { source, keeper, payload in
            source.filter { $0 >= payload.number }
                .window(inactivity: .seconds(60), scheduler: HistoricalScheduler())
                .map { keeper.keep(branch: $0) }
        },
        Example("create") { source, keeper, payload in
            Observable.create { observer in
                keeper.keep(observer)
                return source.filter { $0 >= payload.number }.subscribe(observer)
            }
        },
        Example("create of an infallible") { source, keeper, payload in
            Infallible.create { observer in
                keeper.keep(observer)
                return source.subscribe(
                    onNext: { observer(.next($0 + payload.number)) },
                    onError: { _ in observer(.completed) },
                    onCompleted: { observer(.completed) }
                )
            }
            .asObservable()
        },
        Example("create of a single") { source, keeper, payload in
            Single.create { observer in
                keeper.keep(observer)
                return source.asSingle().map { $0 + payload.number }.subscribe(observer)
            }
            .asObservable()
        },
        Example("a foreign sequence") { source, keeper, payload in
            Foreign(source: source.filter { $0 >= payload.number }, keeper: keeper).asObservable()
        },
        Example("retry(when:)") { source, keeper, payload in
            source.retry(when: { (errors: Observable<any Error>) in
                keeper.keep(errors)
                return errors.map { error -> Int in throw payload.number == 0 ? error : MarbleError() }
            })
        },
        Example("multicast") { source, keeper, payload in
            source.multicast(
                { PublishSubject<Int>() },
                selector: { shared in
                    keeper.keep(shared)
                    return shared.filter { $0 >= payload.number }
                }
            )
        },
        Example("share") { source, keeper, payload in
            let shared = source.share(replay: 1)
            keeper.keep(shared)
            return shared.filter { $0 >= payload.number }
        },
        Example("trackActivity") { source, keeper, payload in
            let indicator = ActivityIndicator()
            keeper.keep(indicator)
            return source.trackActivity(indicator).filter { $0 >= payload.number }
        },
        Example("trackError") { source, keeper, payload in
            let tracker = ErrorTracker()
            keeper.keep(tracker)
            return source.trackError(tracker).filter { $0 >= payload.number }
        },
        Example("expand") { source, keeper, payload in
            source.expand { number in
                Observable.create { observer in
                    keeper.keep(observer)
                    if number > payload.number { observer.onCompleted() }
                    return Disposables.create()
                }
            }
        },
    ]

    static let ends = ["disposal", "completion", "an error", "take"]

    // Contracts C5, G5
    @Test(arguments: examples, ends)
    func `a finished chain's subscription keeps no part of the chain`(_ example: Example, end: String) {
        for subscribes in example.hasBranches ? [false, true] : [false] {
            let keeper = Keeper(subscribes: subscribes)
            let subject = PublishSubject<Int>()
            weak var upstream: TrackedPayload?
            weak var captured: TrackedPayload?
            weak var below: TrackedPayload?
            let subscription: any Disposable = {
                let (first, second, third) = (TrackedPayload(), TrackedPayload(), TrackedPayload())
                (captured, below) = (second, third)
                let payloads = Recorder<TrackedPayload>()
                payloads.record(first)
                upstream = first
                let source = Observable<Int>.create { observer in
                    // Belongs to this one subscription.
                    let payload = payloads.removeAll().first
                    let subscription = subject.subscribe(observer)
                    return Disposables.create {
                        subscription.dispose()
                        withExtendedLifetime(payload) {}
                    }
                }
                let chain = example.chain(source, keeper, second)
                return (end == "take" ? chain.take(1) : chain)
                    .subscribe(onNext: { _ in _ = third.number }, onError: { _ in _ = third.number })
            }()
            subject.onNext(1)
            switch end {
            case "disposal": subscription.dispose()
            case "completion": subject.onCompleted()
            case "an error": subject.onError(MarbleError())
            default: subscription.dispose()
            }
            // `expand` calls its closure after the element, of which `take` wants no more.
            #expect(!keeper.isEmpty || end == "take" && example.testDescription == "expand")
            #expect(below == nil, "below, \(subscribes ? "subscribed to" : "held")")
            // The source goes on for the subscribers of branches, until they leave.
            let goesOn = subscribes && (end == "disposal" || end == "take")
            #expect(goesOn || captured == nil, "above, \(subscribes ? "subscribed to" : "held")")
            #expect(goesOn || upstream == nil, "the source, \(subscribes ? "subscribed to" : "held")")
            withExtendedLifetime((keeper, subscription)) {}
        }
    }
}
