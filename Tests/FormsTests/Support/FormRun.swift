import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import Synchronization
import Testing

struct Broken: Error {}

/// The sources of a form of an operator: numbers in virtual time, as each kind of sequence.
@MainActor
final class FormRun {
    final class Object: Sendable {}

    let scheduler = TestScheduler(initialClock: 0)
    let object = Object()
    let numbers: Observable<Int>
    let one: Observable<Int>
    /// The number of calls of closures on the main thread.
    private(set) var calls = 0
    /// The number of calls of closures that may run anywhere.
    fileprivate nonisolated let notes = Mutex(0)

    /// Numbers in virtual time, which complete or fail.
    init(fails: Bool) {
        let end: Event<Int> = fails ? .error(Broken()) : .completed
        let events = [1, 2, 2, 3].enumerated().map { Recorded.next($0.offset * 10 + 10, $0.element) }
        numbers = scheduler.createColdObservable(events + [Recorded(time: 60, value: end)]).asObservable()
        one = fails ? .error(Broken()) : .just(2)
    }

    /// Numbers sent at once, which complete or fail, for forms that are delivered in real time.
    init(atOnceFailing fails: Bool) {
        numbers = .concat(.from([1, 2, 2, 3]), fails ? .error(Broken()) : .empty())
        one = fails ? .error(Broken()) : .just(1)
    }

    /// One number sent at once, for forms that run in tasks.
    init() {
        numbers = .just(1)
        one = .just(1)
    }

    var infallible: Infallible<Int> { numbers.asInfallible(onErrorJustReturn: 0) }
    var driver: Driver<Int> { numbers.asDriver(onErrorJustReturn: 0) }
    var main: MainObservable<Int> { numbers.observe(on: MainScheduler.instance) }
    var signal: Signal<Int> { numbers.asSignal(onErrorJustReturn: 0) }
    var maybe: Maybe<Int> { one.asMaybe() }
    var single: Single<Int> { one.asSingle() }
    var completable: Completable { one.ignoreElements().asCompletable() }
    var mainMaybe: MainMaybe<Int> { maybe.observe(on: MainScheduler.instance) }
    var mainSingle: MainSingle<Int> { single.observe(on: MainScheduler.instance) }
    var mainCompletable: MainCompletable { completable.observe(on: MainScheduler.instance) }

    /// Returns the value; only a closure of the main actor can call it.
    @discardableResult
    func mainOnly<Value>(_ value: Value) -> Value {
        MainActor.assertIsolated()
        calls += 1
        return value
    }

    /// Returns the value; a closure on any thread may call it.
    @discardableResult
    nonisolated func note<Value>(_ value: Value) -> Value {
        notes.withLock { $0 += 1 }
        return value
    }

    /// The subscription of a form, with the virtual-time scheduler instead of the main thread.
    fileprivate func subscribed(_ subscribe: @MainActor (FormRun) -> any Disposable) -> any Disposable {
        SharingScheduler.mock(scheduler: scheduler) { subscribe(self) }
    }

    /// The events of a sequence in virtual time, in words.
    fileprivate func events<Element>(_ source: Observable<Element>) -> [String] {
        SharingScheduler.mock(scheduler: scheduler) {
            // Endless sequences are cut.
            scheduler.start { source.take(20) }.events.map { "\($0.value)" }
        }
    }
}

