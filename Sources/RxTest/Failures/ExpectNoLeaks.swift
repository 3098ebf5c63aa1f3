internal import RxObservable
public import RxSchedulers
internal import RxTracing

/// Fails the test if a subscription made in a block is still live after it, and names the subscription.
///
/// ```swift
/// expectNoLeaks {
///     let screen = SearchScreen()
///     screen.type("swift")
/// }
/// ```
///
/// A subscription counts if it is made on the calling thread, in a `Task { }` or a child task that the block starts, or
/// as an inner subscription of one that counts. Those of a detached task, of a thread or a queue don't, and neither do
/// those of concurrent tests. The failure names each chain, with its inner ones, how many elements have passed, and
/// where it was subscribed to. The block's result is alive until after the check, so a bag in it counts as a leak of
/// its contents.
///
/// - Parameters:
///   - file: Where the failure is reported.
///   - line: Where the failure is reported.
///   - body: The code that should clean up after itself.
/// - Returns: The block's result.
/// - Throws: The block's error; then nothing is checked.
@discardableResult
public func expectNoLeaks<Result>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Result
) rethrows -> Result {
    let scope = LeakScope()
    defer { scope.close() }
    let result = try scope.run(body)
    reportLeaks(scope.live, TestLocation(file, line))
    return result
}

/// Fails the test if a subscription made in an asynchronous block is still live some time after it, and names it.
///
/// It waits for subscriptions that are about to end on other threads; the last one to end wakes it.
///
/// - Parameters:
///   - limit: How long it waits at most.
///   - file: Where the failure is reported.
///   - line: Where the failure is reported.
///   - body: The code that should clean up after itself.
/// - Returns: The block's result.
/// - Throws: The block's error; then nothing is checked.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@discardableResult
nonisolated(nonsending) public func expectNoLeaks<Result>(
    within limit: any RxTimeSpan = .seconds(1),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    let scope = LeakScope()
    defer { scope.close() }
    let result = try await scope.run(body)
    await waitForEnds(in: scope, within: limit.rxTimeInterval)
    reportLeaks(scope.live, TestLocation(file, line))
    return result
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated(nonsending) private func waitForEnds(in scope: LeakScope, within limit: RxTimeInterval) async {
    guard !scope.live.isEmpty else { return }
    let waiter = TestWaiter<Void>()
    // The check is registered first and then run once: it sees a subscription that ends between the two.
    let check: @Sendable () -> Void = { if scope.live.isEmpty { waiter.end(()) } }
    scope.onEnd(check)
    defer { scope.onEnd(nil) }
    let alarm = Task.detached {
        guard (try? await Task.sleep(nanoseconds: UInt64(clamping: limit.saturatedNanoseconds))) != nil else { return }
        waiter.end(())
    }
    defer { alarm.cancel() }
    await waiter.wait(orIfCancelled: ()) { check() }
}

private func reportLeaks(_ leaks: SubscriptionSnapshot, _ location: TestLocation) {
    guard !leaks.isEmpty else { return }
    let count = leaks.rootCount
    var message = count == 1 ? "A subscription is still live:\n" : "\(count) subscriptions are still live:\n"
    message += leaks.tree
    for entry in leaks.entries {
        if let site = entry.subscription.site { message += "\n#\(entry.id) was subscribed to at \(site)" }
        for place in entry.chain.assembly { message += "\n#\(entry.id) was written with \(place)" }
    }
    FailureReporter.report(TestFailure(message: message, location: location))
}
