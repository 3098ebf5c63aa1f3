import Foundation

// One source for two modules, in Swift 5 mode: in `StrictCounts`, which imports the clean modules, each call is of a
// strict form; in `LenientCounts`, where this file is, for clients that migrate, each is of a lenient form.
#if STRICT
import Rx
import RxVirtualTime
#else
import RxCocoa
import RxSwift
#endif

extension Row {
    /// Work for each index, which adds it to the total.
    static func each(_ name: String, _ work: String, _ body: @escaping (Counter, _ index: Int) -> Void) -> Row {
        Row(name, work) { count in
            let total = Counter()
            for index in 0..<count { body(total, index) }
            return total.value
        }
    }

    static func onMain(
        _ name: String,
        _ work: String,
        _ body: @escaping @MainActor (Counter, _ index: Int) -> Void
    ) -> Row {
        each(name, work) { total, index in
            MainActor.assumeIsolated { body(total, index) }
        }
    }

    /// A sequence for each index, which sends it.
    static func summed(_ name: String, _ work: String, _ make: @escaping (_ index: Int) -> Observable<Int>) -> Row {
        each(name, work) { total, index in
            _ = opaque(make(index)).subscribe(onNext: { total.add($0) })
        }
    }

    /// Actions on a queue that is busy until they are scheduled.
    static func onQueue(
        _ name: String,
        _ work: String,
        _ body: @escaping (SerialDispatchQueueScheduler, Counter, _ index: Int) -> Void
    ) -> Row {
        Row(name, work, operations: 100) { count in
            let total = Counter()
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "forms")
            for _ in 0..<count {
                let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                _ = scheduler.schedule(start) { start in
                    start.wait()
                    return Disposables.create()
                }
                for index in 0..<100 { body(scheduler, total, index) }
                _ = scheduler.schedule(end) { end in
                    end.signal()
                    return Disposables.create()
                }
                start.signal()
                guard end.wait(timeout: .now() + .seconds(60)) == .success else { return -1 }
            }
            return total.value
        }
    }

    static func inVirtualTime(
        _ name: String,
        _ work: String,
        _ body: @escaping (HistoricalScheduler, Counter, _ index: Int) -> Void
    ) -> Row {
        Row(name, "\(work), in bursts of 100, and run", operations: 100) { count in
            let total = Counter()
            let scheduler = HistoricalScheduler()
            for _ in 0..<count {
                for index in 0..<100 { body(scheduler, total, index) }
                scheduler.start()
            }
            return total.value
        }
    }
}

/// All forms whose lenient and strict versions are compared.
private let forms =
    disposableForms + currentThreadRows + schedulerForms + subscribingForms + observerForms + sourceForms
    + operatorForms + traitForms + mainForms
    + AppWork.all

enum Catalogue {
    static var rows: [Row] {
        #if STRICT
        forms + familyForms
        #else
        forms
        #endif
    }
}

// MARK: - Disposables

let disposableForms: [Row] = [
    .each("dispose.create", "Disposables.create with a closure that captures, dispose") { total, index in
        opaque(Disposables.create { total.add(index) }).dispose()
    }
]

// MARK: - Schedulers

