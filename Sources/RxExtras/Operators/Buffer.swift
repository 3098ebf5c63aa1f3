public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Collects a number of elements in each buffer, and begins a new buffer after every few elements.
    ///
    /// ```
    /// source:                     a-b-c-d-e-|
    /// buffer(count: 2, skip: 3):  --x-----y-|
    /// ```
    ///
    /// Here `x` is a and b, and `y` is d and e.
    ///
    /// ```swift
    /// let ids = Observable.range(start: 1, count: 5)
    /// _ = ids.buffer(count: 2).subscribe(onNext: { print("asks for \($0)") })
    /// // Prints "asks for [1, 2]", "asks for [3, 4]", "asks for [5]".
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of elements in a buffer; one or more.
    ///   - skip: A buffer begins with every `skip`th element; one or more. By default, it begins when the previous one
    ///     is full.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    ///   An error drops the open buffers.
    /// - Complexity: O(`count` / `skip`) for an element; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func buffer(count: Int, skip: Int? = nil) -> Observable<[Element]> {
        let skip = skip ?? count
        guard count > 0, skip > 0 else {
            fatalError("buffer(count: \(count), skip: \(skip)): neither makes sense below one. Pass one or more.")
        }
        return asObservable().stateful((index: 0, open: [[Element]]())) { state, element in
            if state.index.isMultiple(of: skip) { state.open.append([]) }
            state.index += 1
            for buffer in state.open.indices { state.open[buffer].append(element) }
            return state.open.first?.count == count ? .send(state.open.removeFirst()) : .wait
        } end: {
            $0.open
        }
    }

    /// Collects elements as long as they satisfy a condition; one that doesn't begins the next buffer.
    ///
    /// ```
    /// source:                     1-2-5-3-|
    /// buffer(while: { $0 < 4 }):  ----x---(y|)
    /// ```
    ///
    /// Here `x` is 1 and 2, and `y` is 5 and 3.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    ///   An error drops the open buffers.
    /// - Complexity: O(1) for an element, amortised; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_disfavoredOverload
    public func buffer(
        while predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Observable<[Element]> {
        groupEvents(while: predicate).buffers()
    }
}

extension ObservableType where Element: Sendable {
    /// Collects elements until another sequence emits, and then starts again.
    ///
    /// ```
    /// source:                 a-b-c-d-|
    /// boundary:               ---x-x--
    /// buffer(boundary):       ---x-y--(z|)
    /// ```
    ///
    /// Here `x` is a and b, `y` is c, and `z` is d.
    ///
    /// - Parameter boundary: Each of its elements ends a buffer; subscribed to first. After its completion, the open
    ///   buffer stays open until the source ends.
    /// - Returns: The buffers, even empty ones, each when it is full or over; completes with the source, after the
    ///   last, which may be short, and fails with the first that fails, dropping the open buffers.
    /// - Complexity: O(1) for an element, amortised; the elements of the open buffers are kept. What other threads send
    ///   while one is inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_disfavoredOverload
    public func buffer<Boundary: ObservableConvertibleType>(
        boundary: Boundary
    ) -> Observable<[Element]> where Boundary.Element: Sendable {
        groupEvents(boundary: boundary).buffers()
    }

    /// Collects elements from when one sequence emits until another one does.
    ///
    /// ```
    /// source:                    a-b-c-d-e-|
    /// opening:                   -x----------
    /// closing:                    ----y
    /// buffer(opening:closing:):  -----k----|
    /// ```
    ///
    /// Here `k` is b and c.
    ///
    /// - Parameters:
    ///   - opening: Each of its elements begins a buffer; subscribed to first. Several may be open at a time.
    ///   - closing: Makes a sequence of that element whose first event, unless it is an error, ends the buffer; an
    ///     error that the closure throws fails the sequence.
    /// - Returns: The buffers, even empty ones, each when it is full or over; completes with the source, after the
    ///   last, which may be short, and fails with the first that fails, dropping the open buffers.
    /// - Complexity: O(*n*) for an element in the number of open buffers; the elements of the open buffers are kept.
    ///   What other threads send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_disfavoredOverload
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        groupEvents(opening: opening, closing: closing).buffers()
    }

    /// Collects elements until none has arrived for a while.
    ///
    /// ```
    /// source:                                                 ab-----c--|
    /// buffer(inactivity: .seconds(3), scheduler: scheduler):  ----x-----(y|)
    /// ```
    ///
    /// Here `x` is a and b, and `y` is c.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let lines = PublishSubject<String>()
    /// lines.buffer(inactivity: .seconds(2), scheduler: scheduler)
    ///     .subscribe(onNext: { print($0.count) })
    ///     .disposed(by: bag)
    /// lines.onNext("error:")
    /// lines.onNext("  no such file")
    /// scheduler.advanceTo(2)  // a pause: these belong together
    /// // Prints "2".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The pause after which a buffer ends.
    ///   - scheduler: Runs the timer and ends the buffers.
    /// - Returns: The buffers, none of them empty, each when it is full or over; ends with the source, after the last,
    ///   which may be short. An error drops the open buffer.
    /// - Complexity: O(1) for an element, amortised; the elements of the open buffers are kept, and one timer armed.
    ///   What other threads send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_disfavoredOverload
    public func buffer(inactivity dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<[Element]> {
        groupEvents(inactivity: dueTime.rxTimeInterval, scheduler).buffers()
    }
}
