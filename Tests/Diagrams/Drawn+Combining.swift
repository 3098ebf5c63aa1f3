import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest

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
        Drawn("RxObservable/Operators/SwitchLatest.swift") { stage in
            let source = stage.hot()
            let (x, y) = (stage.cold("x"), stage.cold("y"))
            stage.show(source.map { $0 == "x" ? x : y }.switchLatest())
        },
    ]

    static let combining: [Drawn] = [
        Drawn("RxObservable/Operators/Amb.swift", "amb([x, y, z])") { stage in
            let sources = ["x", "y", "z"].map { stage.hot($0).asObservable() }
            stage.show(Observable.amb(sources))
        },
        Drawn("RxObservable/Operators/Amb.swift", "x.amb(y)") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(x.amb(y))
        },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatest.swift", "combineLatest(x, y) { $0 + $1 }") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(Observable.combineLatest(x, y) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatest.swift", "combineLatest(x, y)") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(Observable.combineLatest(x, y).map { $0 + $1 })
        },
        Drawn(
            "RxObservable/Operators/CombineLatest/CombineLatestCollection.swift",
            "combineLatest([x, y]) { $0.joined() }"
        ) { stage in
            let sources = [stage.hot("x"), stage.hot("y")]
            stage.show(Observable.combineLatest(sources) { $0.joined() })
        },
        Drawn("RxObservable/Operators/CombineLatest/CombineLatestCollection.swift", "combineLatest([x, y])") { stage in
            let sources = [stage.hot("x"), stage.hot("y")]
            stage.show(Observable.combineLatest(sources).map { $0.joined() })
        },
        Drawn("RxObservable/Operators/Concat.swift", "concat(x, y)") { stage in
            let (x, y) = (stage.cold("x").asObservable(), stage.cold("y").asObservable())
            stage.show(Observable.concat(x, y))
        },
        Drawn("RxObservable/Operators/Concat.swift", "concat([x, y])") { stage in
            let sources = [stage.cold("x").asObservable(), stage.cold("y").asObservable()]
            stage.show(Observable.concat(sources))
        },
        Drawn("RxObservable/Operators/Concat.swift", "x.concat(y)") { stage in
            let (x, y) = (stage.cold("x"), stage.cold("y"))
            stage.show(x.concat(y))
        },
        Drawn("RxObservable/Operators/Concat.swift", "concat()") { stage in
            let source = stage.hot()
            let (x, y) = (stage.cold("x"), stage.cold("y"))
            stage.show(source.map { $0 == "x" ? x : y }.concat())
        },
        Drawn("RxObservable/Operators/IfEmpty.swift", #"ifEmpty(default: "x")"#) {
            $0.show($0.hot().ifEmpty(default: "x"))
        },
        Drawn("RxObservable/Operators/IfEmpty.swift", "ifEmpty(switchTo: other)") { stage in
            let source = stage.hot()
            stage.show(source.ifEmpty(switchTo: stage.cold("other").asObservable()))
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge(x, y)") { stage in
            let (x, y) = (stage.hot("x").asObservable(), stage.hot("y").asObservable())
            stage.show(Observable.merge(x, y))
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge([x, y])") { stage in
            let sources = [stage.hot("x").asObservable(), stage.hot("y").asObservable()]
            stage.show(Observable.merge(sources))
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge()") { stage in
            let source = stage.hot()
            let (x, y) = (stage.cold("x"), stage.cold("y"))
            stage.show(source.map { $0 == "x" ? x : y }.merge())
        },
        Drawn("RxObservable/Operators/Merge.swift", "merge(maxConcurrent: 1)") { stage in
            let source = stage.hot()
            let (x, y) = (stage.cold("x"), stage.cold("y"))
            stage.show(source.map { $0 == "x" ? x : y }.merge(maxConcurrent: 1))
        },
        Drawn("RxObservable/Operators/StartWith.swift") { $0.show($0.hot().startWith("x", "y")) },
        Drawn("RxObservable/Operators/WithLatestFrom.swift", "withLatestFrom(other) { $0 + $1 }") { stage in
            let source = stage.hot()
            stage.show(source.withLatestFrom(stage.hot("other")) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/WithLatestFrom.swift", "withLatestFrom(other)") { stage in
            let source = stage.hot()
            stage.show(source.withLatestFrom(stage.hot("other")))
        },
        Drawn("RxObservable/Operators/Zip/Zip.swift", "zip(x, y) { $0 + $1 }") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(Observable.zip(x, y) { $0 + $1 })
        },
        Drawn("RxObservable/Operators/Zip/Zip.swift", "zip(x, y)") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(Observable.zip(x, y).map { $0 + $1 })
        },
        Drawn("RxObservable/Operators/Zip/ZipCollection.swift", "zip([x, y]) { $0.joined() }") { stage in
            let sources = [stage.hot("x"), stage.hot("y")]
            stage.show(Observable.zip(sources) { $0.joined() })
        },
        Drawn("RxObservable/Operators/Zip/ZipCollection.swift", "zip([x, y])") { stage in
            let sources = [stage.hot("x"), stage.hot("y")]
            stage.show(Observable.zip(sources).map { $0.joined() })
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