let schedulerForms: [Row] = [
    Row("sched.any.schedule", "schedule by any ImmediateSchedulerType; none runs") { count in
        let total = Counter()
        let scheduler: any ImmediateSchedulerType = opaque(CurrentThreadScheduler.instance)
        for index in 0..<count {
            _ = scheduler.schedule(index) { index in
                total.add(index)
                return Disposables.create()
            }
        }
        return total.value
    },
    .onQueue("sched.serialQueue.schedule", "schedule on a busy queue, and the run") { scheduler, total, index in
        _ = scheduler.schedule(index) { index in
            total.add(index)
            return Disposables.create()
        }
    },
    .inVirtualTime("sched.virtual.schedule", "schedule in virtual time") { scheduler, total, index in
        _ = scheduler.schedule(index) { index in
            total.add(index)
            return Disposables.create()
        }
    },
    .inVirtualTime("sched.virtual.relative", "scheduleRelative in virtual time") { scheduler, total, index in
        _ = scheduler.scheduleRelative(index, dueTime: .milliseconds(index)) { index in
            total.add(index)
            return Disposables.create()
        }
    },
    .inVirtualTime("sched.virtual.relativeVirtual", "scheduleRelativeVirtual") { scheduler, total, index in
        _ = scheduler.scheduleRelativeVirtual(index, dueTime: Double(index)) { index in
            total.add(index)
            return Disposables.create()
        }
    },
    .inVirtualTime("sched.virtual.absolute", "scheduleAbsoluteVirtual") { scheduler, total, index in
        _ = scheduler.scheduleAbsoluteVirtual(index, time: scheduler.clock.addingTimeInterval(Double(index % 7))) {
            index in
            total.add(index)
            return Disposables.create()
        }
    },
    Row("sched.virtual.periodic", "schedulePeriodic in virtual time, a hundred runs", operations: 100) { count in
        let total = Counter()
        let scheduler = HistoricalScheduler()
        for _ in 0..<count {
            let series = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { state in
                total.add(state)
                return state + 1
            }
            scheduler.advanceTo(scheduler.clock.addingTimeInterval(100.5))
            series.dispose()
        }
        return total.value
    },
]

// MARK: - Subscribing

/// A source that is opaque to the optimiser.
@inline(never)
private func source(_ element: Int) -> Observable<Int> { opaque(Observable.from([element])) }

let subscribingForms: [Row] = [
    .each("just.subscribe", "make just, subscribe, complete") { total, index in
        _ = Observable.just(index).subscribe(onNext: { total.add($0) })
    },
    .each("subscribe.onNext", "subscribe(onNext:) to a source of one element") { total, index in
        _ = source(index).subscribe(onNext: { total.add($0) })
    },
    .each("subscribe.handlers", "subscribe with all four closures, which capture") { total, index in
        _ = source(index).subscribe(
            onNext: { total.add($0 + index) },
            onError: { _ in total.add(index) },
            onCompleted: { total.add(-index) },
            onDisposed: { total.add(index - index) }
        )
    },
    .each("subscribe.event", "subscribe with a closure that takes events") { total, index in
        _ = source(index).subscribe { event in
            if case .next(let element) = event { total.add(element) }
        }
    },
    .each("subscribe.with", "subscribe(with:onNext:onCompleted:)") { total, index in
        _ = source(index).subscribe(
            with: total,
            onNext: { $0.add($1) },
            onCompleted: { $0.add(0) }
        )
    },
    Row("subscribe.observer", "subscribe an AnyObserver") { count in
        let total = Counter()
        let observer = AnyObserver<Int> { event in
            if case .next(let element) = event { total.add(element) }
        }
        for index in 0..<count {
            _ = source(index).subscribe(observer)
        }
        return total.value
    },
    .each("subscribe.subject", "subscribe a subject") { total, index in
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { total.add($0) })
        _ = source(index).subscribe(subject)
        subscription.dispose()
    },
    Row("publishSubject.subscribe", "subscribe to a subject, an element, dispose") { count in
        let total = Counter()
        let subject = PublishSubject<Int>()
        for index in 0..<count {
            let subscription = subject.subscribe(onNext: { total.add($0 + index - index) })
            subject.on(.next(index))
            subscription.dispose()
        }
        return total.value
    },
    Row("behaviorRelay.subscribe", "subscribe to a relay, dispose") { count in
        let total = Counter()
        let relay = BehaviorRelay(value: 0)
        for index in 0..<count {
            relay.accept(index)
            relay.subscribe(onNext: { total.add($0 + index - index) }).dispose()
        }
        return total.value
    },
    Row("bind.relay", "bind(to: a relay)") { count in
        let relay = BehaviorRelay(value: 0)
        var sum = 0
        for index in 0..<count {
            _ = source(index).bind(to: relay)
            sum += relay.value
        }
        return sum
    },
    Row("pump", "create, one subscriber; per element") { count in
        let total = Counter()
        let source = Observable<Int>.create { observer in
            for index in 0..<count { observer.on(.next(index)) }
            observer.on(.completed)
            return Disposables.create()
        }
        _ = source.subscribe(onNext: { total.add($0) })
        return total.value
    },
]

