public import RxObservable

extension Event: Equatable where Element: Equatable {
    /// Whether two events are equal.
    ///
    /// Errors are equal if their types are, and the values or, if these aren't `Equatable`, their descriptions.
    ///
    /// - Parameters:
    ///   - lhs: One event.
    ///   - rhs: The other one.
    /// - Returns: `true` if they are equal.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)): isSameError(left, right)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Whether two errors are equal, or have the same description if they aren't `Equatable`.
func isSameError(_ left: any Error, _ right: any Error) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = (left as Any) as? any Equatable { return isEqual(left, right) }
    return "\(left)" == "\(right)"
}

private func isEqual<Left: Equatable>(_ left: Left, _ right: any Error) -> Bool {
    left == right as? Left
}
