import Dispatch
import RxExtras
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import Testing

/// The tests that pages of the documentation offer to copy, made from their diagrams: they compile, and pass.
///
/// A page offers none without one here. The first line of each is a property of the suite.
struct CopiedTests {
    private let scheduler = TestScheduler()

    @Test func `RxExtras/apply`() {
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.apply { $0.skip(1) }) == "---b--|")
    }

    @Test func `RxExtras/audit`() {
        let source = scheduler.hot("ab-c------d--|")
        #expect(scheduler.result(of: source.audit(.seconds(4), scheduler: scheduler)) == "----c---------(d|)")
    }

    @Test func `RxExtras/cascade`() {
        let x = scheduler.hot("a--b--c--|")
        let y = scheduler.hot("----1--2--|")
        #expect(scheduler.result(of: Observable.cascade([x, y])) == "a--b1--2--|")
    }

    @Test func `RxExtras/catch-error-just-complete`() {
        let source = scheduler.hot("a--b--#")
        #expect(scheduler.result(of: source.catchErrorJustComplete()) == "a--b--|")
    }

    @Test func `RxExtras/concat-delay-error`() {
        let x = scheduler.cold("a--#")
        let y = scheduler.cold("-1-2|")
        #expect(scheduler.result(of: Observable.concatDelayError([x, y])) == "a---1-2#")
    }

    @Test func `RxExtras/count`() {
        let source = scheduler.hot("a-b-c-|")
        #expect(scheduler.result(of: source.count()) == "------(3|)")
    }

    @Test func `RxExtras/debounce`() {
        let source = scheduler.hot("ab---c--|")
        #expect(
            scheduler.result(of: source.debounce(for: { $0 == "b" ? .seconds(3) : .seconds(4) }, scheduler: scheduler))
                == "----b---(c|)"
        )
    }

    @Test func `RxExtras/distinct`() {
        let source = scheduler.hot("a--b--a--c--b--|")
        #expect(scheduler.result(of: source.distinct()) == "a--b-----c-----|")
    }

    @Test func `RxExtras/elements`() {
        let source = scheduler.hot("a--b--#")
        #expect(scheduler.result(of: source.elements()) == "a--b--|")
    }

    @Test func `RxExtras/end-with`() {
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.endWith("x", "y")) == "a--b--(xy|)")
    }

    @Test func `RxExtras/finally`() {
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.finally { print("done") }) == "a--b--|")
    }

    @Test func `RxExtras/ignore`() {
        let source = scheduler.hot("a--b--c--b--|")
        #expect(scheduler.result(of: source.ignore("b", "x")) == "a-----c-----|")
    }

    @Test func `RxExtras/interspersed`() {
        let source = scheduler.hot("a---b---c---|")
        #expect(scheduler.result(of: source.interspersed(with: "x")) == "a---(xb)(xc)|")
    }

    @Test func `RxExtras/map-to`() {
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.mapTo("x")) == "x--x--|")
    }

    @Test func `RxExtras/merge`() {
        let x = scheduler.hot("a--b--|")
        let y = scheduler.hot("-1--2--|")
        #expect(scheduler.result(of: x.merge(with: y)) == "a1-b2--|")
    }

    @Test func `RxExtras/merge-delay-error`() {
        let x = scheduler.hot("a--#")
        let y = scheduler.hot("-1---2|")
        #expect(scheduler.result(of: Observable.mergeDelayError([x, y])) == "a1---2#")
    }

    @Test func `RxExtras/observe`() {
        let source = scheduler.hot("(abcd)-|")
        #expect(scheduler.result(of: source.observe(on: scheduler, pressure: .newest(2))) == "(cd)---|")
    }

    @Test func `RxExtras/skip-last`() {
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.skipLast(2)) == "------a--b--|")
    }

    @Test func `RxExtras/skip-last-2`() {
        let source = scheduler.hot("a--b--c-|")
        #expect(scheduler.result(of: source.skipLast(for: .seconds(4), scheduler: scheduler)) == "----a--b|")
    }

    @Test func `RxExtras/take-last`() {
        let source = scheduler.hot("a--b--c-|")
        #expect(scheduler.result(of: source.takeLast(for: .seconds(4), scheduler: scheduler)) == "--------(c|)")
    }

    @Test func `RxExtras/throttle`() {
        let source = scheduler.hot("ab-c------d--|")
        #expect(
            scheduler.result(of: source.throttle(.seconds(4), leading: true, trailing: false, scheduler: scheduler))
                == "a---------d--|"
        )
    }

    @Test func `RxExtras/throttle-2`() {
        let source = scheduler.hot("a-b-cd-e----|")
        #expect(
            scheduler.result(of: source.throttle(for: { $0 == "a" ? .seconds(3) : .seconds(5) }, scheduler: scheduler))
                == "a---c-------|"
        )
    }

    @Test func `RxObservable/amb`() {
        let x = scheduler.hot("---a---b---|")
        let y = scheduler.hot("-1---2---3|")
        let z = scheduler.hot("--|")
        #expect(scheduler.result(of: Observable.amb([x, y, z])) == "-1---2---3|")
    }

    @Test func `RxObservable/amb-2`() {
        let x = scheduler.hot("---a---b---|")
        let y = scheduler.hot("-1---2---3|")
        #expect(scheduler.result(of: x.amb(y)) == "-1---2---3|")
    }

    @Test func `RxObservable/catch`() {
        let source = scheduler.hot("a--b--#")
        #expect(scheduler.result(of: source.catchAndReturn("x")) == "a--b--(x|)")
    }

    @Test func `RxObservable/catch-sequence`() {
        let x = scheduler.cold("a--#")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: Observable.catch(sequence: [x, y])) == "a--1--2|")
    }

    @Test func `RxObservable/compact-map`() {
        let source = scheduler.hot("1--x--3--|")
        #expect(scheduler.result(of: source.compactMap { Int($0) }) == "1-----3--|")
    }

    @Test func `RxObservable/concat`() {
        let x = scheduler.cold("a--b--|")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: Observable.concat(x, y)) == "a--b--1--2|")
    }

    @Test func `RxObservable/concat-2`() {
        let x = scheduler.cold("a--b--|")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: Observable.concat([x, y])) == "a--b--1--2|")
    }

    @Test func `RxObservable/concat-3`() {
        let x = scheduler.cold("a--b--|")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: Observable.concat([x, y])) == "a--b--1--2|")
    }

    @Test func `RxObservable/concat-4`() {
        let x = scheduler.cold("a--b--|")
        let y = scheduler.cold("1--2|")
        #expect(scheduler.result(of: x.concat(y)) == "a--b--1--2|")
    }

    @Test func `RxObservable/debounce`() {
        let source = scheduler.hot("ab---c--|")
        #expect(scheduler.result(of: source.debounce(.seconds(3), scheduler: scheduler)) == "----b---(c|)")
    }

    @Test func `RxObservable/deferred`() {
        #expect(scheduler.result(of: Observable.deferred { .of("a", "b") }) == "(ab|)")
    }

    @Test func `RxObservable/delay`() {
        let source = scheduler.hot("a-b--|")
        #expect(scheduler.result(of: source.delay(.seconds(2), scheduler: scheduler)) == "--a-b--|")
    }

    @Test func `RxObservable/delay-subscription`() {
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.delaySubscription(.seconds(4), scheduler: scheduler)) == "------c--d--|")
    }

    @Test func `RxObservable/distinct-until-changed`() {
        let source = scheduler.hot("a-a-b-b-a-|")
        #expect(scheduler.result(of: source.distinctUntilChanged()) == "a---b---a-|")
    }

    @Test func `RxObservable/distinct-until-changed-2`() {
        let source = scheduler.hot("a-A-b-B-a-|")
        #expect(scheduler.result(of: source.distinctUntilChanged { $0.lowercased() }) == "a---b---a-|")
    }

    @Test func `RxObservable/element-at`() {
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.element(at: 1)) == "---(b|)")
    }

    @Test func `RxObservable/empty`() {
        #expect(scheduler.result(of: Observable.empty()) == "|")
    }

    @Test func `RxObservable/from`() {
        #expect(scheduler.result(of: Observable.from(["a", "b", "c"])) == "(abc|)")
    }

    @Test func `RxObservable/from-2`() {
        #expect(scheduler.result(of: Observable.from(1...).take(3)) == "(123|)")
    }

    @Test func `RxObservable/from-4`() {
        #expect(scheduler.result(of: Observable.from(optional: "a", scheduler: scheduler)) == "(a|)")
    }

    @Test func `RxObservable/generate`() {
        #expect(
            scheduler.result(of: Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }))
                == "(1248|)"
        )
    }

    @Test func `RxObservable/if-empty`() {
        let source = scheduler.hot("-----|")
        #expect(scheduler.result(of: source.ifEmpty(default: "x")) == "-----(x|)")
    }

    @Test func `RxObservable/if-empty-2`() {
        let source = scheduler.hot("---|")
        let other = scheduler.cold("1--2|")
        #expect(scheduler.result(of: source.ifEmpty(switchTo: other)) == "---1--2|")
    }

    @Test func `RxObservable/ignore-elements`() {
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.ignoreElements()) == "------|")
    }

    @Test func `RxObservable/just`() {
        #expect(scheduler.result(of: Observable.just("a")) == "(a|)")
    }

    @Test func `RxObservable/just-2`() {
        #expect(scheduler.result(of: Observable.just("a", scheduler: scheduler)) == "(a|)")
    }

    @Test func `RxObservable/map`() {
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C--|")
    }

    @Test func `RxObservable/merge`() {
        let x = scheduler.hot("a--b--c--|")
        let y = scheduler.hot("-1--2|")
        #expect(scheduler.result(of: Observable.merge(x, y)) == "a1-b2-c--|")
    }

    @Test func `RxObservable/merge-2`() {
        let x = scheduler.hot("a--b--c--|")
        let y = scheduler.hot("-1--2|")
        #expect(scheduler.result(of: Observable.merge([x, y])) == "a1-b2-c--|")
    }

    @Test func `RxObservable/merge-3`() {
        let x = scheduler.hot("a--b--c--|")
        let y = scheduler.hot("-1--2|")
        #expect(scheduler.result(of: Observable.merge([x, y])) == "a1-b2-c--|")
    }

    @Test func `RxObservable/never`() {
        #expect(scheduler.result(of: Observable.never()) == "-")
    }

    @Test func `RxObservable/observe-on`() {
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.observe(on: scheduler)) == "a--b--c--|")
    }

    @Test func `RxObservable/of`() {
        #expect(scheduler.result(of: Observable.of("a", "b", "c")) == "(abc|)")
    }

    @Test func `RxObservable/range`() {
        #expect(scheduler.result(of: Observable.range(start: 1, count: 3)) == "(123|)")
    }

    @Test func `RxObservable/repeat-element`() {
        #expect(scheduler.result(of: Observable.repeatElement("a").take(3)) == "(aaa|)")
    }

    @Test func `RxObservable/sample`() {
        let source = scheduler.hot("a--b-----c--|")
        let sampler = scheduler.hot("----x--x--x----x|")
        #expect(scheduler.result(of: source.sample(sampler)) == "----b-----c----|")
    }

    @Test func `RxObservable/single`() {
        let source = scheduler.hot("-a----|")
        #expect(scheduler.result(of: source.single()) == "-a----|")
    }

    @Test func `RxObservable/skip`() {
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.skip(2)) == "------c--d--|")
    }

    @Test func `RxObservable/skip-duration`() {
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.skip(.seconds(5), scheduler: scheduler)) == "------c--d--|")
    }

    @Test func `RxObservable/skip-until`() {
        let source = scheduler.hot("a--b--c--d--|")
        let other = scheduler.hot("-----x")
        #expect(scheduler.result(of: source.skip(until: other)) == "------c--d--|")
    }

    @Test func `RxObservable/start-with`() {
        let source = scheduler.hot("----a--b--|")
        #expect(scheduler.result(of: source.startWith("x", "y")) == "(xy)a--b--|")
    }

    @Test func `RxObservable/subscribe-on`() {
        let source = scheduler.cold("a--b--|")
        #expect(scheduler.result(of: source.subscribe(on: scheduler)) == "a--b--|")
    }

    @Test func `RxObservable/take`() {
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.take(2)) == "a--(b|)")
    }

    @Test func `RxObservable/take-for`() {
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.take(for: .seconds(5), scheduler: scheduler)) == "a--b-|")
    }

    @Test func `RxObservable/take-last`() {
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.takeLast(2)) == "---------(bc|)")
    }

    @Test func `RxObservable/take-until`() {
        let source = scheduler.hot("a--b--c--d--|")
        let other = scheduler.hot("-------x")
        #expect(scheduler.result(of: source.take(until: other)) == "a--b--c|")
    }

    @Test func `RxObservable/timeout-2`() {
        let source = scheduler.hot("a--b--------c--|")
        let other = scheduler.cold("1--2|")
        #expect(scheduler.result(of: source.timeout(.seconds(4), other: other, scheduler: scheduler)) == "a--b---1--2|")
    }

    @Test func `RxObservable/with-latest-from-2`() {
        let source = scheduler.hot("a-----b--c--|")
        let other = scheduler.hot("--1-----2----|")
        #expect(scheduler.result(of: source.withLatestFrom(other)) == "------1--2--|")
    }

    @Test func `RxTraits/as-single`() {
        let source = scheduler.hot("--a--|")
        #expect(scheduler.result(of: source.asSingle()) == "-----(a|)")
    }

    @Test func `RxTraits/as-single-2`() {
        let source = scheduler.hot("--a--|")
        #expect(scheduler.result(of: source.asMaybe()) == "-----(a|)")
    }
}