// MARK: - Observers

let observerForms: [Row] = [
    .each("anyObserver.closure", "AnyObserver of a closure that captures, one event") { total, index in
        let observer = AnyObserver<Int> { event in
            if case .next(let element) = event { total.add(element + index - index) }
        }
        opaque(observer).on(.next(index))
    },
    Row("anyObserver.observer", "AnyObserver of a subject, one event") { count in
        let total = Counter()
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { total.add($0) })
        for index in 0..<count { opaque(AnyObserver(subject)).on(.next(index)) }
        subscription.dispose()
        return total.value
    },
    Row("asObserver", "asObserver() of a subject, one event") { count in
        let total = Counter()
        let subject = BehaviorSubject<Int>(value: 0)
        let subscription = subject.subscribe(onNext: { total.add($0) })
        for index in 0..<count { opaque(subject.asObserver()).on(.next(index)) }
        subscription.dispose()
        return total.value
    },
    Row("mapObserver", "mapObserver with a closure that captures, one event") { count in
        let total = Counter()
        let observer = AnyObserver<Int> { event in
            if case .next(let element) = event { total.add(element) }
        }
        for index in 0..<count {
            opaque(observer.mapObserver { (element: Int) in element + index - index }).on(.next(index))
        }
        return total.value
    },
    .each("binder.immediate", "a Binder without a hop, one event") { total, index in
        let binder = Binder(total, scheduler: CurrentThreadScheduler.instance) { total, element in
            total.add(element + index - index)
        }
        opaque(binder).on(.next(index))
    },
]

// MARK: - Sources

let sourceForms: [Row] = [
    .summed("source.create", "create with a closure that captures, subscribe") { index in
        .create { observer in
            observer.on(.next(index))
            observer.on(.completed)
            return Disposables.create()
        }
    },
    .summed("source.deferred", "deferred with a closure that captures, subscribe") { index in
        .deferred { .just(index) }
    },
    .summed("source.of", "of three elements, subscribe") { index in
        .of(index, 1, -1)
    },
    .summed("source.from", "from an array of one, subscribe") { index in
        .from([index])
    },
    .summed("source.from.optional", "from(optional:), subscribe") { index in
        .from(optional: index)
    },
    .summed("source.generate", "generate with closures that capture, subscribe") { index in
        .generate(initialState: index, condition: { $0 == index }, iterate: { $0 + index + 1 })
    },
    .summed("source.using", "using with closures that capture, subscribe") { index in
        .using({ BooleanDisposable() }, observableFactory: { _ in .just(index) })
    },
    .summed("source.just.scheduler", "just on the current thread's scheduler, subscribe") { index in
        .just(index, scheduler: CurrentThreadScheduler.instance)
    },
]

// MARK: - Operators

