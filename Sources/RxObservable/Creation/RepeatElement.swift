public import RxSchedulers

extension ObservableType {
    /// A sequence of the same element, over and over.
    ///
    /// ```
    /// repeatElement("a").take(3):  (aaa|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.repeatElement("tick").take(2).subscribe(onNext: { print($0) })
    /// // Prints "tick", "tick".
    /// ```
    ///
    /// Also known as `repeat` (RxJS).
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func repeatElement(
        _ element: sending Element
    ) -> Observable<Element> {
        repeated(element)
    }

    /// A sequence of the same element, over and over, on a scheduler.
    ///
    /// ```swift
    /// let queue = SerialDispatchQueueScheduler(qos: .utility)
    /// for try await text in Observable.repeatElement("tick", scheduler: queue).take(2).values { print(text) }
    /// // Prints "tick", "tick".
    /// ```
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends each element in a turn of its own.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func repeatElement(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        repeated(element, on: scheduler)
    }
}

/// Makes the node of `repeatElement`, for all its forms.
@_alwaysEmitIntoClient
package func repeated<Element>(
    _ element: Element,
    on scheduler: (any ImmediateSchedulerType)? = nil
) -> Observable<Element> {
    LoopNode("repeatElement", element, on: scheduler, LoopSource.self, from: { $0 }) { source in
        let element = source.update { $0 }
        repeat {
            source.downstream.emit(element)
        } while !source.isInterrupted
        return true
    }
}
