extension ObservableType where Element: ObservableConvertibleType & SendableMetatype {
    /// Emits the elements of the latest inner sequence only.
    ///
    /// ```
    /// source:          x----y-------|
    /// x:               a--b--c--d|
    /// y:                    1--2--3|
    /// switchLatest():  a--b-1--2--3-|
    /// ```
    ///
    /// When a new inner sequence arrives, the previous one is disposed of, and whatever it still sends is dropped.
    ///
    /// ```swift
    /// let rock = PublishSubject<String>()
    /// let jazz = PublishSubject<String>()
    /// let station = BehaviorRelay(value: rock.asObservable())  // a sequence of sequences
    /// station.switchLatest().subscribe(onNext: { print($0) }).disposed(by: bag)
    ///
    /// rock.onNext("a guitar")
    /// station.accept(jazz)
    /// rock.onNext("nobody hears this")
    /// jazz.onNext("a saxophone")
    /// // Prints "a guitar", "a saxophone".
    /// ```
    ///
    /// Also known as `switchAll` (RxJS), `switchToLatest` (Combine).
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed,
    ///   and fails when one of those two fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> Observable<Element.Element> {
        Flatten(asObservable(), .latest, as: "switchLatest", { $0 })
    }
}