let operatorForms: [Row] = [
    .summed("map.create", "map with a closure that captures: make, subscribe") { index in
        source(0).map { $0 + index }
    },
    .summed("mapFilter.4.create", "four stages with closures that capture: make, subscribe") { index in
        source(0).map { $0 + index }.filter { $0 == index }.map { $0 - index }.map { $0 + index }
    },
    .summed("scan.create", "scan with a closure that captures: make, subscribe") { index in
        source(0).scan(0) { $0 + $1 + index }
    },
    .summed("scanInto.create", "scan(into:) with a closure that captures: make, subscribe") { index in
        source(0).scan(into: 0) { $0 += $1 + index }
    },
    .summed("retryWhen.create", "retry(when:) with a closure that captures: make, subscribe") { index in
        source(index).retry(when: { (errors: Observable<any Error>) in errors.take(index) })
    },
    .summed("combineLatest.collection.create", "combineLatest of an array, with a closure that captures") { index in
        Observable.combineLatest([source(0)]) { $0[0] + index }
    },
    .summed("flatMap.create", "flatMap with a closure that captures: make, subscribe") { index in
        source(0).flatMap { Observable.just($0 + index) }
    },
    .summed("flatMapLatest.create", "flatMapLatest with a closure that captures: make, subscribe") { index in
        source(0).flatMapLatest { Observable.just($0 + index) }
    },
    .summed("combineLatest.create", "combineLatest of two with a closure that captures: make, subscribe") { index in
        Observable.combineLatest(source(0), source(0)) { $0 + $1 + index }
    },
    .summed("zip.create", "zip of two with a closure that captures: make, subscribe") { index in
        Observable.zip(source(0), source(0)) { $0 + $1 + index }
    },
    .each("do.create", "do(onNext:) with a closure that captures: make, subscribe") { total, index in
        _ = opaque(source(index).do(onNext: { total.add($0 - index) })).subscribe(onNext: { total.add($0) })
    },
    .summed("distinct.create", "distinctUntilChanged(by:) with a closure that captures: make, subscribe") { index in
        source(index).distinctUntilChanged { $0 + index }
    },
    .summed("catch.create", "catch with a closure that captures: make, subscribe") { index in
        source(index).catch { _ in .just(index) }
    },
    .summed("withLatestFrom.create", "withLatestFrom with a closure that captures: make, subscribe") { index in
        source(0).withLatestFrom(source(0)) { $0 + $1 + index }
    },
    .summed("startWith.create", "startWith: make, subscribe") { index in
        source(index).startWith(0)
    },
    .each("withUnretained.create", "withUnretained with a closure that captures: make, subscribe") { total, index in
        _ = opaque(source(0).withUnretained(total) { _, element in element + index })
            .subscribe(onNext: { total.add($0) })
    },
]

// MARK: - Traits

