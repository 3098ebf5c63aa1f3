extension Disposables {
    /// Makes a disposable that cancels a task.
    ///
    /// - Parameter task: The task; cancelled once, by the first disposal, and released then.
    /// - Returns: A disposable that cancels the task on the thread that disposes of it.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public static func create<Success: Sendable, Failure: Error>(
        cancelling task: Task<Success, Failure>
    ) -> any Cancelable {
        create(with: { task.cancel() })
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Task {
    /// Cancels the task when a bag is disposed of.
    ///
    /// ```swift
    /// Task { for try await position in positions.values { show(position) } }
    ///     .disposed(by: bag)
    /// ```
    ///
    /// The bag forgets the task when that has finished.
    ///
    /// - Parameter bag: The bag; it cancels the task when it is freed, at the latest.
    public func disposed(by bag: DisposeBag) {
        let disposable = Disposables.create(cancelling: self)
        disposable.disposed(by: bag)
        // This makes `isFinished` of the disposable `true`, so that the bag may forget the task. To cancel a task that
        // has finished does nothing, so disposing of the disposable here is safe.
        Task<Void, Never> {
            _ = await result
            disposable.dispose()
        }
    }
}

/// Runs a closure with a bag that is disposed of when the closure has returned or thrown.
///
/// So subscriptions end with the task that made them: when the task is cancelled, the closure stops waiting and
/// returns, and its subscriptions are disposed of.
///
/// ```swift
/// try await withDisposeBag { bag in
///     readings.subscribe(onNext: { show($0) }).disposed(by: bag)
///     try await work(on: 1)
/// }
/// ```
///
/// - Parameters:
///   - isolation: Where the closure runs: with its caller.
///   - body: The code to run. The disposables that it adds to the bag are disposed of afterwards, in order, before
///     `withDisposeBag` returns.
/// - Returns: What the closure returns.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public func withDisposeBag<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (DisposeBag) async throws -> sending Result
) async rethrows -> sending Result {
    let bag = DisposeBag()
    defer { bag.disposeForGood() }
    return try await body(bag)
}
