public import RxObservable

/// Expects that an operator keeps what every operator promises.
///
/// ```swift
/// @Test func keepsTheContract() {
///     #expect(operatorContractViolations { $0.map { $0 } } == [])
///     expectOperatorContract { $0.map { $0 } }  // the same, reported by FailureReporter
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
///   - file: Where to report a failure.
///   - line: Where to report a failure.
///   - operation: Puts the operator behind a source. Called for each check.
public func expectOperatorContract<Result>(
    scheduler: TestScheduler? = nil,
    limit: Duration = .seconds(10),
    throwing: (@Sendable (Observable<ContractElement>, ContractError) -> Observable<Result>)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: @escaping @Sendable (Observable<ContractElement>) -> Observable<Result>
) {
    report(
        operatorContractViolations(scheduler: scheduler, limit: limit, throwing: throwing, operation),
        TestLocation(file, line)
    )
}

/// Expects that an operator with two sources keeps what every operator promises.
///
/// The second source sends on a thread of its own while the observer is busy with an event of the first one.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - file: Where to report a failure.
///   - line: Where to report a failure.
///   - operation: Puts the operator behind two sources. Called for each check.
public func expectOperatorContract<Result>(
    scheduler: TestScheduler? = nil,
    limit: Duration = .seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation:
        @escaping @Sendable (Observable<ContractElement>, Observable<ContractElement>) -> Observable<Result>
) {
    report(operatorContractViolations(scheduler: scheduler, limit: limit, operation), TestLocation(file, line))
}

/// Says which promises an operator doesn't keep; see ``expectOperatorContract(scheduler:limit:throwing:file:line:_:)``.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - throwing: The operator with a closure that throws the given error at its first call, if it takes one.
///   - operation: Puts the operator behind a source. Called for each check.
/// - Returns: What the operator does wrong; nothing if all is well.
public func operatorContractViolations<Result>(
    scheduler: TestScheduler? = nil,
    limit: Duration = .seconds(10),
    throwing: (@Sendable (Observable<ContractElement>, ContractError) -> Observable<Result>)? = nil,
    _ operation: @escaping @Sendable (Observable<ContractElement>) -> Observable<Result>
) -> [ContractViolation] {
    let throwing = throwing.map { throwing in
        { @Sendable (sources: [Observable<ContractElement>]) in throwing(sources[0], ContractError()) }
    }
    return ContractChecks(sourceCount: 1, scheduler, throwing: throwing, limit: limit) { operation($0[0]) }.violations()
}

/// Says which promises an operator with two sources doesn't keep.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time; it is run after each step.
///   - limit: How long a thread may take before it counts as hanging.
///   - operation: Puts the operator behind two sources. Called for each check.
/// - Returns: What the operator does wrong; nothing if all is well.
public func operatorContractViolations<Result>(
    scheduler: TestScheduler? = nil,
    limit: Duration = .seconds(10),
    _ operation:
        @escaping @Sendable (Observable<ContractElement>, Observable<ContractElement>) -> Observable<Result>
) -> [ContractViolation] {
    ContractChecks(sourceCount: 2, scheduler, throwing: nil, limit: limit) { operation($0[0], $0[1]) }.violations()
}

private func report(_ violations: [ContractViolation], _ location: TestLocation) {
    guard !violations.isEmpty else { return }
    let list = violations.map { "\n  \($0)" }.joined()
    FailureReporter.report(
        TestFailure(message: "The operator doesn't keep the contract.\(list)", location: location)
    )
}
