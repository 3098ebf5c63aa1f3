public import RxObservable

extension ObservableType {
    /// Forwards elements while the latest value of another sequence is `true`.
    ///
    /// ```
    /// source:            a-b-c-d-e-|
    /// pauser:            -t---f-t--
    /// pausable(pauser):  --b-c---e-|
    /// ```
    ///
    /// Before the pauser's first value elements are dropped. Its last value is still used after it completes.
    ///
    /// ```swift
    /// let isVisible = BehaviorRelay(value: true)
    /// let ticks = PublishSubject<Int>()
    /// ticks.pausable(isVisible).subscribe(onNext: { print("tick \($0)") }).disposed(by: bag)
    /// ticks.onNext(1)
    /// isVisible.accept(false)
    /// ticks.onNext(2)
    /// isVisible.accept(true)
    /// ticks.onNext(3)
    /// // Prints "tick 1", "tick 3".
    /// ```
    ///
    /// - Parameter pauser: Its latest value decides whether elements pass; subscribed to first.
    /// - Returns: The elements that pass; completes with the source, and fails with the first that fails.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func pausable<Pauser: ObservableConvertibleType<Bool>>(_ pauser: Pauser) -> Observable<Element> {
        asObservable().withLatestFrom(pauser) { $1 ? .map($0) : FilterMap.ignore }.filterMap { $0 }
    }

    /// Forwards a number of elements, and then those that arrive while the latest value of another sequence is `true`.
    ///
    /// - Parameters:
    ///   - count: The number of elements that pass in any case.
    ///   - pauser: Its latest value decides whether later elements pass; subscribed to first.
    /// - Returns: The elements that pass; completes with the source, and fails with the first that fails.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func pausable<Pauser: ObservableConvertibleType<Bool>>(
        afterCount count: Int,
        withPauser pauser: Pauser
    ) -> Observable<Element> {
        enumerated()
            .withLatestFrom(pauser.asObservable().startWith(false)) {
                $0.index < count || $1 ? .map($0.element) : FilterMap.ignore
            }
            .filterMap { $0 }
    }
}
