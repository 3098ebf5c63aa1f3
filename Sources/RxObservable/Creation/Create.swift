public import RxDisposables

extension ObservableType {
    /// A sequence made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  a--b--|
    /// second, later:             --a--b--|
    /// ```
    ///
    /// It turns anything that calls back into a sequence. Start the work, send what comes to the observer, and return a
    /// disposable that stops the work:
    ///
    /// ```swift
    /// let page = Observable<Data>.create { observer in
    ///     let task = URLSession.shared.dataTask(with: url) { data, _, error in
    ///         if let data {
    ///             observer.onNext(data)
    ///             observer.onCompleted()
    ///         } else {
    ///             observer.onError(error ?? URLError(.unknown))
    ///         }
    ///     }
    ///     task.resume()
    ///     return Disposables.create { task.cancel() }
    /// }
    /// ```
    ///
    /// Nothing happens until somebody subscribes, and each subscription runs the closure:
    ///
    /// ```swift
    /// let countdown = Observable<Int>.create { observer in
    ///     print("starts")
    ///     for number in [3, 2, 1] { observer.onNext(number) }
    ///     observer.onCompleted()
    ///     return Disposables.create()  // there is nothing to stop
    /// }
    ///
    /// _ = countdown.take(2).subscribe(onNext: { print($0) })
    /// _ = countdown.subscribe(onNext: { print($0) }, onCompleted: { print("lift-off") })
    /// // Prints "starts", "3", "2", "starts", "3", "2", "1", "lift-off".
    /// ```
    ///
    /// - Don't forget the end: without `onCompleted` or `onError`, the sequence goes on for ever.
    /// - Any thread may send; events that several threads send at the same time are put in order. What comes after the
    ///   end, or after disposal, is dropped. A long loop asks ``AnyObserver/isDisposed`` whether to stop.
    /// - An `async` function needs no observer: ``create(priority:_:)``, or `Single { try await … }` for one result.
    /// - To send values from elsewhere, use a subject or a relay: [Subjects and
    ///   relays](/documentation/rx/subjectsandrelays).
    ///
    /// Also known as `new Observable` (RxJS), `Future` (Combine).
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it, which is disposed of once: when
    ///   the sequence ends or is disposed of.
    /// - Returns: A sequence that sends what the closure sends.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Create(subscribe)
    }
}

extension ObservableType {
    /// A sequence made by an asynchronous closure that runs anew for each subscription.
    ///
    /// ```
    /// create(priority: nil) { observer in … }:  a--b|
    /// ```
    ///
    /// The closure runs in a task of its own, on the actor where it was written, or else on the concurrent executor. It
    /// sends elements through the observer that it is given; when it returns, the sequence completes, and when it
    /// throws, the sequence fails. Disposal cancels the task, and nothing is delivered after it.
    ///
    /// ```swift
    /// let progress = Observable<String>.create(priority: nil) { observer in
    ///     for step in 1...3 {
    ///         try await work(on: step)
    ///         observer.onNext("\(step) of 3")
    ///     }
    /// }
    /// for try await text in progress.values { print(text) }
    /// // Prints "1 of 3", "2 of 3", "3 of 3".
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `nil` for that of the subscribing task or thread.
    ///   - work: Sends the elements. An end that it sends by itself is the one that counts.
    /// - Returns: What the closure sends; ends with it. If the task was cancelled by something other than disposal, it
    ///   fails with `CancellationError`.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        priority: TaskPriority?,
        @_inheritActorContext _ work: @escaping @isolated(any) @Sendable (AnyObserver<Element>) async throws -> Void
    ) -> Observable<Element> where Element: Sendable {
        Create { observer in
            let task = startTask(priority: priority) {
                do {
                    try await callAsync(work, with: observer, isolation: work.isolation, unless: observer.isOver)
                    try Task.checkCancellation()
                    observer.onCompleted()
                } catch {
                    // The end of a subscription cancels the task, which is no event (contract W5).
                    if !observer.isOver || !(error is CancellationError) { observer.onError(error) }
                }
            }
            return Disposables.create(cancelling: task)
        }
    }

    // With a result of type `Task<Void, Failure>`, the compiler would report a `Failure` that it can't infer, in place
    // of a mistake in a closure that returns a disposable. `Hashable` is there for the same reason: of two forms for a
    // closure without a result, it reports the one that lacks less.
    /// A sequence made by a closure that starts a task for each subscription.
    ///
    /// ```swift
    /// let answers = Observable<String>.create { observer in
    ///     Task {
    ///         for question in questions { observer.onNext(try await ask(question)) }
    ///     }
    /// }
    /// ```
    ///
    /// The sequence ends with the task: it completes when the task has returned, and fails when it has thrown. Disposal
    /// cancels the task.
    ///
    /// - Parameter subscribe: Starts the task, which sends elements through the observer. An end that it sends by
    ///   itself is the one that counts.
    /// - Returns: What the task sends.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public static func create<Work: VoidTask & Hashable & Sendable>(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> Work
    ) -> Observable<Element> where Element: Sendable {
        Node(subscribe) { chain, _ in
            chain.append("create")
        } run: { sink, subscribe in
            // The closure may send on any thread, and after an end: this sink orders its events, and drops late ones
            // (contract G1).
            let edge = SerializingSink(sink)
            sink.onSubscribe(edge)
            guard !edge.isStopped else { return }
            let task = subscribe(AnyObserver(sink: edge))
            let end = TaskEnd(edge)
            // This task waits for the user's task, which may run long after disposal; so it holds the chain weakly.
            Task { end.tell(await task.result) }
            edge.hold(Disposables.create { task.cancel() })
        }
    }
}

/// A task without a result, as the closure of a sequence starts it; `Task` conforms, and nothing else has to.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol VoidTask<Failure> {
    /// The type of the error that it may throw.
    associatedtype Failure: Error

    /// Its end, once it has come.
    var result: Result<Void, Failure> { get async }

    /// Asks it to stop.
    func cancel()
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Task: VoidTask where Success == Void {}

@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Create<Element>: Observable<Element>, @unchecked Sendable {
    private let subscribe: @Sendable (AnyObserver<Element>) -> any Disposable
    private let edge: SerializingSink<Element>.Type

    @inlinable @preconcurrency
    package convenience init(_ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
        // The class is named here, where it is known, so that no subscription looks it up.
        self.init(subscribe, SerializingSink.self)
    }

    @usableFromInline
    init(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable,
        _ edge: SerializingSink<Element>.Type
    ) {
        self.subscribe = subscribe
        self.edge = edge
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("create")
    }

    package override func run(_ sink: Sink<Element>) {
        let edge = edge.init(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(subscribe(AnyObserver(sink: edge)))
    }
}

/// Reports the end of a task to its chain; holds no chain that is over, however long the task goes on.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
// SAFETY: a serializing sink takes events on any thread, and the reference to it is never set again.
private final class TaskEnd<Element>: @unchecked Sendable {
    private weak var edge: SerializingSink<Element>?

    init(_ edge: SerializingSink<Element>) {
        self.edge = edge
    }

    func tell<Failure: Error>(_ result: Result<Void, Failure>) {
        guard let edge else { return }
        switch result {
        case .success: edge.onCompleted()
        // The end of a subscription cancels the task, which is no event (contract W5).
        case .failure(let error): if !edge.isStopped || !(error is CancellationError) { edge.onError(error) }
        }
    }
}
