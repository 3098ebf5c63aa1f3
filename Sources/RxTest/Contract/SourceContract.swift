public import RxObservable
public import RxSchedulers

/// Lists the promises that a source doesn't keep; an empty list is what a test expects.
///
/// ```swift
/// @Test func rangeKeepsTheContract() {
///     #expect(sourceContractViolations { Observable.range(start: 1, count: 3) } == [])
/// }
/// ```
///
/// A source may go on for ever: it is disposed of after 50 events, after the first one, and before any. Promises about
/// an upstream don't apply here.
///
/// - Parameters:
///   - scheduler: The scheduler of a source with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - throwing: The source with a closure that throws the given error at its first call, if it takes one.
///   - calling: The source with a closure that calls the given one, if it takes a closure.
///   - make: Makes the source. Called for each check.
/// - Returns: The violations; empty if there are none.
public func sourceContractViolations<Element>(
    scheduler: TestScheduler? = nil,
    limit: any RxTimeSpan = .seconds(10),
    throwing: (@Sendable (ContractError) -> Observable<Element>)? = nil,
    calling: (@Sendable (@escaping @Sendable () -> Void) -> Observable<Element>)? = nil,
    _ make: @escaping @Sendable () -> Observable<Element>
) -> [ContractViolation] {
    ContractChecks(
        sourceCount: 0,
        scheduler,
        throwing: throwing.map { throwing in { @Sendable _ in throwing(ContractError()) } },
        calling: calling.map { calling in { @Sendable in calling($1) } },
        limit: limit
    ) { _ in make() }.violations()
}
