import Rx

extension Operator {
    /// Operators that make a sequence from each element.
    static let flattening: [Operator] = [
        Operator("flatMap", "%0.flatMap { x in %1!0 }", [poison], .section) {
            $0.source().flatMap($0.inner())
        } model: {
            try $0.flattened(.merge(.max), poison: 0)
        },
        Operator("flatMapLatest", "%0.flatMapLatest { x in %1!0 }", [poison], .section, catches: [1]) {
            $0.source().flatMapLatest($0.inner())
        } model: {
            try $0.flattened(.latest, poison: 0)
        },
        Operator("flatMapFirst", "%0.flatMapFirst { x in %1!0 }", [poison], .section) {
            $0.source().flatMapFirst($0.inner())
        } model: {
            try $0.flattened(.first, poison: 0)
        },
        Operator("concatMap", "%0.concatMap { x in %1!0 }", [poison], .section) {
            $0.source().concatMap($0.inner())
        } model: {
            try $0.flattened(.merge(1), poison: 0)
        },
        Operator("mapMerge", "%0.map { x in %1!0 }.merge()", [poison], .section) {
            $0.source().map($0.inner()).merge()
        } model: {
            try $0.flattened(.merge(.max), poison: 0)
        },
        Operator("mapMergeTwo", "%0.map { x in %1!0 }.merge(maxConcurrent: #1)", [poison, 1...3], .section) {
            $0.source().map($0.inner()).merge(maxConcurrent: $0[1])
        } model: {
            try $0.flattened(.merge($0[1]), poison: 0)
        },
        Operator("mapConcat", "%0.map { x in %1!0 }.concat()", [poison], .section) {
            $0.source().map($0.inner()).concat()
        } model: {
            try $0.flattened(.merge(1), poison: 0)
        },
        Operator("mapSwitch", "%0.map { x in %1!0 }.switchLatest()", [poison], .section, catches: [1]) {
            $0.source().map($0.inner()).switchLatest()
        } model: {
            try $0.flattened(.latest, poison: 0)
        },
    ]
}
