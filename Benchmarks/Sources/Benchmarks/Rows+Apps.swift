extension Catalogue {
    /// Work as apps are written, whose text these rows share with `StrictCounts` and `LenientCounts`: Apps.swift.
    static var appRows: [Row] {
        AppWork.all.map { work in
            Row(work.name, work.work, floor: floors[work.name] ?? [:], run: work.run, expected: work.expected)
        }
    }

    private static var floors: [String: FloorSum] {
        let fourStages: FloorSum = [.closureCall: 5, .virtualCall: 5]
        let fourObjects: FloorSum = [.object: 10, .closureCall: 5, .virtualCall: 10]
        return [
            "app.ownOperators.pump": fourStages, "app.ownOperators.create": fourObjects,
            "app.stored.pump": fourStages, "app.stored.create": fourObjects,
            "app.asObservable.pump": fourStages, "app.asObservable.create": fourObjects,
            "app.generic.pump": fourStages, "app.generic.create": fourObjects,
            "app.ownSource.pump": [.closureCall: 2, .virtualCall: 2, .compareExchange: 2],
            "app.ownSource.create": [.object: 6, .closureCall: 2, .virtualCall: 4],
            "app.anyObserver.pump": [.closureCall: 1, .virtualCall: 2, .compareExchange: 2],
            "app.anyObserver.mapped.pump": [.closureCall: 2, .virtualCall: 3, .compareExchange: 4],
            "app.anyObserver.subscribe": [.object: 2, .closureCall: 2, .virtualCall: 4, .compareExchange: 4],
            "app.existential.merge": [.object: 10, .closureCall: 3, .virtualCall: 6],
            "app.existential.flatMap": [.closureCall: 2, .virtualCall: 2, .existentialCall: 1, .retainRelease: 1],
            "app.viewModel.create": [.object: 120, .closureCall: 40, .virtualCall: 80],
            "app.viewModel.pump": [.closureCall: 40, .virtualCall: 60, .mutex: 1],
            "app.list.update": [.mallocFree: 1, .mutex: 2, .closureCall: 2],
            "app.list.accept": [.mallocFree: 1, .mutex: 2, .closureCall: 1],
            "app.list.value": [.mutex: 1, .retainRelease: 1],
            "app.table.pump": [.mutex: 1, .retainRelease: 2, .weakLoad: 1, .closureCall: 2, .virtualCall: 4],
        ]
    }
}
