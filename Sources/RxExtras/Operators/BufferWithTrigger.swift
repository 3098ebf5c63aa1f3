public import RxObservable

extension ObservableType where Element: Sendable {
    /// Collects elements until a trigger emits: RxSwiftExt's name for `buffer(boundary:)`.
    ///
    /// ```
    /// source:                      a-b-c-d-|
    /// trigger:                     ---x-x--
    /// bufferWithTrigger(trigger):  ---x-y--(z|)
    /// ```
    ///
    /// Here `x` is a and b, `y` is c, and `z` is d.
    ///
    /// ```swift
    /// let edits = PublishSubject<String>()
    /// let save = PublishSubject<Void>()
    /// edits.bufferWithTrigger(save).subscribe(onNext: { print($0.joined(separator: ", ")) }).disposed(by: bag)
    /// edits.onNext("title")
    /// edits.onNext("text")
    /// save.onNext(())
    /// // Prints "title, text".
    /// ```
    ///
    /// - Parameter trigger: Each of its elements ends a buffer; subscribed to first.
    /// - Returns: The buffers, even empty ones; completes with the source, after the last buffer, and fails with the
    ///   first that fails.
    /// - Complexity: O(1) for an element, amortised; the elements of one buffer are kept. What other threads send while
    ///   one is inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func bufferWithTrigger<Trigger: ObservableConvertibleType>(
        _ trigger: Trigger
    ) -> Observable<[Element]> where Trigger.Element: Sendable {
        buffer(boundary: trigger)
    }
}
