import Rx

extension Operator {
    /// Operators that use a scheduler to deliver or subscribe.
    static let hopping: [Operator] = [
        Operator("observeOn", "%0.observe(on: scheduler)", [], .lossless, catches: [0]) {
            $0.source().observe(on: $0.scheduler)
        } model: {
            try $0.hopping()
        },
        Operator("subscribeOn", "%0.subscribe(on: scheduler)", [], .endsLate) {
            $0.source().subscribe(on: $0.scheduler)
        } model: {
            try $0.source(at: $0.at.hop($0.world.hops))
        },
    ]
}