/// Checks that a form sends the events of the operator.
///
/// - Parameters:
///   - callsMain: Whether the form's closures are the main actor's.
///   - fails: Whether errors pass.
///   - isSilent: Whether nothing is sent at all.
///   - form: Calls the form.
///   - strict: Calls the operator of observables.
@MainActor
func same<Form: ObservableConvertibleType, Other>(
    callsMain: Bool,
    fails: Bool,
    isSilent: Bool = false,
    form: @MainActor (FormRun) -> Form,
    as strict: @MainActor (FormRun) -> Observable<Other>
) {
    var closureCalls = 0
    for fails in fails ? [false, true] : [false] {
        let run = FormRun(fails: fails)
        let found = SharingScheduler.mock(scheduler: run.scheduler) { run.events(form(run).asObservable()) }
        let other = FormRun(fails: fails)
        let expected = other.events(strict(other))
        #expect(found == expected)
        #expect(expected.isEmpty == isSilent)
        closureCalls += run.calls
    }
    if callsMain { #expect(closureCalls > 0) }
}

/// Checks that a form of main sequences, which are delivered in real time, sends the events of the operator.
///
/// - Parameters:
///   - callsMain: Whether the form's closures are the main actor's.
///   - fails: Whether errors pass.
///   - form: Calls the form.
///   - strict: Calls the operator of observables.
@MainActor
func sameOnMain<Form: ObservableConvertibleType, Other: Sendable>(
    callsMain: Bool,
    fails: Bool,
    form: @MainActor (FormRun) -> Form,
    as strict: @MainActor (FormRun) -> Observable<Other>
) async where Form.Element: Sendable {
    do {
        var closureCalls = 0
        for fails in fails ? [false, true] : [false] {
            var (found, expected): ([String], [String]) = ([], [])
            // If other tests keep the main thread busy, elements wait for it, and two sources alternate differently.
            for _ in 0..<5 where found != expected || expected.isEmpty {
                await mainIsIdle()
                let run = FormRun(atOnceFailing: fails)
                found = try await events(form(run).asObservable())
                let other = FormRun(atOnceFailing: fails)
                expected = try await events(strict(other))
                withExtendedLifetime((run, other)) {}
                closureCalls += run.calls
            }
            #expect(found == expected)
            #expect(!expected.isEmpty)
        }
        if callsMain { #expect(closureCalls > 0) }
    } catch {
        Issue.record(error)
    }
}

@MainActor
private func events<Element: Sendable>(_ source: Observable<Element>) async throws -> [String] {
    // `skip(until:)` never ends if its source is the first to end, which happens if main was busy after all.
    let events = source.materialize().take(for: .seconds(20), scheduler: SerialDispatchQueueScheduler(qos: .default))
    var texts: [String] = []
    // A group is known by its key: the node that sends its elements may be another one.
    for try await event in events.values { texts.append("\(event)".replacing(/, source: .+\)\)/, with: "))")) }
    return texts
}

/// Waits until the work queued for the main thread before this has run.
private func mainIsIdle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}

/// Checks that a form that subscribes calls a closure for each event, an error among them.
///
/// - Parameters:
///   - count: How many events there are.
///   - onMain: Whether they are delivered in real time, on the main thread.
///   - fails: Whether errors go through.
///   - subscribe: Calls the form.
@MainActor
func calls(_ count: Int, onMain: Bool, fails: Bool, subscribe: @MainActor (FormRun) -> any Disposable) async {
    for fails in fails ? [false, true] : [false] {
        let run = onMain ? FormRun(atOnceFailing: fails) : FormRun(fails: fails)
        let subscription = run.subscribed(subscribe)
        if onMain {
            await mainIsIdle()
        } else {
            run.scheduler.start()
        }
        subscription.dispose()
        #expect(run.calls + run.notes.withLock { $0 } == count)
    }
}

/// Checks that a form with an asynchronous closure sends the events of the operator.
///
/// - Parameters:
///   - form: Calls the form.
///   - strict: Calls the operator of observables.
@MainActor
func sameLater<Form: ObservableConvertibleType, Other: Sendable>(
    form: @MainActor (FormRun) -> Form,
    as strict: @MainActor (FormRun) -> Observable<Other>
) async where Form.Element: Sendable {
    do {
        var found: [String] = []
        for try await element in form(FormRun()).asObservable().values { found.append("\(element)") }
        var expected: [String] = []
        for try await element in strict(FormRun()).values { expected.append("\(element)") }
        #expect(found == expected)
        #expect(!expected.isEmpty)
    } catch {
        Issue.record(error)
    }
}

extension Int {
    var negated: Int { -self }
    var half: Int? { self > 1 ? self / 2 : nil }
    var isEven: Bool { isMultiple(of: 2) }
}
