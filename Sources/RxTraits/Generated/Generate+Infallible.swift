// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension Infallible {
    /// A sequence of states, each made from the one before it, for as long as a condition holds.
    ///
    /// The form of ``/RxObservable/ObservableType/generate(initialState:condition:iterate:)`` for sequences that can't
    /// fail: its closures can't, either.
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence.
    ///   - iterate: Makes the next state.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func generate(
        initialState: sending Element,
        condition: @escaping @Sendable (Element) -> Bool,
        iterate: @escaping @Sendable (Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.generate(initialState: initialState, condition: condition, iterate: iterate))
    }

    /// A sequence of states on a scheduler, each made from the one before it, for as long as a condition holds.
    ///
    /// The form of ``/RxObservable/ObservableType/generate(initialState:condition:scheduler:iterate:)`` for sequences
    /// that can't fail: its closures can't, either.
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence.
    ///   - scheduler: Sends each state, and the end, in a turn of its own.
    ///   - iterate: Makes the next state.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping @Sendable (Element) -> Element
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.generate(initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate))
    }
}
