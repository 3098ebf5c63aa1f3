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
        repeated(element, on: CurrentThreadScheduler.instance)
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
        repeated(element, on: scheduler)
    }
}

/// What `repeatElement` is, for all its forms.
package func repeated<Element>(_ element: Element, on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Node((element, scheduler.forLoop)) { chain, _ in
        chain.append("repeatElement")
    } run: { sink, its in
        RepeatSource(sink, its.0).start(on: its.1)
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
