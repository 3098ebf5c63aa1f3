import Dispatch
import RxExtras
import RxTraits
import TestSupport

extension Drawn {
    static let extrasA: [Drawn] = [
        Drawn("RxExtras/Operators/AllSatisfy.swift") {
            $0.show($0.hot().map { Int($0) ?? 0 }.allSatisfy { $0 < 3 }.map { $0 ? "t" : "f" })
        },
        Drawn("RxExtras/Operators/And.swift") { $0.show($0.hot().map { $0 == "t" }.and().map { $0 ? "t" : "f" }) },
        Drawn("RxExtras/Operators/Apply.swift") { $0.show($0.hot().apply { $0.skip(1) }) },
        Drawn("RxExtras/Operators/Audit.swift") { $0.show($0.hot().audit($0.seconds(4), scheduler: $0.scheduler)) },
        Drawn("RxExtras/Operators/AutoConnect.swift") { stage in
            let shared = stage.cold().publish().autoConnect(stage.number(2))
            stage.show(shared)
            stage.show(shared, from: 2)
        },
        Drawn("RxExtras/Operators/Buffer.swift", "buffer(count: 2, skip: 3)") {
            $0.show(
                $0.hot().buffer(count: $0.number(2), skip: $0.number(3)).map { $0.joined() },
                values: ["x": "ab", "y": "de"]
            )
        },
        Drawn("RxExtras/Operators/Buffer.swift", "buffer(while: { $0 < 4 })") {
            $0.show($0.hot().buffer(while: { $0 < "4" }).map { $0.joined() }, values: ["x": "12", "y": "53"])
        },
        Drawn("RxExtras/Operators/Buffer.swift", "buffer(boundary)") { stage in
            let source = stage.hot()
            let buffers = source.buffer(boundary: stage.hot("boundary"))
            stage.show(buffers.map { $0.joined() }, values: ["x": "ab", "y": "c", "z": "d"])
        },
        Drawn("RxExtras/Operators/Buffer.swift", "buffer(opening:closing:)") { stage in
            let (source, opening, closing) = (stage.hot(), stage.hot("opening"), stage.cold("closing"))
            let buffers = source.buffer(opening: opening, closing: { _ in closing })
            stage.show(buffers.map { $0.joined() }, values: ["k": "bc"])
        },
        Drawn("RxExtras/Operators/Buffer.swift", "buffer(inactivity: .seconds(3), scheduler: scheduler)") { stage in
            let buffers = stage.hot().buffer(inactivity: stage.seconds(3), scheduler: stage.scheduler)
            stage.show(buffers.map { $0.joined() }, values: ["x": "ab", "y": "c"])
        },
        Drawn("RxExtras/Operators/BufferWithTrigger.swift") { stage in
            let source = stage.hot()
            let buffers = source.bufferWithTrigger(stage.hot("trigger"))
            stage.show(buffers.map { $0.joined() }, values: ["x": "ab", "y": "c", "z": "d"])
        },
        Drawn("RxExtras/Operators/Cache.swift", "cache()") { stage in
            let cached = stage.cold().cache()
            stage.show(cached)
            stage.show(cached, from: 6)
        },
        Drawn("RxExtras/Operators/Cache.swift", "cache(for: .seconds(5), scheduler: scheduler)") { stage in
            let cached = stage.cold().cache(for: stage.seconds(5), scheduler: stage.scheduler)
            stage.show(cached)
            stage.show(cached, from: 3)
            stage.show(cached, from: 9)
        },
        Drawn("RxExtras/Operators/Cascade.swift") { $0.show(Observable.cascade($0.hots("x", "y"))) },
        Drawn("RxExtras/Operators/Catch.swift") { stage in
            let (source, x) = (stage.hot(), stage.cold("x").asObservable())
            stage.show(source.catch(MarbleError.self) { _ in x })
        },
        Drawn("RxExtras/Operators/CatchErrorJustComplete.swift") { $0.show($0.hot().catchErrorJustComplete()) },
        Drawn("RxExtras/Operators/Chunked.swift") { stage in
            let chunks = stage.hot().map { Int($0) ?? 0 }.chunked(by: { $1 == $0 + 1 })
            stage.show(chunks.map { $0.map(\.description).joined() }, values: ["x": "12", "y": "56", "z": "9"])
        },
        Drawn("RxExtras/Operators/ConcatDelayError.swift") { $0.show(Observable.concatDelayError($0.colds("x", "y"))) },
        Drawn("RxExtras/Operators/ConcatMap.swift") { stage in
            stage.runsTasks(pausingAt: 0, 2)
            let upper = stage.hot().concatMap(pressure: .wait(2)) { element in
                try await stage.pause(2)
                return element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxExtras/Operators/ConcatMapDelayError.swift") { stage in
            let (source, x, y) = (stage.hot(), stage.cold("x"), stage.cold("y"))
            stage.show(source.concatMapDelayError { $0 == "x" ? x : y })
        },
        Drawn("RxExtras/Operators/ConcatMapEager.swift") { stage in
            let (source, a, b) = (stage.hot(), stage.cold("a"), stage.cold("b"))
            stage.show(source.concatMapEager { $0 == "a" ? a : b })
        },
        Drawn("RxExtras/Operators/Contains.swift", #"contains { $0 > "2" }"#) {
            $0.show($0.hot().contains { $0 > "2" }.map { $0 ? "t" : "f" })
        },
        Drawn("RxExtras/Operators/Contains.swift", #"contains("b")"#) {
            $0.show($0.hot().contains("b").map { $0 ? "t" : "f" })
        },
        Drawn("RxExtras/Operators/Count.swift", "count()") { $0.show($0.hot().count()) },
        Drawn("RxExtras/Operators/Count.swift", #"count { $0 > "1" }"#) { $0.show($0.hot().count { $0 > "1" }) },
    ]

    static let extrasD: [Drawn] = [
        Drawn("RxExtras/Operators/Debounce.swift") { stage in
            let source = stage.hot()
            stage.show(
                source.debounce(for: { $0 == "b" ? .seconds(3) : .seconds(4) }, scheduler: stage.scheduler)
            )
        },
        Drawn("RxExtras/Operators/Delay.swift") { stage in
            let (source, a, b) = (stage.hot(), stage.cold("a"), stage.cold("b"))
            stage.show(source.delay(until: { $0 == "a" ? a : b }))
        },
        Drawn("RxExtras/Operators/Distinct.swift", "distinct()") { $0.show($0.hot().distinct()) },
        Drawn("RxExtras/Operators/Distinct.swift", "distinct { $0 % 2 }") {
            $0.show($0.hot().distinct { (Int($0) ?? 0) % 2 })
        },
        Drawn("RxExtras/Operators/Elements.swift", "elements()") { $0.show($0.hot().elements()) },
        Drawn("RxExtras/Operators/Elements.swift", "errors()") { $0.show($0.hot().errors().map { _ in "e" }) },
        Drawn("RxExtras/Operators/EndWith.swift") { $0.show($0.hot().endWith("x", "y")) },
        Drawn("RxExtras/Operators/Expand.swift") { stage in
            stage.show(
                stage.hot().expand { element in
                    let number = Int(element) ?? 0
                    return number < 4 ? stage.inner(element, "-\(number * 2)|").asObservable() : .empty()
                }
            )
        },
        Drawn("RxExtras/Operators/FilterMap.swift") {
            $0.show($0.hot().map { Int($0) ?? 0 }.filterMap { $0 < 3 ? .ignore : .map($0 * 2) })
        },
        Drawn("RxExtras/Operators/Finally.swift") { $0.show($0.hot().finally {}) },
        Drawn("RxExtras/Operators/FlatMap.swift") { stage in
            stage.show(stage.hot().flatMap(maxConcurrent: stage.number(2)) { stage.inner($0, "--\($0)|") })
        },
        Drawn("RxExtras/Operators/FlatMapDelayError.swift") { stage in
            let (source, x, y) = (stage.hot(), stage.cold("x"), stage.cold("y"))
            stage.show(source.flatMapDelayError { $0 == "x" ? x : y })
        },
        Drawn("RxExtras/Operators/Ignore.swift") { $0.show($0.hot().ignore("b", "x")) },
        Drawn("RxExtras/Operators/IgnoreWhen.swift") { $0.show($0.hot().ignoreWhen { $0 > "2" }) },
        Drawn("RxExtras/Operators/Interspersed.swift") { $0.show($0.hot().interspersed(with: "x")) },
        Drawn("RxExtras/Operators/IsEmpty.swift") { $0.show($0.hot().isEmpty().map { $0 ? "t" : "f" }) },
        Drawn("RxExtras/Operators/Last.swift") { $0.show($0.hot().last().map { $0 ?? "" }) },
    ]
}
