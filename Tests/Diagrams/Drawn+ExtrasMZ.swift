import Dispatch
import Foundation
import RxExtras
import RxTraits
import TestSupport

extension Drawn {
    static let extrasM: [Drawn] = [
        Drawn("RxExtras/Operators/MapAt.swift") { $0.show($0.hot().map { $0 == "x" ? "abc" : "ab" }.mapAt(\.count)) },
        Drawn("RxExtras/Operators/MapError.swift") { $0.show($0.hot().mapError { $0 }) },
        Drawn("RxExtras/Operators/MapMany.swift") { stage in
            let lists = ["x": ["a", "b"], "y": ["c"]]
            let source = stage.hot().map { lists[$0] ?? [] }
            let upper = source.mapMany { $0.uppercased() }
            stage.show(upper.map { $0.joined() }, values: ["k": "AB", "l": "C"])
        },
        Drawn("RxExtras/Operators/MapTo.swift") { $0.show($0.hot().mapTo("x")) },
        Drawn("RxExtras/Operators/Max.swift") { $0.show($0.hot().max().map { $0 ?? "" }) },
        Drawn("RxExtras/Operators/Merge.swift") { $0.show($0.hot("x").merge(with: $0.hot("y"))) },
        Drawn("RxExtras/Operators/MergeDelayError.swift") { $0.show(Observable.mergeDelayError($0.hots("x", "y"))) },
        Drawn("RxExtras/Operators/MergeScan.swift") {
            $0.show($0.hot().map { Int($0) ?? 0 }.mergeScan(10) { Observable.just($0 + $1) })
        },
        Drawn("RxExtras/Operators/Min.swift") { $0.show($0.hot().min().map { $0 ?? "" }) },
        Drawn("RxExtras/Operators/Not.swift") { $0.show($0.hot().map { $0 == "t" }.not().map { $0 ? "t" : "f" }) },
        Drawn("RxExtras/Operators/Nwise.swift") {
            $0.show($0.hot().nwise($0.number(3)).map { $0.joined() }, values: ["x": "abc", "y": "bcd"])
        },
        Drawn("RxExtras/Operators/Observe.swift") { $0.show($0.hot().observe(on: $0.scheduler, pressure: .newest(2))) },
        Drawn("RxExtras/Operators/OfType.swift") {
            $0.show($0.hot().map { Int($0) as (any Sendable)? ?? $0 }.ofType(Int.self))
        },
        Drawn("RxExtras/Operators/Pairwise.swift") { $0.show($0.hot().pairwise().map { $0 + $1 }) },
        Drawn("RxExtras/Operators/Partition.swift") { stage in
            let (matches, nonMatches) = stage.hot().partition { $0 < "3" }
            stage.show(matches)
            stage.show(nonMatches)
        },
        Drawn("RxExtras/Operators/Pausable.swift") { stage in
            stage.show(stage.hot().pausable(stage.hot("pauser").map { $0 == "t" }))
        },
        Drawn("RxExtras/Operators/PausableBuffered.swift") { stage in
            stage.show(stage.hot().pausableBuffered(stage.hot("pauser").map { $0 == "t" }, limit: 2))
        },
    ]

