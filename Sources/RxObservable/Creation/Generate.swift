public import RxSchedulers

extension ObservableType {
    /// A sequence of states, each made from the one before it, for as long as a condition holds.
    ///
    /// ```
    /// generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }):  (1248|)
    /// ```
    ///
    /// ```swift
    /// let sizes = Observable.generate(initialState: 1024, condition: { $0 >= 128 }, iterate: { $0 / 2 })
    /// _ = sizes.subscribe(onNext: { print("\($0) pixels") })
    /// // Prints "1024 pixels", "512 pixels", "256 pixels", "128 pixels".
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence; an error that it throws fails the sequence.
    ///   - iterate: Makes the next state; an error that it throws fails the sequence.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func generate(
        initialState: sending Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> {
        generated(initialState, while: condition, iterate)
    }

    /// A sequence of states on a scheduler, each made from the one before it, for as long as a condition holds.
    ///
    /// ```swift
    /// let queue = SerialDispatchQueueScheduler(qos: .utility)
    /// let hours = Observable.generate(initialState: 9, condition: { $0 < 12 }, scheduler: queue, iterate: { $0 + 1 })
    /// for try await hour in hours.values { print("\(hour):00") }
    /// // Prints "9:00", "10:00", "11:00".
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence; an error that it throws fails the sequence.
    ///   - scheduler: Sends each state, and the end, in a turn of its own.
    ///   - iterate: Makes the next state; an error that it throws fails the sequence.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> where Element: Sendable {
        generated(initialState, while: condition, on: scheduler, iterate)
    }
}

/// Makes the node of `generate`, for all its forms.
@_alwaysEmitIntoClient @preconcurrency
package func generated<Element>(
    _ initialState: Element,
    while condition: @escaping @Sendable (Element) throws -> Bool,
    on scheduler: (any ImmediateSchedulerType)? = nil,
    _ iterate: @escaping @Sendable (Element) throws -> Element
) -> Observable<Element> {
    LoopNode("generate", initialState, on: scheduler, LoopSource.self, from: { (state: $0, isFirst: true) }) { source in
        repeat {
            let next: Element
            do {
                let (state, isFirst) = source.update { $0 }
                next = isFirst ? state : try iterate(state)
                // The state is stored before the condition is checked and the element sent: an interruption may follow,
                // and the next turn continues from it.
                source.update { $0 = (next, false) }
                guard try condition(next) else {
                    source.downstream.onCompleted()
                    return false
                }
            } catch {
                source.downstream.onError(error)
                return false
            }
            source.downstream.emit(next)
        } while !source.isInterrupted
        return true
    }
}
