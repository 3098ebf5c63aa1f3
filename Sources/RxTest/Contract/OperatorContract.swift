public import RxObservable
public import RxSchedulers

/// Lists the promises that an operator doesn't keep; an empty list is what a test expects.
///
/// ```swift
/// @Test func mapKeepsTheContract() {
///     #expect(operatorContractViolations { $0.map { $0 } } == [])
/// }
/// ```
///
/// The operator is fed by sources that send ``ContractElement``s, that complete, fail, send in a loop, or send from two
/// threads, and is observed by an observer that disposes at the worst moments. ``ContractViolation/Rule`` lists the
/// promises.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - throwing: The operator with a closure that throws the given error at its first call, if it takes one.
///   - calling: The operator with a closure that calls the given one, if it takes a closure.
///   - operation: Applies the operator to a source. Called for each check.
/// - Returns: The violations; empty if there are none.
public func operatorContractViolations<Result>(
    scheduler: TestScheduler? = nil,
    limit: any RxTimeSpan = .seconds(10),
    throwing: (@Sendable (Observable<ContractElement>, ContractError) -> Observable<Result>)? = nil,
    calling: (@Sendable (Observable<ContractElement>, @escaping @Sendable () -> Void) -> Observable<Result>)? = nil,
    _ operation: @escaping @Sendable (Observable<ContractElement>) -> Observable<Result>
) -> [ContractViolation] {
    ContractChecks(
        sourceCount: 1,
        scheduler,
        throwing: throwing.map { throwing in { @Sendable in throwing($0[0], ContractError()) } },
        calling: calling.map { calling in { @Sendable in calling($0[0], $1) } },
        limit: limit
    ) { operation($0[0]) }.violations()
}

/// Lists the promises that an operator with two sources doesn't keep; its parameters are those for one source.
///
/// The second source sends on a thread of its own while the observer is busy with an event of the first one. An
/// operator with more sources is checked with two of them.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - throwing: The operator with a closure that throws the given error at its first call, if it takes one.
///   - calling: The operator with a closure that calls the given one, if it takes a closure.
///   - operation: Applies the operator to two sources. Called for each check.
/// - Returns: The violations; empty if there are none.
public func operatorContractViolations<Result>(
    scheduler: TestScheduler? = nil,
    limit: any RxTimeSpan = .seconds(10),
    throwing:
        (@Sendable (Observable<ContractElement>, Observable<ContractElement>, ContractError) -> Observable<Result>)? =
        nil,
    calling:
        (
            @Sendable (Observable<ContractElement>, Observable<ContractElement>, @escaping @Sendable () -> Void) ->
                Observable<Result>
        )? = nil,
    _ operation: @escaping @Sendable (Observable<ContractElement>, Observable<ContractElement>) -> Observable<Result>
) -> [ContractViolation] {
    ContractChecks(
        sourceCount: 2,
        scheduler,
        throwing: throwing.map { throwing in { @Sendable in throwing($0[0], $0[1], ContractError()) } },
        calling: calling.map { calling in { @Sendable in calling($0[0], $0[1], $1) } },
        limit: limit
    ) { operation($0[0], $0[1]) }.violations()
}
