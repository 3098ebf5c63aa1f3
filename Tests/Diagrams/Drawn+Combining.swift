import Dispatch
import TestSupport

extension Drawn {
    static let flattening: [Drawn] = [
        Drawn("RxObservable/Operators/FlatMap.swift", #"flatMap { cold("\($0)-\($0)|") }"#) { stage in
            stage.show(stage.hot().flatMap { stage.inner($0, "\($0)-\($0)|") })
        },
        Drawn("RxObservable/Operators/FlatMap.swift", "flatMap { a: wait 4, b: wait 2, upper }") { stage in
            stage.runsTasks(pausingAt: 0, 0)
            let upper = stage.hot().flatMap(maxConcurrent: .max) { element in
                try await stage.pause(element == "a" ? 4 : 2)
                return element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxObservable/Operators/FlatMapFirst.swift", #"flatMapFirst { cold("\($0)--\($0)--\($0)|") }"#) { stage in
            stage.show(stage.hot().flatMapFirst { stage.inner($0, "\($0)--\($0)--\($0)|") })
        },
        Drawn("RxObservable/Operators/FlatMapFirst.swift", "flatMapFirst { try await upper($0, after: 3) }") { stage in
            stage.runsTasks(pausingAt: 0, 6)
            let upper = stage.hot().flatMapFirst { element in
                try await stage.pause(3)
                return element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxObservable/Operators/FlatMapLatest.swift", #"flatMapLatest { cold("\($0)--\($0)--\($0)|") }"#) {
            stage in stage.show(stage.hot().flatMapLatest { stage.inner($0, "\($0)--\($0)--\($0)|") })
        },
        Drawn("RxObservable/Operators/FlatMapLatest.swift", "flatMapLatest { try await upper($0, after: 3) }") {
            stage in
            stage.runsTasks(pausingAt: 0, 2, 6)
            let upper = stage.hot().flatMapLatest { element in
                try await stage.pause(3)
                return element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxObservable/Operators/ConcatMap.swift", #"concatMap { cold("\($0)-\($0)|") }"#) { stage in
            stage.show(stage.hot().concatMap { stage.inner($0, "\($0)-\($0)|") })
        },
        Drawn("RxObservable/Operators/ConcatMap.swift", "concatMap { try await upper($0, after: 2) }") { stage in
            stage.runsTasks(pausingAt: 0, 2)
            let upper = stage.hot().concatMap { element in
                try await stage.pause(2)
                return element.uppercased()
            }
            stage.show(upper)
        },
        Drawn("RxObservable/Operators/SwitchLatest.swift") { $0.show($0.sequences().switchLatest()) },
    ]

    static let combining: [Drawn] = [
        Drawn("RxObservable/Operators/Amb.swift", "amb([x, y, z])") {
            $0.show(Observable.amb($0.hots("x", "y", "z")))
        },
        Drawn("RxObservable/Operators/Amb.swift", "x.amb(y)") { $0.show($0.hot("x").amb($0.hot("y"))) },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatest.swift", "combineLatest(x, y) { $0 + $1 }") { stage in
            stage.show(Observable.combineLatest(stage.hot("x"), stage.hot("y")) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatest.swift", "combineLatest(x, y)") { stage in
            stage.show(Observable.combineLatest(stage.hot("x"), stage.hot("y")).map { $0 + $1 })
        },
        Drawn(
            "RxObservable/Operators/CombineLatest/CombineLatestCollection.swift",
            "combineLatest([x, y]) { $0.joined() }"
        ) { stage in
            stage.show(Observable.combineLatest(stage.hots("x", "y")) { $0.joined() })
        },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatestCollection.swift", "combineLatest([x, y])") { stage in
            stage.show(Observable.combineLatest(stage.hots("x", "y")).map { $0.joined() })
        },
        Drawn("RxObservable/Operators/Concat.swift", "concat(x, y)") {
            $0.show(Observable.concat($0.cold("x").asObservable(), $0.cold("y").asObservable()))
        },
        Drawn("RxObservable/Operators/Concat.swift", "concat([x, y])") {
            $0.show(Observable.concat($0.colds("x", "y")))
        },
        Drawn("RxObservable/Operators/Concat.swift", "x.concat(y)") { $0.show($0.cold("x").concat($0.cold("y"))) },
        Drawn("RxObservable/Operators/Concat.swift", "concat()") { $0.show($0.sequences().concat()) },
        Drawn("RxObservable/Operators/IfEmpty.swift", #"ifEmpty(default: "x")"#) {
            $0.show($0.hot().ifEmpty(default: "x"))
        },
        Drawn("RxObservable/Operators/IfEmpty.swift", "ifEmpty(switchTo: other)") {
            $0.show($0.hot().ifEmpty(switchTo: $0.cold("other").asObservable()))
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge(x, y)") {
            $0.show(Observable.merge($0.hot("x").asObservable(), $0.hot("y").asObservable()))
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge([x, y])") { $0.show(Observable.merge($0.hots("x", "y"))) },
        Drawn("RxObservable/Operators/Merge.swift", "merge()") { $0.show($0.sequences().merge()) },
        Drawn("RxObservable/Operators/Merge.swift", "merge(maxConcurrent: 1)") {
            $0.show($0.sequences().merge(maxConcurrent: 1))
        },
        Drawn("RxObservable/Operators/StartWith.swift") { $0.show($0.hot().startWith("x", "y")) },
        Drawn("RxObservable/Operators/WithLatestFrom.swift", "withLatestFrom(other) { $0 + $1 }") { stage in
            stage.show(stage.hot().withLatestFrom(stage.hot("other")) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/WithLatestFrom.swift", "withLatestFrom(other)") {
            $0.show($0.hot().withLatestFrom($0.hot("other")))
        },
        Drawn("RxObservable/Operators/Zip/Zip.swift", "zip(x, y) { $0 + $1 }") { stage in
            stage.show(Observable.zip(stage.hot("x"), stage.hot("y")) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/Zip/Zip.swift", "zip(x, y)") { stage in
            stage.show(Observable.zip(stage.hot("x"), stage.hot("y")).map { $0 + $1 })
        },
        Drawn("RxObservable/Operators/Zip/ZipCollection.swift", "zip([x, y]) { $0.joined() }") { stage in
            stage.show(Observable.zip(stage.hots("x", "y")) { $0.joined() })
        },
        Drawn("RxObservable/Operators/Zip/ZipCollection.swift", "zip([x, y])") { stage in
            stage.show(Observable.zip(stage.hots("x", "y")).map { $0.joined() })
        },
    ]

    static let splitting: [Drawn] = [
        Drawn("RxObservable/Operators/Buffer.swift") { stage in
            let source = stage.hot()
            let buffers = source.buffer(
                timeSpan: stage.seconds(6),
                count: stage.number(3),
                scheduler: stage.scheduler
            )
            stage.show(buffers.map { $0.joined() }, values: ["x": "abc", "y": "d", "z": "", "w": "e"])
        },
        Drawn("RxObservable/Operators/GroupBy/GroupBy.swift") { stage in
            let groups = stage.hot().groupBy { Int($0) == nil ? "x" : "y" }
            stage.show(windows: groups.map { $0.asObservable() }, "x", "y")
        },
        Drawn("RxObservable/Operators/Window.swift") { stage in
            let windows = stage.hot().window(
                timeSpan: stage.seconds(6),
                count: stage.number(3),
                scheduler: stage.scheduler
            )
            stage.show(windows: windows, "x", "y", "z", "w")
        },
    ]
}
