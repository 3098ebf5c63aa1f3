public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Collects a number of elements in each window, and begins a new window after every few elements.
    ///
    /// ```
    /// source:                     a-b-c-d-e-|
    /// window(count: 2, skip: 3):  x-----y---|
    /// ```
    ///
    /// Here `x` sends a and b, and `y` sends d and e.
    ///
    /// ```swift
    /// _ = Observable.range(start: 1, count: 4)
    ///     .window(count: 2)
    ///     .flatMap { $0.reduce(0) { $0 + $1 } }
    ///     .subscribe(onNext: { print("sum: \($0)") })
    /// // Prints "sum: 3", "sum: 7".
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of elements in a window; one or more.
    ///   - skip: A window begins with every `skip`th element; one or more. By default, it begins when the previous one
    ///     is full.
    /// - Returns: The windows, each when it begins; ends with the source, after the open windows have completed; an
    ///   error fails them, too.
    /// - Complexity: O(`count` / `skip`) for an element; the number of each window is kept.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_alwaysEmitIntoClient
    public func window(count: Int, skip: Int? = nil) -> Observable<Observable<Element>> {
        let skip = skip ?? count
        guard count > 0, skip > 0 else {
            fatalError("window(count: \(count), skip: \(skip)): neither makes sense below one. Pass one or more.")
        }
        return groupEvents(count: count, skip: skip).windows()
    }

    /// Collects elements as long as they satisfy a condition; one that doesn't begins the next window.
    ///
    /// ```
    /// source:                     1-2-5-3-|
    /// window(while: { $0 < 4 }):  x---y---|
    /// ```
    ///
    /// Here `x` sends 1 and 2, and `y` sends 5 and 3.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The windows, each when it begins; ends with the source, after the open windows have completed; an
    ///   error fails them, too.
    /// - Complexity: O(1) for an element, amortised; the number of each window is kept.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_disfavoredOverload
    public func window(
        while predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Observable<Observable<Element>> {
        groupEvents(while: predicate).windows()
    }
}

extension ObservableType where Element: Sendable {
    /// Collects elements until another sequence emits, and then starts again.
    ///
    /// ```
    /// source:                 a-b-c-d-|
    /// boundary:               ---x-x--
    /// window(boundary):       x--y-z--|
    /// ```
    ///
    /// Here `x` sends a and b, `y` sends c, and `z` sends d.
    ///
    /// - Parameter boundary: Ends a window with each element; subscribed to first. After its completion the window that
    ///   is open stays open.
    /// - Returns: The windows, each when it begins, even empty ones; completes with the source, after the open windows
    ///   have completed; an error fails them, too, and fails with the first that fails.
    /// - Complexity: O(1) for an element, amortised; the number of each window is kept. What other threads send while
    ///   one is inside the observer waits, without a limit.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_disfavoredOverload
    public func window<Boundary: ObservableConvertibleType>(
        boundary: Boundary
    ) -> Observable<Observable<Element>> where Boundary.Element: Sendable {
        groupEvents(boundary: boundary).windows()
    }

    /// Collects elements from when one sequence emits until another one does.
    ///
    /// ```
    /// source:                    a-b-c-d-e-|
    /// opening:                   -x----------
    /// closing:                    ----y
    /// window(opening:closing:):  -k--------|
    /// ```
    ///
    /// Here `k` sends b and c.
    ///
    /// - Parameters:
    ///   - opening: Each of its elements begins a window; subscribed to first. Several may be open at a time.
    ///   - closing: Makes a sequence of that element whose first event, unless it is an error, ends the window; an
    ///     error that the closure throws fails the sequence.
    /// - Returns: The windows, each when it begins, even empty ones; completes with the source, after the open windows
    ///   have completed; an error fails them, too, and fails with the first that fails.
    /// - Complexity: O(*n*) for an element in the number of open windows; the number of each window is kept. What
    ///   other threads send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_disfavoredOverload
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        groupEvents(opening: opening, closing: closing).windows()
    }

    /// Collects elements until none has arrived for a while.
    ///
    /// ```
    /// source:                                                 ab-----c--|
    /// window(inactivity: .seconds(3), scheduler: scheduler):  x------y--|
    /// ```
    ///
    /// Here `x` sends a and b, and `y` sends c.
    ///
    /// - Parameters:
    ///   - dueTime: The pause after which a window ends.
    ///   - scheduler: Runs the timer and ends the windows.
    /// - Returns: The windows, each when it begins, none of them empty; ends with the source, after the open windows
    ///   have completed; an error fails them, too.
    /// - Complexity: O(1) for an element, amortised; the number of each window is kept, and one timer armed. What other
    ///   threads send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_disfavoredOverload
    public func window(inactivity dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<
        Observable<Element>
    > {
        groupEvents(inactivity: dueTime.rxTimeInterval, scheduler).windows()
    }
}
