import RxCocoa
import RxSwift
import XCTest

/// Singles, maybes, completables and infallibles of sketches.
final class LenientTraitsTests: SketchTestCase {
    private func note(_ word: String) -> () -> Void {
        { self.heard.append(word) }
    }

    func testSingles() {
        let created = Single<Sketch>.create { send in
            send(.success(self.one))
            return Disposables.create()
        }
        XCTAssertEqual(log(created), ["1", "end"])
        let single = Single.just(one)
        XCTAssertEqual(log(single.map { self.sum($0, $0) }), ["2", "end"])
        XCTAssertEqual(log(single.filter { $0 === self.two }), ["end"])
        XCTAssertEqual(log(single.flatMap { Single.just(self.sum($0, $0)) }), ["2", "end"])
        XCTAssertEqual(log(single.flatMapMaybe { _ in Maybe<Sketch>.empty() }), ["end"])
        let emptied = single.flatMapCompletable { $0 === self.one ? .error(Damage.torn) : .empty() }
        XCTAssertEqual(log(emptied.andThen(single)), ["torn"])
        XCTAssertEqual(log(Single.deferred { single }), ["1", "end"])
        XCTAssertEqual(log(single.map { _ -> Sketch in throw Damage.torn }), ["torn"])
        let resource = BooleanDisposable()
        let using = Single.using({ resource }, primitiveSequenceFactory: { _ in single })
        XCTAssertEqual(log(using), ["1", "end"])
        XCTAssertTrue(resource.isDisposed)
        let beside = single.do(
            onSuccess: { self.heard.append("success \($0.strokes)") },
            afterSuccess: { self.heard.append("after \($0.strokes)") },
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        XCTAssertEqual(log(beside), ["subscribe", "success 1", "1", "after 1", "end", "dispose"])
        XCTAssertEqual(log(torn.asSingle().do(onError: { self.heard.append("error \($0)") })), ["error torn", "torn"])
    }

    func testSubscribersOfSingles() {
        let (single, failing) = (Single.just(one), torn.asSingle())
        single.subscribe { event in
            if case .success(let sketch) = event { self.heard.append("\(sketch.strokes)") }
        }
        .disposed(by: bag)
        single.subscribe(onSuccess: { self.heard.append("\($0.strokes)") }, onDisposed: note("over")).disposed(by: bag)
        failing.subscribe(onFailure: { self.heard.append("\($0)") }).disposed(by: bag)
        single.subscribe(with: two, onSuccess: { self.heard.append("\($0.strokes) \($1.strokes)") }).disposed(by: bag)
        failing.subscribe(with: two, onFailure: { self.heard.append("\($0.strokes) \($1)") }).disposed(by: bag)
        XCTAssertEqual(heard, ["1", "1", "over", "torn", "2 1", "2 torn"])
    }

    func testMaybes() {
        let created = Maybe<Sketch>.create { send in
            send(.success(self.one))
            return Disposables.create()
        }
        XCTAssertEqual(log(created), ["1", "end"])
        let maybe = Maybe.just(one)
        XCTAssertEqual(log(maybe.filter { $0 === self.two }), ["end"])
        XCTAssertEqual(log(maybe.flatMap { Maybe.just(self.sum($0, $0)) }), ["2", "end"])
        let beside = maybe.do(
            onNext: { self.heard.append("next \($0.strokes)") },
            onCompleted: note("completed"),
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        XCTAssertEqual(log(beside), ["subscribe", "next 1", "1", "completed", "end", "dispose"])
        heard = []
        maybe.subscribe { event in
            if case .success(let sketch) = event { self.heard.append("\(sketch.strokes)") }
        }
        .disposed(by: bag)
        maybe.subscribe(onSuccess: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        torn.asMaybe().subscribe(onError: { self.heard.append("\($0)") }).disposed(by: bag)
        Maybe<Sketch>.empty().subscribe(onCompleted: note("none"), onDisposed: note("over")).disposed(by: bag)
        maybe.subscribe(with: two, onSuccess: { self.heard.append("\($0.strokes) \($1.strokes)") }).disposed(by: bag)
        Maybe<Sketch>.empty().subscribe(with: two, onCompleted: { self.heard.append("\($0.strokes)") }).disposed(
            by: bag
        )
        XCTAssertEqual(heard, ["1", "1", "torn", "none", "over", "2 1", "2"])
    }

    func testCompletables() {
        let created = Completable.create { send in
            self.one.strokes += 1
            send(.completed)
            return Disposables.create(with: self.note("disposed"))
        }
        let beside = created.do(
            onCompleted: note("completed"),
            onSubscribe: note("subscribe"),
            onDispose: note("dispose")
        )
        beside.subscribe { event in
            if case .completed = event { self.heard.append("end") }
        }
        .disposed(by: bag)
        XCTAssertEqual(one.strokes, 2)
        XCTAssertEqual(heard.filter { $0 != "disposed" }, ["subscribe", "completed", "end", "dispose"])
        heard = []
        Completable.concat(AnySequence([created, .error(Damage.torn)]))
            .do(onError: { self.heard.append("error \($0)") })
            .subscribe(onError: { self.heard.append("\($0)") })
            .disposed(by: bag)
        created.subscribe(onCompleted: note("end"), onDisposed: note("over")).disposed(by: bag)
        created.subscribe(with: two, onCompleted: { self.heard.append("\($0.strokes)") }).disposed(by: bag)
        Completable.error(Damage.torn)
            .subscribe(with: two, onError: { self.heard.append("\($0.strokes) \($1)") })
            .disposed(by: bag)
        XCTAssertEqual(heard.filter { $0 != "disposed" }, ["error torn", "torn", "end", "over", "2", "2 torn"])
        XCTAssertEqual(log(created.andThen(Single.just(one))).suffix(2), ["\(one.strokes)", "end"])
    }

    func testInfallibles() {
        let created = Infallible<Sketch>.create { send in
            send(.next(self.one))
            send(.completed)
            return Disposables.create()
        }
        XCTAssertEqual(log(created), ["1", "end"])
        let both = Infallible.of(one, two)
        XCTAssertEqual(log(Infallible.just(one, scheduler: clock)), ["1", "end"])
        XCTAssertEqual(log(Infallible.from(AnySequence([one, two]))), ["1", "2", "end"])
        XCTAssertEqual(log(Infallible.deferred { both }), ["1", "2", "end"])
        XCTAssertEqual(log(Infallible.concat(AnySequence([both, both]))), ["1", "2", "1", "2", "end"])
        XCTAssertEqual(log(both.map { self.sum($0, $0) }), ["2", "4", "end"])
        XCTAssertEqual(log(both.scan(into: Sketch(2)) { $0 = self.sum($0, $1) }), ["3", "5", "end"])
        XCTAssertEqual(log(both.flatMap { Infallible.just($0) }), ["1", "2", "end"])
        XCTAssertEqual(log(both.withUnretained(two) { self.sum($0, $1) }), ["3", "4", "end"])
        XCTAssertEqual(log(both.withLatestFrom(Infallible.just(two)) { self.sum($0, $1) }), ["3", "4", "end"])
        let beside = both.do(
            onNext: { self.heard.append("next \($0.strokes)") },
            onCompleted: note("completed"),
            onDispose: note("dispose")
        )
        XCTAssertEqual(log(beside), ["next 1", "1", "next 2", "2", "completed", "end", "dispose"])
    }

    func testSubscribersOfInfallibles() {
        let both = Infallible.of(one, two)
        both.subscribe { event in
            if case .next(let sketch) = event { self.heard.append("\(sketch.strokes)") }
        }
        .disposed(by: bag)
        both.subscribe(onNext: { self.heard.append("\($0.strokes)") }, onCompleted: note("end")).disposed(by: bag)
        both.subscribe(
            with: two,
            onNext: { self.heard.append("\($0.strokes) \($1.strokes)") },
            onDisposed: { self.heard.append("over \($0.strokes)") }
        )
        .disposed(by: bag)
        both.bind(onNext: { self.heard.append("bound \($0.strokes)") }).disposed(by: bag)
        XCTAssertEqual(heard, ["1", "2", "1", "2", "end", "2 1", "2 2", "over 2", "bound 1", "bound 2"])
    }
}
