import Rx

/// Forms of infallibles, drivers, main sequences and singles, each with the operator that it calls: one or two for each
/// rule by which forms are made.
let familyForms: [Row] = MainActor.assumeIsolated {
    let run = FamilyRun()
    return infallibleForms(run) + sharedForms(run) + mainForms(run) + primitiveForms(run)
}

/// The sources of these forms: a few numbers that are sent at once, as each kind of sequence.
// SAFETY: one thread at a time writes, and nothing is called meanwhile.
private final class FamilyRun: @unchecked Sendable {
    let numbers = opaque(Observable.from([1, 2, 2, 3]))
    let infallible: Infallible<Int>
    let driver: Driver<Int>
    let main: MainObservable<Int>
    let single: Single<Int>
    let maybe: Maybe<Int>
    @exclusivity(unchecked) private(set) var notes = 0

    init() {
        infallible = numbers.asInfallible(onErrorJustReturn: 0)
        driver = numbers.asDriver(onErrorJustReturn: 0)
        main = numbers.observe(on: MainScheduler.instance)
        single = opaque(Observable.from([2])).asSingle()
        maybe = single.asMaybe()
    }

    /// Counts the call of a closure.
    @discardableResult @inline(__always)
    func note<Value>(_ value: Value) -> Value {
        notes &+= 1
        return value
    }

    @inline(never)
    func subscribe<Source: ObservableConvertibleType>(_ source: Source) {
        _ = source.asObservable().subscribe(onNext: { [self] _ in notes &+= 1 }, onError: { _ in })
    }

    /// The rows of a form and of its operator: to make the sequence and subscribe to it is one operation.
    func rows<Source: ObservableConvertibleType, Other>(
        _ name: String,
        _ form: @escaping @MainActor () -> Source,
        as operation: @escaping @MainActor () -> Observable<Other>
    ) -> [Row] {
        [row("\(name)/form", form), row("\(name)/strict", operation)]
    }

    private func row<Source: ObservableConvertibleType>(
        _ name: String,
        _ make: @escaping @MainActor () -> Source
    ) -> Row {
        Row(name, "") { [self] count in
            MainActor.assumeIsolated {
                for _ in 0..<count { subscribe(make()) }
                return notes
            }
        } expected: { _ in
            nil
        }
    }
}

@MainActor
private func infallibleForms(_ run: FamilyRun) -> [Row] {
    let (source, other) = (run.infallible, run.infallible.asObservable())
    return [
        run.rows("Infallible.skip", { source.skip(1) }, as: { other.skip(1) }),
        run.rows("Infallible.map", { source.map { run.note($0 + 1) } }, as: { other.map { run.note($0 + 1) } }),
        run.rows(
            "Infallible.distinctUntilChanged",
            { source.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }) },
            as: { other.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }) }
        ),
        run.rows(
            "Infallible.flatMap",
            { source.flatMap { run.note(Infallible.just($0)) } },
            as: { other.flatMap { run.note(Observable.just($0)) } }
        ),
        run.rows("Infallible.of", { Infallible.of(7, 8) }, as: { Observable.of(7, 8) }),
        run.rows("Infallible.amb", { Infallible.amb([source, source]) }, as: { Observable.amb([other, other]) }),
        run.rows("Infallible.merge", { Infallible.merge(source, source) }, as: { Observable.merge(other, other) }),
        run.rows(
            "Infallible.combineLatest",
            { Infallible.combineLatest(source, source) { run.note($0 + $1) } },
            as: { Observable.combineLatest(other, other) { run.note($0 + $1) } }
        ),
        run.rows(
            "Infallible.deferred",
            { Infallible.deferred { run.note(source) } },
            as: { Observable.deferred { run.note(other) } }
        ),
        run.rows(
            "Infallible.withLatestFrom",
            { source.withLatestFrom(source) { run.note($0 + $1) } },
            as: { other.withLatestFrom(other) { run.note($0 + $1) } }
        ),
    ].flatMap { $0 }
}