    static let extrasS: [Drawn] = [
        Drawn("RxExtras/Operators/Repeat.swift", "repeat(.delayed(maxCount: 2, 3))") {
            $0.show(
                $0.cold().repeat(.delayed(maxCount: UInt($0.number(2)), by: $0.seconds(3)), scheduler: $0.scheduler)
            )
        },
        Drawn("RxExtras/Operators/Repeat.swift", "repeat(when: { $0.delay(.seconds(2), scheduler: scheduler) })") {
            stage in
            let (scheduler, pause) = (stage.scheduler, stage.seconds(2))
            stage.show(
                stage.cold().repeat(when: { $0.delay(pause, scheduler: scheduler) }),
                until: 14
            )
        },
        Drawn("RxExtras/Operators/Replay.swift") { stage in
            let shared = stage.hot().replay(for: stage.seconds(5), scheduler: stage.scheduler)
            stage.at("connect") { shared.connect() }
            stage.show(shared)
            stage.show(shared, from: 7)
            stage.show(shared, from: 10)
        },
        Drawn("RxExtras/Operators/Retry.swift", "retry(.exponential(from: 1, factor: 2))") { stage in
            let source = stage.inTurn("source, first time", "source, second time", "source, third time")
            stage.show(source.retry(.exponential(from: stage.seconds(1)), scheduler: stage.scheduler))
        },
        Drawn("RxExtras/Operators/Retry.swift", "retry(when: signal)") {
            $0.show($0.inTurn("source, first time", "source, second time").retry(when: $0.hot("signal")))
        },
        Drawn("RxExtras/Operators/SequenceEqual.swift") { stage in
            stage.show(stage.hot().sequenceEqual(stage.hot("other")).map { $0 ? "t" : "f" })
        },
        Drawn("RxExtras/Operators/Share.swift") { stage in
            let shared = LockedValue(Observable<String>.never())
            stage.show(Observable.deferred { shared.value }, as: "second, later", from: 3, until: 5)
            let disconnects = SharePolicy.Disconnection.after(stage.seconds(2), stage.scheduler)
            shared.value = stage.hot().share(policy: SharePolicy(replay: .latest(1), disconnects: disconnects))
            stage.show(shared.value, until: 2)
        },
        Drawn("RxExtras/Operators/SkipLast.swift", "skipLast(2)") { $0.show($0.hot().skipLast($0.number(2))) },
        Drawn("RxExtras/Operators/SkipLast.swift", "skipLast(for: .seconds(4), scheduler: scheduler)") {
            $0.show($0.hot().skipLast(for: $0.seconds(4), scheduler: $0.scheduler))
        },
        Drawn("RxExtras/Operators/TakeLast.swift") {
            $0.show($0.hot().takeLast(for: $0.seconds(4), scheduler: $0.scheduler))
        },
        Drawn(
            "RxExtras/Operators/Throttle.swift",
            "throttle(.seconds(4), leading: true, trailing: false, scheduler: scheduler)"
        ) { stage in
            let source = stage.hot()
            stage.show(
                source.throttle(stage.seconds(4), leading: true, trailing: false, scheduler: stage.scheduler)
            )
        },
        Drawn(
            "RxExtras/Operators/Throttle.swift",
            #"throttle(for: { $0 == "a" ? .seconds(3) : .seconds(5) }, scheduler: scheduler)"#
        ) { stage in
            let source = stage.hot()
            stage.show(
                source.throttle(for: { $0 == "a" ? .seconds(3) : .seconds(5) }, scheduler: stage.scheduler)
            )
        },
        Drawn("RxExtras/Operators/TimeInterval.swift") { stage in
            let spaced = stage.hot().timeInterval(stage.scheduler)
            let texts = spaced.map { "\($0.element)\($0.interval.components.seconds)" }
            stage.show(texts, values: ["k": "a1", "l": "b3"])
        },
        Drawn("RxExtras/Operators/Timeout.swift") { stage in
            let (source, scheduler) = (stage.hot(), stage.scheduler)
            stage.show(source.timeout(stage.seconds(3), for: .firstElement, scheduler: scheduler))
            stage.show(source.timeout(stage.seconds(6), for: .wholeSequence, scheduler: scheduler))
        },
        Drawn("RxExtras/Operators/Timestamp.swift") { stage in
            let start = stage.scheduler.now
            let stamped = stage.hot().timestamp(stage.scheduler)
            let texts = stamped.map { "\($0.element)\(Int($0.timestamp.timeIntervalSince(start)))" }
            stage.show(texts, values: ["k": "a0", "l": "b3"])
        },
        Drawn("RxExtras/Operators/ToSortedArray.swift") {
            $0.show($0.hot().toSortedArray().map { $0.joined() }, values: ["x": "ab"])
        },
        Drawn("RxExtras/Operators/TrackActivity.swift") { stage in
            SharingScheduler.mock(scheduler: stage.scheduler) {
                let indicator = ActivityIndicator()
                stage.show(indicator.asDriver().map { $0 ? "t" : "f" }, as: "indicator")
                stage.show(stage.hot().trackActivity(indicator))
            }
        },
        Drawn("RxExtras/Operators/TrackError.swift") { stage in
            SharingScheduler.mock(scheduler: stage.scheduler) {
                let tracker = ErrorTracker()
                stage.show(tracker.asSignal().map { _ in "e" }, as: "tracker")
                stage.show(stage.hot().trackError(tracker))
            }
        },
        Drawn("RxExtras/Operators/Unwrap.swift") { $0.show($0.hot().map { $0 == "n" ? nil : $0 }.unwrap()) },
        Drawn("RxExtras/Operators/Window.swift", "window(count: 2, skip: 3)") {
            $0.show(windows: $0.hot().window(count: $0.number(2), skip: $0.number(3)), "x", "y")
        },
        Drawn("RxExtras/Operators/Window.swift", "window(while: { $0 < 4 })") {
            $0.show(windows: $0.hot().window(while: { $0 < "4" }), "x", "y")
        },
        Drawn("RxExtras/Operators/Window.swift", "window(boundary)") {
            $0.show(windows: $0.hot().window(boundary: $0.hot("boundary")), "x", "y", "z")
        },
        Drawn("RxExtras/Operators/Window.swift", "window(opening:closing:)") { stage in
            let (source, opening, closing) = (stage.hot(), stage.hot("opening"), stage.cold("closing"))
            stage.show(windows: source.window(opening: opening, closing: { _ in closing }), "k")
        },
        Drawn("RxExtras/Operators/Window.swift", "window(inactivity: .seconds(3), scheduler: scheduler)") {
            $0.show(windows: $0.hot().window(inactivity: $0.seconds(3), scheduler: $0.scheduler), "x", "y")
        },
        Drawn("RxExtras/Operators/WithLatestFrom.swift") { stage in
            stage.show(stage.hot().withLatestFrom(stage.hot("x"), stage.hot("y")) { $0 + $1 + $2 })
        },
        Drawn("RxExtras/Operators/Zip.swift", "x.zip(with: y) { $0 + $1 }") { stage in
            stage.show(stage.hot("x").zip(with: stage.hot("y")) { $0 + $1 })
        },
        Drawn("RxExtras/Operators/Zip.swift", "x.zip(with: y, by: lower, lower) { … }") { stage in
            let (x, y) = (stage.hot("x"), stage.hot("y"))
            stage.show(x.zip(with: y, by: { $0.lowercased() }, { $0.lowercased() }) { $0 + $1 })
        },
    ]
}
