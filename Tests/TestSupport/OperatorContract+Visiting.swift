/// Returns its element, unless the kit has it throw; the kit learns of each call.
public typealias Visit = @Sendable (ContractElement) throws -> ContractElement

/// Lists the promises that an operator with a closure doesn't keep, also when the closure throws, or comes in the way.
///
/// ```swift
/// let violations = operatorContractViolations(visiting: { source, visit in source.map { try visit($0) } })
/// ```
///
/// - Parameters:
///   - scheduler: The scheduler of an operator with time.
///   - operation: Applies the operator to a source, with a closure that calls `visit`.
/// - Returns: The violations; empty if there are none.
public func operatorContractViolations<Result>(
    scheduler: TestScheduler? = nil,
    visiting operation: @escaping @Sendable (Observable<ContractElement>, @escaping Visit) -> Observable<Result>
) -> [ContractViolation] {
    operatorContractViolations(
        scheduler: scheduler,
        throwing: { source, error in operation(source) { _ in throw error } },
        calling: { source, closure in operation(source, returning(after: closure)) },
        { source in operation(source) { $0 } }
    )
}

/// The same, of an operator with two sources.
public func operatorContractViolations<Result>(
    visiting operation:
        @escaping @Sendable (Observable<ContractElement>, Observable<ContractElement>, @escaping Visit) ->
        Observable<Result>
) -> [ContractViolation] {
    operatorContractViolations(
        throwing: { first, second, error in operation(first, second) { _ in throw error } },
        calling: { first, second, closure in operation(first, second, returning(after: closure)) },
        { first, second in operation(first, second) { $0 } }
    )
}

private func returning(after closure: @escaping @Sendable () -> Void) -> Visit {
    { element in
        closure()
        return element
    }
}
