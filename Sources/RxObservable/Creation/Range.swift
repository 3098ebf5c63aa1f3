public import RxSchedulers

extension ObservableType where Element: FixedWidthInteger & SendableMetatype {
    /// A sequence of consecutive integers.
    ///
    /// ```
    /// range(start: 1, count: 3):  (123|)
    /// ```
    ///
    /// - Parameters:
    ///   - start: The first integer.
    ///   - count: How many there are; none for zero. It must not be negative, and the last integer must fit its type.
    ///   - scheduler: Sends each integer, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the integers and completes; it fails with ``RxError/argumentOutOfRange`` for a
    ///   negative count and with ``RxError/overflow`` when the last integer doesn't fit.
    /// - Complexity: O(`count`) for each subscription.
    /// - SeeAlso: [range](https://reactivex.io/documentation/operators/range.html)
    public static func range(
        start: Element,
        count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { return .error(RxError.argumentOutOfRange) }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else { return .error(RxError.overflow) }
        return RangeNode(start: start, count: count, scheduler: scheduler)
    }
}

// SAFETY: a node, see `Observable`.
private final class RangeNode<Element: FixedWidthInteger>: Observable<Element>, @unchecked Sendable {
    private let start: Element
    private let count: Element
    private let scheduler: (any ImmediateSchedulerType)?

    init(start: Element, count: Element, scheduler: any ImmediateSchedulerType) {
        self.start = start
        self.count = count
        self.scheduler = scheduler.forLoop
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("range")
    }

    override func run(_ sink: Sink<Element>) {
        if let start = start as? Int, let count = count as? Int {
            // SAFETY: `Element` is `Int`.
            IntRangeSource(unsafeDowncast(sink, to: Sink<Int>.self), start: start, count: count).start(on: scheduler)
        } else {
            RangeSource(sink, start: start, count: count).start(on: scheduler)
        }
    }
}

private final class RangeSource<Element: FixedWidthInteger>: LoopSource<Element> {
    // SAFETY: one turn at a time touches them.
    @exclusivity(unchecked) private var next: Element
    @exclusivity(unchecked) private var remaining: Element

    init(_ downstream: Sink<Element>, start: Element, count: Element) {
        next = start
        remaining = count
        super.init(downstream)
    }

    override func advance() -> Bool {
        while remaining != 0 {
            let element = next
            remaining -= 1
            next = element &+ 1
            downstream.onNext(element)
            if isInterrupted { return true }
        }
        downstream.onCompleted()
        return false
    }
}

/// The same for `Int`, twenty times as fast as in generic code.
private final class IntRangeSource: LoopSource<Int> {
    // SAFETY: one turn at a time touches them.
    @exclusivity(unchecked) private var next: Int
    @exclusivity(unchecked) private var remaining: Int

    init(_ downstream: Sink<Int>, start: Int, count: Int) {
        next = start
        remaining = count
        super.init(downstream)
    }

    override func advance() -> Bool {
        while remaining != 0 {
            let element = next
            remaining -= 1
            next = element &+ 1
            downstream.onNext(element)
            if isInterrupted { return true }
        }
        downstream.onCompleted()
        return false
    }
}