@MainActor
private func sharedForms(_ run: FamilyRun) -> [Row] {
    let (source, other) = (run.driver, run.driver.asObservable())
    return [
        run.rows("Shared.skip", { source.skip(1) }, as: { other.skip(1) }),
        run.rows("Shared.map", { source.map { run.note($0 + 1) } }, as: { other.map { run.note($0 + 1) } }),
        run.rows("Shared.filter", { source.filter { run.note($0 > 1) } }, as: { other.filter { run.note($0 > 1) } }),
        run.rows(
            "Shared.distinctUntilChanged()",
            { source.distinctUntilChanged() },
            as: { other.distinctUntilChanged() }
        ),
        run.rows(
            "Shared.distinctUntilChanged(comparer)",
            { source.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }) },
            as: { other.distinctUntilChanged({ run.note($0 % 2) }, comparer: { run.note($0 == $1) }) }
        ),
        run.rows(
            "Shared.do",
            { source.do(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) }) },
            as: { other.do(onNext: { _ = run.note($0) }, onCompleted: { run.note(()) }) }
        ),
        run.rows(
            "Shared.flatMap",
            { source.flatMap { run.note(Driver.just($0)) } },
            as: { other.flatMap { run.note(Observable.just($0)) } }
        ),
        run.rows("Shared.just", { Driver.just(7) }, as: { Observable.just(7) }),
        run.rows(
            "Shared.deferred",
            { Driver.deferred { run.note(Driver.just(5)) } },
            as: { Observable.deferred { run.note(Observable.just(5)) } }
        ),
        run.rows("Shared.merge", { Driver.merge(source, source) }, as: { Observable.merge(other, other) }),
        run.rows(
            "Shared.combineLatest(_:)",
            { Driver.combineLatest([source, source]) },
            as: { Observable.combineLatest([other, other]) }
        ),
        run.rows(
            "Shared.combineLatest(_:_:)",
            { Driver.combineLatest(source, source) { run.note($0 + $1) } },
            as: { Observable.combineLatest(other, other) { run.note($0 + $1) } }
        ),
        run.rows(
            "Shared.withLatestFrom",
            { source.withLatestFrom(source) { run.note($0 + $1) } },
            as: { other.withLatestFrom(other) { run.note($0 + $1) } }
        ),
        run.rows("Shared.take(until:)", { source.take(until: source) }, as: { other.take(until: other) }),
    ].flatMap { $0 }
}

@MainActor
private func mainForms(_ run: FamilyRun) -> [Row] {
    let (source, other) = (run.main, run.main.asObservable())
    return [
        run.rows("Main.skip", { source.skip(1) }, as: { other.skip(1) }),
        run.rows("Main.map", { source.map { run.note($0 + 1) } }, as: { other.map { run.note($0 + 1) } }),
        run.rows("Main.filter", { source.filter { run.note($0 > 1) } }, as: { other.filter { run.note($0 > 1) } }),
        run.rows(
            "Main.do",
            { source.do(onNext: { _ = run.note($0) }, onError: { _ = run.note($0) }, onCompleted: { run.note(()) }) },
            as: { other.do(onNext: { _ = run.note($0) }, onError: { _ = run.note($0) }, onCompleted: { run.note(()) }) }
        ),
        run.rows(
            "Main.flatMap",
            { source.flatMap { run.note(Observable.just($0)) } },
            as: { other.flatMap { run.note(Observable.just($0)) } }
        ),
        run.rows("Main.startWith", { source.startWith(7) }, as: { other.startWith(7) }),
        run.rows("Main.share", { source.share(replay: 1) }, as: { other.share(replay: 1) }),
        run.rows("Main.groupBy", { source.groupBy { run.note($0 % 2) } }, as: { other.groupBy { run.note($0 % 2) } }),
        run.rows(
            "Main.withLatestFrom",
            { source.withLatestFrom(run.numbers) { run.note($0 + $1) } },
            as: { other.withLatestFrom(run.numbers) { run.note($0 + $1) } }
        ),
        run.rows("Main.take(until:)", { source.take(until: source) }, as: { other.take(until: other) }),
        run.rows("Main.catchAndReturn", { source.catchAndReturn(7) }, as: { other.catchAndReturn(7) }),
    ].flatMap { $0 }
}

@MainActor
private func primitiveForms(_ run: FamilyRun) -> [Row] {
    let (single, maybe, other) = (run.single, run.maybe, run.single.asObservable())
    return [
        run.rows("Primitive.retry", { single.retry(2) }, as: { other.retry(2) }),
        run.rows("Primitive.map", { single.map { run.note($0 + 1) } }, as: { other.map { run.note($0 + 1) } }),
        run.rows("Primitive.filter", { maybe.filter { run.note($0 > 1) } }, as: { other.filter { run.note($0 > 1) } }),
        run.rows(
            "Primitive.flatMap",
            { single.flatMap { run.note(Single.just($0)) } },
            as: { other.flatMap { run.note(Observable.just($0)) } }
        ),
        run.rows(
            "Primitive.catch",
            { single.catch { _ in run.note(Single.just(5)) } },
            as: { other.catch { _ in run.note(Observable.just(5)) } }
        ),
        run.rows(
            "Primitive.zip",
            { Single.zip(single, single) { run.note($0 + $1) } },
            as: { Observable.zip(other, other) { run.note($0 + $1) } }
        ),
        run.rows(
            "Primitive.deferred",
            { Maybe.deferred { run.note(maybe) } },
            as: { Observable.deferred { run.note(other) } }
        ),
        run.rows(
            "Primitive.concat",
            { Completable.concat(Completable.empty(), Completable.empty()) },
            as: { Observable<Int>.concat(Observable.empty(), Observable.empty()) }
        ),
    ].flatMap { $0 }
}
