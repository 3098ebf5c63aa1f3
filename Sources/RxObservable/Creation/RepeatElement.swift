public import RxSchedulers

extension ObservableType {
    /// A sequence of the same element, over and over.
    ///
    /// ```
    /// repeatElement(a).take(3):  (aaa|)
    /// ```
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    public static func repeatElement(
        _ element: Element
    ) -> Observable<Element> {
        RepeatElement(element, scheduler: CurrentThreadScheduler.instance)
    }

    /// A sequence of the same element, over and over, on a scheduler.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends each element in a turn of its own.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_disfavoredOverload
    public static func repeatElement(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        RepeatElement(element, scheduler: scheduler)
    }
}

// SAFETY: a node, see `Observable`.
package final class RepeatElement<Element>: Observable<Element>, @unchecked Sendable {
    private let element: Element
    private let scheduler: (any ImmediateSchedulerType)?

    package init(_ element: Element, scheduler: any ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler.forLoop
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("repeatElement")
    }

    package override func run(_ sink: Sink<Element>) {
        RepeatSource(sink, element).start(on: scheduler)
    }
}

private final class RepeatSource<Element>: LoopSource<Element> {
    private let element: Element

    init(_ downstream: Sink<Element>, _ element: Element) {
        self.element = element
        super.init(downstream)
    }

    override func advance() -> Bool {
        repeat {
            downstream.onNext(element)
        } while !isInterrupted
        return true
    }
}
