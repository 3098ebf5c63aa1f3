import Dispatch
import Foundation
import RxExtras
import TestSupport

extension Drawn {
    static let transforming: [Drawn] = [
        Drawn("RxObservable/Operators/CompactMap.swift", "compactMap { Int($0) }") {
            $0.show($0.hot().compactMap { Int($0) })
        },
        Drawn("RxObservable/Operators/CompactMap.swift", "compactMap { try await upper($0, after: 2) }") { stage in
            stage.runsTasks(pausingAt: 0, 2, 4)
            let upper = stage.hot().compactMap(maxConcurrent: stage.number(1)) { element -> String? in
                try await stage.pause(2)
                return element == "x" ? nil : element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxObservable/Operators/Decode.swift") { stage in
            let numbers = ["a": "1", "b": "2"]
            let source = stage.hot().map { Data((numbers[$0] ?? "").utf8) }
            stage.show(source.decode(type: Int.self, decoder: JSONDecoder()))
        },
        Drawn("RxObservable/Operators/Dematerialize.swift") { stage in
            let source = stage.hot().map { $0 == "e" ? Event<String>.error(MarbleError()) : .next($0) }
            stage.show(source.dematerialize())
        },
        Drawn("RxObservable/Operators/Debug.swift") { $0.show($0.hot()) },
        Drawn("RxObservable/Operators/Do.swift", "do(onNext: print)") { $0.show($0.hot().do(onNext: { _ in })) },
        Drawn("RxObservable/Operators/Do.swift", "do(awaiting: { try await log($0, for: 2) })") { stage in
            stage.runsTasks(pausingAt: 0, 2)
            stage.show(stage.hot().do(awaiting: { _ in try await stage.pause(2) }))
        },
        Drawn("RxObservable/Operators/Enumerated.swift") { $0.show($0.hot().enumerated().map { "\($0)\($1)" }) },
        Drawn("RxObservable/Operators/Map.swift") { $0.show($0.hot().map { $0.uppercased() }) },
        Drawn("RxObservable/Operators/Materialize.swift") { $0.show($0.hot().materialize().map { $0.element ?? "e" }) },
        Drawn("RxObservable/Operators/ObserveOn/ObserveOn.swift") {
            $0.show($0.hot(onThread: "any thread").observe(on: ImmediateScheduler.instance), onThread: "scheduler")
        },
        Drawn("RxObservable/Operators/SubscribeOn.swift") {
            $0.show($0.cold(onThread: "scheduler").subscribe(on: ImmediateScheduler.instance), onThread: "as sent")
        },
        Drawn("RxObservable/Operators/Reduce.swift", "reduce(0, accumulator: +)") {
            $0.show($0.hot().map { Int($0) ?? 0 }.reduce(0, accumulator: +))
        },
        Drawn("RxObservable/Operators/Reduce.swift", "reduce(0, accumulator: +, mapResult: { $0 + 1 })") {
            $0.show($0.hot().map { Int($0) ?? 0 }.reduce(0, accumulator: +, mapResult: { $0 + 1 }))
        },
        Drawn("RxObservable/Operators/Scan.swift") { $0.show($0.hot().map { Int($0) ?? 0 }.scan(0, accumulator: +)) },
        Drawn("RxObservable/Operators/ScanInto.swift") {
            $0.show($0.hot().map { Int($0) ?? 0 }.scan(into: 0) { $0 += $1 })
        },
        Drawn("RxObservable/Operators/WithUnretained.swift", #"withUnretained(x) { "\($0)\($1)" }"#) { stage in
            let object = Named("x")
            stage.show(stage.hot().withUnretained(object) { "\($0.name)\($1)" })
            stage.run(at: 99) { Disposables.create { _ = object } }
        },
        Drawn("RxObservable/Operators/WithUnretained.swift", "withUnretained(x)") { stage in
            let object = Named("x")
            stage.show(stage.hot().withUnretained(object).map { "\($0.name)\($1)" })
            stage.run(at: 99) { Disposables.create { _ = object } }
        },
        Drawn("RxObservable/Main/MainObservable+Creation.swift") { stage in
            stage.runsTasks()
            let events = stage.scheduler.cold("a--b--|")
            stage.show(MainObservable<String>.create { observer in events.subscribe(observer) })
        },
        Drawn("RxObservable/Main/MainObservable.swift") { stage in
            stage.runsTasks()
            let source = stage.hot(onThread: "any thread")
            stage.show(source.observe(on: MainScheduler.instance), onThread: "main thread")
        },
    ]

    static let leavingOut: [Drawn] = [
        Drawn("RxObservable/Operators/DistinctUntilChanged.swift", "distinctUntilChanged()") {
            $0.show($0.hot().distinctUntilChanged())
        },
        Drawn("RxObservable/Operators/DistinctUntilChanged.swift", "distinctUntilChanged { $0.lowercased() }") {
            $0.show($0.hot().distinctUntilChanged { $0.lowercased() })
        },
        Drawn("RxObservable/Operators/DistinctUntilChanged.swift", "distinctUntilChanged { isSame($0, $1) }") {
            $0.show($0.hot().distinctUntilChanged { $0.lowercased() == $1.lowercased() })
        },
        Drawn("RxObservable/Operators/DistinctUntilChanged.swift", "distinctUntilChanged({ $0.key }, comparer: ==)") {
            $0.show($0.hot().distinctUntilChanged({ $0.lowercased() }, comparer: ==))
        },
        Drawn("RxObservable/Operators/DistinctUntilChanged.swift", #"distinctUntilChanged(at: \.name)"#) {
            $0.show($0.hot(names: ["a1", "a2", "b1", "b2"]).distinctUntilChanged(at: \.initial))
        },
        Drawn("RxObservable/Operators/ElementAt.swift") { $0.show($0.hot().element(at: $0.number(1))) },
        Drawn("RxObservable/Operators/Filter.swift", "filter { $0.isMultiple(of: 2) }") {
            $0.show($0.hot().filter { (Int($0) ?? 0).isMultiple(of: 2) })
        },
        Drawn("RxObservable/Operators/Filter.swift", "filter { try await isKept($0, after: 2) }") { stage in
            stage.runsTasks(pausingAt: 0, 2, 4)
            let others = stage.hot().filter(maxConcurrent: stage.number(1)) { element in
                try await stage.pause(2)
                return element != "b"
            }
            stage.show(others)
        },
        Drawn("RxObservable/Operators/IgnoreElements.swift") { $0.show($0.hot().ignoreElements()) },
        Drawn("RxObservable/Operators/Sample.swift") { $0.show($0.hot().sample($0.hot("sampler"))) },
        Drawn("RxObservable/Operators/Single.swift", "single()") { $0.show($0.hot().single()) },
        Drawn("RxObservable/Operators/Single.swift", "single { $0.isUppercase }") {
            $0.show($0.hot().single { $0 == $0.uppercased() })
        },
        Drawn("RxObservable/Operators/Skip.swift") { $0.show($0.hot().skip($0.number(2))) },
        Drawn("RxObservable/Operators/Skip+Duration.swift") {
            $0.show($0.hot().skip($0.seconds(5), scheduler: $0.scheduler))
        },
        Drawn("RxObservable/Operators/SkipUntil.swift") { $0.show($0.hot().skip(until: $0.hot("other"))) },
        Drawn("RxObservable/Operators/SkipWhile.swift") { $0.show($0.hot().skip(while: { $0 == $0.lowercased() })) },
        Drawn("RxObservable/Operators/Take.swift") { $0.show($0.hot().take($0.number(2))) },
        Drawn("RxObservable/Operators/TakeFor.swift") {
            $0.show($0.hot().take(for: $0.seconds(5), scheduler: $0.scheduler))
        },
        Drawn("RxObservable/Operators/TakeLast.swift") { $0.show($0.hot().takeLast($0.number(2))) },
        Drawn("RxObservable/Operators/TakeUntil.swift") { $0.show($0.hot().take(until: $0.hot("other"))) },
        Drawn("RxObservable/Operators/TakeUntil+Predicate.swift") { stage in
            let source = stage.hot()
            stage.show(source.take(until: { $0 == $0.uppercased() }))
            stage.show(source.take(until: { $0 == $0.uppercased() }, behavior: .inclusive))
        },
        Drawn("RxObservable/Operators/TakeWhile.swift") { stage in
            let source = stage.hot()
            stage.show(source.take(while: { $0 == $0.lowercased() }))
            stage.show(source.take(while: { $0 == $0.lowercased() }, behavior: .inclusive))
        },
    ]
}

/// An object with a name.
private final class Named: Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

extension String {
    fileprivate var initial: Character? { first }
}
