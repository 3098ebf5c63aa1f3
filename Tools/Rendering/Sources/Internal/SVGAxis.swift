internal import RxTest

/// Where the ticks are in a picture.
///
/// A tick is slightly wider than a disc. In a long run, time in which nothing happens is shortened.
struct SVGAxis {
    private static let wideTick = 32
    /// The width of a tick in a picture with many ticks, which would be too wide for a narrow page: the discs touch.
    private static let narrowTick = 28
    private static let mostWide = 9
    private static let longestUncut = 40
    private static let longestPause = 4

    private var places: [TestTime: Int] = [:]

    /// Where time was cut.
    private(set) var gaps: [Int] = []

    /// How wide a tick is.
    let tick: Int

    /// Where the last event is.
    private(set) var length = 0

    init(_ times: [TestTime]) {
        let times = Set(times + [0]).sorted()
        tick = (times.last ?? 0) - (times.first ?? 0) > Self.mostWide ? Self.narrowTick : Self.wideTick
        let isCut = (times.last ?? 0) - (times.first ?? 0) > Self.longestUncut
        places[times[0]] = 0
        for (earlier, later) in zip(times, times.dropFirst()) {
            let pause = later - earlier
            // All long pauses become equally short, and the line is marked where time is missing.
            if isCut, pause > Self.longestPause {
                gaps.append(length + Self.longestPause * tick / 2)
                length += Self.longestPause * tick
            } else {
                length += pause * tick
            }
            places[later] = length
        }
    }

    /// The place of an event, counted from the first one; a time after all events is one tick beyond the last one.
    func place(of time: TestTime) -> Int {
        places[time] ?? length + tick
    }
}