let traitForms: [Row] = [
    .each("single.create", "Single.create with a closure that captures, subscribe") { total, index in
        let single = Single<Int>.create { observer in
            observer(.success(index))
            return Disposables.create()
        }
        _ = opaque(single).subscribe(onSuccess: { total.add($0) })
    },
    .each("single.subscribe.handlers", "subscribe to a single with closures that capture") { total, index in
        _ = opaque(Single.just(index)).subscribe(
            onSuccess: { total.add($0 + index - index) },
            onFailure: { _ in total.add(index) },
            onDisposed: { total.add(index - index) }
        )
    },
    .each("single.subscribe.event", "subscribe to a single with a closure that takes its event") { total, index in
        _ = opaque(Single.just(index)).subscribe { event in
            if case .success(let element) = event { total.add(element + index - index) }
        }
    },
    .each("single.subscribe.with", "subscribe(with:onSuccess:) to a single") { total, index in
        _ = opaque(Single.just(index)).subscribe(with: total, onSuccess: { $0.add($1) })
    },
    .each("single.map", "map of a single with a closure that captures, subscribe") { total, index in
        _ = opaque(Single.just(0)).map { $0 + index }.subscribe(onSuccess: { total.add($0) })
    },
    .each("single.flatMap", "flatMap of a single with a closure that captures, subscribe") { total, index in
        _ = opaque(Single.just(0)).flatMap { .just($0 + index) }.subscribe(onSuccess: { total.add($0) })
    },
    .each("maybe.create", "Maybe.create with a closure that captures, subscribe") { total, index in
        let maybe = Maybe<Int>.create { observer in
            observer(.success(index))
            return Disposables.create()
        }
        _ = opaque(maybe).subscribe(onSuccess: { total.add($0) })
    },
    .each("maybe.subscribe.with", "subscribe(with:onSuccess:) to a maybe") { total, index in
        _ = opaque(Maybe.just(index)).subscribe(with: total, onSuccess: { $0.add($1) })
    },
    .each("completable.create", "Completable.create with a closure that captures, subscribe") { total, index in
        let completable = Completable.create { observer in
            total.add(index)
            observer(.completed)
            return Disposables.create()
        }
        _ = opaque(completable).subscribe(onCompleted: { total.add(index - index) })
    },
    .each("completable.subscribe.event", "subscribe to a completable with a closure that takes its event") {
        total,
        index in
        _ = opaque(Completable.empty()).subscribe { event in
            if case .completed = event { total.add(index) }
        }
    },
    .each("completable.subscribe.with", "subscribe(with:onCompleted:) to a completable") { total, index in
        _ = opaque(Completable.empty()).subscribe(with: total, onCompleted: { $0.add(index) })
    },
    .each("infallible.create", "Infallible.create with a closure that captures, subscribe") { total, index in
        let infallible = Infallible<Int>.create { observer in
            observer(.next(index))
            observer(.completed)
            return Disposables.create()
        }
        _ = opaque(infallible).subscribe(onNext: { total.add($0) })
    },
    .each("infallible.subscribe.with", "subscribe(with:onNext:) to an infallible") { total, index in
        _ = opaque(Infallible.just(index)).subscribe(with: total, onNext: { $0.add($1) })
    },
    .each("infallible.subscribe.event", "subscribe to an infallible with a closure that takes its events") {
        total,
        index in
        _ = opaque(Infallible.just(index)).subscribe { event in
            if case .next(let element) = event { total.add(element + index - index) }
        }
    },
]

// MARK: - On the main thread

let mainForms: [Row] = [
    .onMain("driver.drive", "drive(onNext:) with a closure that captures") { total, index in
        _ = opaque(Driver.just(index)).drive(onNext: { total.add($0 + index - index) })
    },
    .onMain("driver.drive.with", "drive(with:onNext:)") { total, index in
        _ = opaque(Driver.just(index)).drive(with: total, onNext: { $0.add($1) })
    },
    Row("driver.drive.relay", "drive(a relay)") { count in
        MainActor.assumeIsolated {
            let (total, relay) = (Counter(), BehaviorRelay(value: 0))
            for index in 0..<count {
                _ = opaque(Driver.just(index)).drive(relay)
                total.add(relay.value)
            }
            return total.value
        }
    },
    .onMain("driver.drive.binder", "drive(a Binder)") { total, index in
        let binder = Binder(total) { total, element in total.add(element) }
        _ = opaque(Driver.just(index)).drive(binder)
    },
    .onMain("driver.map.create", "asDriver, map and filter with closures that capture, drive") { total, index in
        _ = source(0).asDriver(onErrorJustReturn: 0).map { $0 + index }.filter { $0 == index }
            .drive(onNext: { total.add($0) })
    },
    .onMain("driver.recover.create", "asDriver(onErrorRecover:) with a closure that captures, drive") { total, index in
        _ = source(index).asDriver(onErrorRecover: { _ in .just(index) }).drive(onNext: { total.add($0) })
    },
    .onMain("signal.emit", "asSignal, emit(onNext:) with a closure that captures") { total, index in
        _ = source(index).asSignal(onErrorJustReturn: 0).emit(onNext: { total.add($0 + index - index) })
    },
    Row("relay.asDriver", "asDriver() of a relay, drive, dispose") { count in
        MainActor.assumeIsolated {
            let (total, relay) = (Counter(), BehaviorRelay(value: 0))
            for index in 0..<count {
                relay.accept(index)
                relay.asDriver().drive(onNext: { total.add($0) }).dispose()
            }
            return total.value
        }
    },
]
