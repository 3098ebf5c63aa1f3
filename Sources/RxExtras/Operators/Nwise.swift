public import RxObservable

extension ObservableType {
    /// Emits each run of a number of neighbouring elements.
    ///
    /// ```
    /// source:    a--b--c--d--|
    /// nwise(3):  ------x--y--|
    /// ```
    ///
    /// Here `x` is abc and `y` is bcd.
    ///
    /// ```swift
    /// _ = Observable.of(1, 2, 3, 4).nwise(3).subscribe(onNext: { print($0) })
    /// // Prints "[1, 2, 3]", "[2, 3, 4]".
    /// ```
    ///
    /// - Parameter count: The length of the runs; one or more.
    /// - Returns: An array for each element from the `count`th on; ends with the source.
    /// - Complexity: O(`count`) for an element; `count` elements are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> Observable<[Element]> {
        guard count > 0 else {
            fatalError("nwise(\(count)): a run has one element or more. Pass one or more.")
        }
        return asObservable().stateful([Element]()) { run, element in
            if run.count == count { run.removeFirst() }
            run.append(element)
            return run.count == count ? .send(run) : .wait
        }
    }
}
