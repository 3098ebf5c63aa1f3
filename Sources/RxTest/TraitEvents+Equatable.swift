public import RxTraits

/// Whether two events of singles are equal.
///
/// A `Result` with any error isn't `Equatable`; this function compares it nevertheless. Errors are equal if their types
/// are, and the values or, if these aren't `Equatable`, their descriptions.
///
/// - Parameters:
///   - lhs: One event.
///   - rhs: The other one.
/// - Returns: `true` if they are equal.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isSameError(left, right)
    default: false
    }
}

/// Whether two events of singles differ.
///
/// - Parameters:
///   - lhs: One event.
///   - rhs: The other one.
/// - Returns: `true` if they differ.
public func != <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
    !(lhs == rhs)
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether two events are equal; errors are compared as in ``/RxObservable/Event``.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let left), .success(let right)): left == right
        case (.error(let left), .error(let right)): isSameError(left, right)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Whether two events are equal; errors are compared as in ``/RxObservable/Event``.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let left), .error(let right)): isSameError(left, right)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension InfallibleEvent: Equatable where Element: Equatable {
    /// Whether two events are equal; errors are compared as in ``/RxObservable/Event``.
    public static func == (lhs: InfallibleEvent<Element>, rhs: InfallibleEvent<Element>) -> Bool {
        lhs.event == rhs.event
    }
}
