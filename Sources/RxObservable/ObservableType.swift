public import RxDisposables

/// A value that an observable can be made of: an observable itself, a single, a driver, a relay.
///
/// The closures of ``ObservableType/flatMap(_:)`` and its relatives may return any kind of sequence:
///
/// ```swift
/// let answers = numbers.flatMap { number in Single.just("answer \(number)") }
/// ```
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// The sequence that this value stands for.
    func asObservable() -> Observable<Element>
}

/// Any sequence.
///
/// Every operator is a method of this protocol.
///
/// Observables, subjects, relays and control events conform, so all of them have the operators below. Extend the
/// protocol to give all of them an operator of your own:
///
/// ```swift
/// extension ObservableType where Element == String {
///     func trimmed() -> Observable<String> {
///         map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
///     }
/// }
/// ```
///
/// In a signature, ``Observable`` is the type to write: `func search(_ text: String) -> Observable<[Hit]>`.
///
/// A type of your own rarely has to conform. If it does, make it `Sendable`; then `asObservable()` is there by itself,
/// and the library makes what the type sends safe: events of several threads are put in order, and events after the
/// end, or after disposal, are dropped.
///
/// [Find an operator](/documentation/rx/findanoperator) asks what you have and what you want, and names the operator.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends the events of the sequence to `observer`, until it ends or the subscription is disposed of.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription: disposing of it stops the events and frees what the chain holds.
    @_disfavoredOverload
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

// `Self` is `Sendable`, since the result may be subscribed to on any thread, which then subscribes to this sequence.
extension ObservableType where Self: Sendable {
    /// The sequence as an ``Observable``, whose events come one at a time and follow the grammar.
    @_alwaysEmitIntoClient
    public func asObservable() -> Observable<Element> {
        ForeignObservable(self)
    }
}
