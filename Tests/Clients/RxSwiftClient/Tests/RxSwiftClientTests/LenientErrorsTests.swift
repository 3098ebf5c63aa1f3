import RxSwift
import XCTest

/// The handling of errors, and the hooks.
final class LenientErrorsTests: SketchTestCase {
    /// Fails a given number of times, and then sends a sketch.
    private func failing(_ times: Int) -> Observable<Sketch> {
        var failures = times
        return .create { observer in
            failures -= 1
            if failures >= 0 { observer.onError(Damage.torn) } else { observer.onNext(self.one) }
            return Disposables.create()
        }
    }

    func testCatch() {
        var errors = 0
        let caught = both.concat(torn).catch { _ in
            errors += 1
            return .just(self.two)
        }
        XCTAssertEqual(log(caught), ["1", "2", "2", "end"])
        XCTAssertEqual(errors, 1)
        XCTAssertEqual(log(torn.catch { throw $0 }), ["torn"])
        let saved: Infallible<Sketch> = torn.catch { _ in Infallible.just(self.two) }
        XCTAssertEqual(log(saved), ["2", "end"])
        XCTAssertEqual(log(Observable.catch(sequence: [torn, both])), ["1", "2", "end"])
        XCTAssertEqual(log(Observable.catch(sequence: [torn, torn].lazy.map { $0 })), ["torn"])
        XCTAssertEqual(log(torn.asInfallible(onErrorRecover: { _ in .of(self.one, self.two) })), ["1", "2", "end"])
        XCTAssertEqual(log(torn.asInfallible(onErrorFallbackTo: .just(one))), ["1", "end"])
        XCTAssertEqual(log(torn.asSingle().catch { _ in .just(self.two) }), ["2", "end"])
        XCTAssertEqual(log(torn.asMaybe().catch { _ in .empty() }), ["end"])
    }

    func testRetry() {
        var errors: [Damage] = []
        let any = failing(2).retry(when: { (all: Observable<Error>) in all.do(onNext: { _ in errors.append(.torn) }) })
        XCTAssertEqual(log(any), ["1"])
        XCTAssertEqual(errors.count, 2)
        let some = failing(2).retry(when: { (all: Observable<Damage>) in all.do(onNext: { errors.append($0) }) })
        XCTAssertEqual(log(some), ["1"])
        XCTAssertEqual(errors.count, 4)
        XCTAssertEqual(log(failing(1).retry(when: { $0.map { throw $0 } })), ["torn"])
        let single = failing(2).take(1).asSingle()
        XCTAssertEqual(log(single.retry(when: { (all: Observable<Error>) in all })), ["1", "end"])
        let other = failing(2).take(1).asSingle()
        XCTAssertEqual(
            log(other.retry(when: { (all: Observable<Damage>) in all.map { _ in self.two } })),
            ["1", "end"]
        )
    }

    func testHooks() {
        let handler = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { self.heard.append("\($1) \($0)") }
        Hooks.customCaptureSubscriptionCallstack = { ["\(self.one.strokes)"] }
        XCTAssertEqual(Hooks.customCaptureSubscriptionCallstack(), ["1"])
        Hooks.defaultErrorHandler(["a"], Damage.torn)
        torn.subscribe(onNext: { self.heard.append("\($0)") }).disposed(by: bag)
        Hooks.defaultErrorHandler = handler
        // Not restored: the initial hook, once it is set explicitly, describes each call stack from then on.
        Hooks.customCaptureSubscriptionCallstack = { [] }
        XCTAssertEqual(heard.count, 2)
        XCTAssertTrue(heard[1].hasPrefix("torn"))
    }
}

/// The names that RxSwift 6 has deprecated, in code of an app that still uses them.
final class LenientOldNamesTests: SketchTestCase {
    @available(*, deprecated, message: "It calls what is deprecated.")
    func testErrors() {
        XCTAssertEqual(log(torn.catchError { _ in self.both }), ["1", "2", "end"])
        XCTAssertEqual(log(torn.catchErrorJustReturn(two)), ["2", "end"])
        XCTAssertEqual(log(Observable.catchError([torn, both])), ["1", "2", "end"])
        var count = 0
        let any = torn.retryWhen { (all: Observable<Error>) in all.take(1).do(onNext: { _ in count += 1 }) }
        XCTAssertEqual(log(any), ["end"])
        let some = torn.retryWhen { (all: Observable<Damage>) in all.take(1).do(onNext: { _ in count += 1 }) }
        XCTAssertEqual(log(some), ["end"])
        XCTAssertEqual(count, 2)
    }

    @available(*, deprecated, message: "It calls what is deprecated.")
    func testFiltering() {
        XCTAssertEqual(log(both.elementAt(1)), ["2", "end"])
        XCTAssertEqual(log(both.skipWhile { $0 === self.one }), ["2", "end"])
        XCTAssertEqual(log(both.takeWhile { $0 === self.one }), ["1", "end"])
        XCTAssertEqual(log(both.takeUntil(.inclusive) { $0 === self.one }), ["1", "end"])
        XCTAssertEqual(log(both.takeUntil(Observable<Sketch>.never())), ["1", "2", "end"])
        XCTAssertEqual(log(both.skipUntil(Observable.just(self.one))), ["1", "2", "end"])
        XCTAssertEqual(log(sketches(at: 1, 50).take(.seconds(10), scheduler: clock)), ["1", "end"])
    }

    @available(*, deprecated, message: "It calls what is deprecated.")
    func testSchedulers() {
        XCTAssertEqual(log(both.observeOn(clock)), ["1", "2", "end"])
        XCTAssertEqual(log(both.subscribeOn(clock)), ["1", "2", "end"])
        XCTAssertEqual(log(Single.just(one).observeOn(clock)), ["1", "end"])
        XCTAssertEqual(log(Single.just(one).subscribeOn(clock)), ["1", "end"])
    }

    @available(*, deprecated, message: "It calls what is deprecated.")
    func testTraits() {
        let single = torn.asSingle()
        XCTAssertEqual(log(single.catchError { _ in .just(self.two) }), ["2", "end"])
        XCTAssertEqual(log(single.catchErrorJustReturn(one)), ["1", "end"])
        XCTAssertEqual(log(torn.asMaybe().catchErrorJustReturn(one)), ["1", "end"])
        var count = 0
        func counted<Failure>(_ errors: Observable<Failure>) -> Observable<Failure> {
            errors.do(onNext: { _ in count += 1 }).map { _ in throw RxError.noElements }
        }
        XCTAssertEqual(log(single.retryWhen { (all: Observable<Error>) in counted(all) }).count, 1)
        XCTAssertEqual(log(single.retryWhen { (all: Observable<Damage>) in counted(all) }).count, 1)
        XCTAssertEqual(count, 2)
        single.subscribe(onSuccess: { _ in count += 1 }, onError: { self.heard = ["\($0)"] }).disposed(by: bag)
        XCTAssertEqual(heard, ["torn"])
    }
}
