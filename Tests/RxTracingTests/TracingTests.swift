import Dispatch
import Foundation
import RxExtras
import RxTracing
import RxTraits
import TestSupport
import Testing

// Watching applies to the whole process, so each of these tests runs in its own.
struct TracingTests {
    // Contract W2
    @Test func `no subscription is listed while tracing is off`() async {
        await #expect(processExitsWith: .success) {
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in })
            expect(Tracing.subscriptions.isEmpty)
            Tracing.isOn = true
            // It began before watching did.
            subject.onNext(1)
            expect(Tracing.subscriptions.isEmpty)
            subscription.dispose()
        }
    }

    // Contract W2
    @Test func `a subscription is listed until it is over while tracing is on`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let subject = PublishSubject<Int>()
            let subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in })
            subject.onNext(1)
            subject.onNext(2)
            let entries = Tracing.subscriptions.entries
            expect(entries.count == 1)
            expect("\(entries[0].chain)" == "PublishSubject.map")
            expect(entries[0].elementCount == 2)
            expect(entries[0].subscription.state == .live)
            expect(entries[0].timeSinceLastElement != nil && entries[0].thread != nil)
            subscription.dispose()
            expect(Tracing.subscriptions.isEmpty)
            expect(entries[0].subscription.state == .disposed)
            Tracing.isOn = false
        }
    }

    // Contract W2
    @Test func `a subscription to a sequence without events is listed`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let subscriptions = [
                Observable<Int>.never().subscribe(), Observable<Int>.never().subscribe(onDisposed: {}),
            ]
            expect(Tracing.subscriptions.entries.map { "\($0.chain)" } == ["never", "never"])
            for subscription in subscriptions { subscription.dispose() }
            expect(Tracing.subscriptions.isEmpty)
        }
    }

    // Contract W2
    @Test func `an ended subscription is no longer listed`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let completing = PublishSubject<Int>()
            let failing = PublishSubject<Int>()
            _ = completing.subscribe(onNext: { _ in })
            _ = failing.subscribe(onNext: { _ in }, onError: { _ in })
            let states = Tracing.subscriptions.entries.map(\.subscription)
            completing.onCompleted()
            expect(Tracing.subscriptions.entries.count == 1)
            failing.onError(Fault.first)
            expect(Tracing.subscriptions.isEmpty)
            expect(states.map(\.state) == [.completed, .failed])
        }
    }

    // Contracts W1, G5
    @Test func `no traced object is kept alive`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            var subject: PublishSubject<Token>? = PublishSubject()
            var token: Token? = Token()
            weak var weakSubject: AnyObject?
            weak var weakToken: AnyObject?
            (weakSubject, weakToken) = (subject, token)
            let subscription = subject?.map { [token] element in (element, token) }.subscribe(onNext: { _ in })
            subject?.onNext(Token())
            let snapshot = Tracing.subscriptions
            token = nil
            subject = nil
            // Its subscriber doesn't retain it, and neither does the watching observer.
            expect(weakSubject == nil)
            subscription?.dispose()
            expect(weakToken == nil)
            expect(Tracing.subscriptions.isEmpty)
            expect(snapshot.entries.count == 1)
        }
    }

    // Contract W2
    @Test func `inner subscriptions and checkpoints are parts of their subscription`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let outer = PublishSubject<Int>()
            let inner = PublishSubject<Int>()
            let subscription = outer.checkpoint("outer").flatMap { _ in inner.filter { $0 > 0 } }.map { $0 }
                .subscribe(onNext: { _ in })
            outer.onNext(1)
            outer.onNext(2)
            inner.onNext(3)
            let entries = Tracing.subscriptions.entries
            expect(entries.map { $0.subscription.isCheckpoint } == [false, true, false, false])
            expect(entries.map(\.elementCount) == [2, 2, 1, 1])
            expect(entries.dropFirst().allSatisfy { $0.subscription.parentID == entries[0].id })
            let lines = Tracing.subscriptions.tree.split(separator: "\n")
            let names = lines.map { $0.prefix { $0 != ":" }.filter { !$0.isNumber } }
            expect(names[0] == "# PublishSubject.checkpoint(\"outer\", RxTracingTests/TracingTests.swift", "\(names)")
            expect(names[2] == "├─ # PublishSubject.filter", "\(names)")
            expect(names[3] == "└─ # PublishSubject.filter", "\(names)")
            subscription.dispose()
            expect(Tracing.subscriptions.isEmpty)
        }
    }

    // Contract W2
    @Test func `the sources of every operator are parts of its subscription`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let scheduler = TestScheduler()
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let chains: [(String, Int, Observable<Int>)] = [
                ("merge", 2, .merge(a, b)), ("concat", 1, a.concat(b)), ("amb", 2, a.amb(b)),
                ("combineLatest", 2, .combineLatest(a, b) { $0 + $1 }), ("zip", 2, .zip(a, b) { $0 + $1 }),
                ("withLatestFrom", 1, a.withLatestFrom(b)), ("sample", 1, a.sample(b)),
                ("take(until:)", 1, a.take(until: b)), ("skip(until:)", 1, a.skip(until: b)),
                ("catch", 1, a.catch { _ in b }), ("retry", 1, a.retry()), ("startWith", 1, a.startWith(1)),
                ("deferred", 1, .deferred { a }), ("subscribe(on:)", 1, a.subscribe(on: ImmediateScheduler.instance)),
                ("observe(on:)", 1, a.concat(b).observe(on: scheduler)),
                ("pressure", 1, a.concat(b).observe(on: scheduler, pressure: .newest(1))),
                ("delay", 1, a.concat(b).delay(.seconds(1), scheduler: scheduler)),
                ("groupBy", 1, a.concat(b).groupBy { $0 }.flatMap { $0 }),
                ("window", 1, a.concat(b).window(timeSpan: .seconds(1), count: 1, scheduler: scheduler).merge()),
            ]
            for (name, count, chain) in chains {
                let subscription = chain.subscribe(onNext: { _ in })
                let entries = Tracing.subscriptions.entries
                let parents = Set(entries.dropFirst().compactMap { $0.subscription.parentID })
                let known = Set(entries.map(\.id))
                expect(entries.count >= count + 1, "\(name): \(Tracing.subscriptions.tree)")
                expect(entries.filter { $0.subscription.parentID == nil }.count == 1, "\(name)")
                expect(parents.isSubset(of: known), "\(name)")
                subscription.dispose()
                expect(Tracing.subscriptions.isEmpty, "\(name): \(Tracing.subscriptions.tree)")
            }
        }
    }

    // Contract W2
    @Test func `a source that otherwise needs no subscription is traced`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let observer = Tracing.install(Words { words.record($0) })
            _ = Observable.just(1).subscribe(onNext: { _ in })
            _ = Observable<Int>.empty().subscribe(onNext: { _ in })
            _ = Single.just(2).subscribe(onSuccess: { _ in })
            observer.dispose()
            let heard = words.elements.filter { $0 != "delivered" }
            expect(
                heard == [
                    "subscribed just", "next 1", "completed", "disposed just",
                    "subscribed empty", "completed", "disposed empty",
                    "subscribed just", "next 2", "disposed just",
                ],
                "\(heard)"
            )
        }
    }

    // Contract W2
    @Test func `a snapshot can be filtered, and compared with an earlier one`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let subject = PublishSubject<Int>()
            let first = subject.map { $0 }.subscribe(onNext: { _ in })
            let before = Tracing.subscriptions
            let second = subject.filter { _ in true }.subscribe(onNext: { _ in })
            first.dispose()
            let difference = Tracing.subscriptions.difference(from: before)
            expect(difference.added.entries.map { "\($0.chain)" } == ["PublishSubject.filter"])
            expect(difference.removed.entries.map { "\($0.chain)" } == ["PublishSubject.map"])
            expect(before.filter { $0.elementCount > 0 }.isEmpty)
            second.dispose()
        }
    }

    // Contract W2
    @Test func `a snapshot is JSON`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let subject = PublishSubject<Int>()
            let scheduler = SerialDispatchQueueScheduler(qos: .default)
            let subscription = subject.checkpoint("a \"quoted\" name\n").flatMap { _ in Observable<Int>.never() }
                .observe(on: scheduler).subscribe(onNext: { _ in })
            subject.onNext(1)
            let json = try? JSONSerialization.jsonObject(with: Data(Tracing.subscriptions.json.utf8))
            let roots = json as? [[String: Any]] ?? []
            expect(roots.count == 1)
            expect(roots[0]["scheduler"] as? String == "SerialDispatchQueueScheduler")
            expect(roots[0]["elements"] as? Int == 0)
            let inner = roots[0]["inner"] as? [[String: Any]] ?? []
            expect(inner.count == 2)
            expect((inner[0]["chain"] as? String ?? "").contains("a \"quoted\" name\n"), "\(inner)")
            expect(inner[0]["checkpoint"] as? Bool == true)
            expect(inner[1]["chain"] as? String == "never")
            subscription.dispose()
        }
    }

    @Test func `the place of a subscription is recorded`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            Tracing.recordsCallStacks = true
            let subscription = makeSubscription()
            let entry = Tracing.subscriptions.entries[0]
            expect(entry.subscription.site?.contains("makeSubscription") == true, entry.subscription.site ?? "nothing")
            let subject = PublishSubject<Int>()
            let source = subject.asObservable()
            let own = source.subscribedHere()
            let site = Tracing.subscriptions.entries.last?.subscription.site
            expect(site?.contains("subscribedHere") == true, site ?? "nothing")
            let ofArray = [source].subscribedToAll()
            let place = Tracing.subscriptions.entries.last?.subscription.site
            expect(place?.contains("subscribedToAll") == true, place ?? "nothing")
            ofArray.forEach { $0.dispose() }
            own.dispose()
            expect(!subject.hasObservers)
            let ofLoop = try? await siteOfLoop()
            expect(ofLoop?.contains("siteOfLoop") == true, ofLoop ?? "nothing")
            Tracing.recordsCallStacks = false
            subscription.dispose()
            let other = makeSubscription()
            expect(Tracing.subscriptions.entries[0].subscription.site == nil)
            other.dispose()
        }
    }

    // Contract W4
    @Test func `in debug builds operators record their place on request`() async {
        guard Resources.isEnabled else { return }
        await #expect(processExitsWith: .success) {
            expect(makeChain().chain.assembly.isEmpty)
            Tracing.recordsAssembly = true
            let chain = makeChain().chain
            expect("\(chain)" == "from.map.take")
            expect(chain.assembly.count == 3, "\(chain.assembly)")
            for (name, line) in zip(["from", "map", "take"], chain.assembly) {
                expect(line.hasPrefix("\(name) at ") && line.contains("makeChain"), line)
            }
            Tracing.recordsAssembly = false
            expect(makeChain().chain == chain && makeChain().chain.assembly.isEmpty)
        }
    }

    // Contracts W1, G8
    @Test(.timeLimit(.minutes(5))) func `watched recursion in tail position keeps the stack flat`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            Tracing.recordsCallStacks = false
            let most = LockedValue(0)
            _ = page(0).subscribe(onNext: { number in
                guard number % 1_000 == 0 else { return }
                let count = Tracing.subscriptions.entries.count
                most.withLock { $0 = max($0, count) }
            })
            expect(most.value < 10, "\(most.value)")
            expect(Tracing.subscriptions.isEmpty)
        }
    }

    // Contracts W1, G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5))) func `watched operators keep their contract`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            let observer = Tracing.install(Words { _ in })
            expect(operatorContractViolations { $0.map { $0 } } == [])
            expect(operatorContractViolations { $0.checkpoint("here") } == [])
            expect(operatorContractViolations { $0.flatMap { Observable.of($0) } } == [])
            expect(operatorContractViolations { first, second in Observable.merge(first, second) } == [])
            expect(operatorContractViolations { first, second in first.concat(second) } == [])
            expect(operatorContractViolations { first, second in first.take(until: second) } == [])
            expect(operatorContractViolations { $0.share() } == [])
            expect(operatorContractViolations { $0.retry(1) } == [])
            let scheduler = TestScheduler()
            expect(operatorContractViolations(scheduler: scheduler) { $0.observe(on: scheduler) } == [])
            observer.dispose()
        }
    }
}

private final class Token: Sendable {}

private let keptSubject = PublishSubject<Int>()

@inline(never) private func makeSubscription() -> any Disposable {
    keptSubject.subscribe(onNext: { _ in })
}

private func siteOfLoop() async throws -> String? {
    for try await _ in Observable.of(1, 2).values {
        return Tracing.subscriptions.entries.last?.subscription.site
    }
    return nil
}

@inline(never) private func makeChain() -> Observable<Int> {
    Observable.of(1, 2, 3).map { $0 + 1 }.take(2)
}

private func page(_ number: Int) -> Observable<Int> {
    guard number < 20_000 else { return .empty() }
    return Observable.of(number).concat(Observable.deferred { page(number + 1) })
}

extension ObservableType {
    /// Like a user's own operator.
    @inline(never)
    fileprivate func subscribedHere() -> any Disposable {
        subscribe(onNext: { _ in })
    }
}

extension Array where Element == Observable<Int> {
    @inline(never)
    fileprivate func subscribedToAll() -> [any Disposable] {
        var subscriptions: [any Disposable] = []
        for source in self { subscriptions.append(source.subscribe(onNext: { _ in })) }
        return subscriptions
    }
}
