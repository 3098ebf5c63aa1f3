internal import RxTest

/// Where the ticks are in a picture: each is slightly wider than a disc.
struct SVGAxis {
    private static let wideTick = 32
    /// The width of a tick in a picture with many ticks, which would be too wide for a narrow page: the discs touch.
    private static let narrowTick = 28
    private static let mostWide = 9

    private let times: ClosedRange<TestTime>

    /// How wide a tick is.
    let tick: Int

    /// Where the last event is.
    var length: Int { (times.upperBound - times.lowerBound) * tick }

    init(_ times: [TestTime]) {
        self.times = times.reduce(0, min)...times.reduce(0, max)
        tick = self.times.upperBound - self.times.lowerBound > Self.mostWide ? Self.narrowTick : Self.wideTick
    }

    /// The place of an event, counted from the first one; a time after all events is one tick beyond the last one.
    func place(of time: TestTime) -> Int {
        (min(time, times.upperBound + 1) - times.lowerBound) * tick
    }
}
