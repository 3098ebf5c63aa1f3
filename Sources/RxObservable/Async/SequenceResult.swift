internal import RxDisposables

/// Ends a debug build, and warns in another one, if the result of an asynchronous closure is a sequence: nobody would
/// subscribe to it (contract A9).
///
/// The compiler can't refuse such a closure: an unavailable form loses against every available one, however special,
/// and a third form that it may choose takes the type checker seconds in a chain.
@_alwaysEmitIntoClient
package func assertIsNoSequence<Result>(_ type: Result.Type) {
    if let warning = sequenceWarning(type) { assertionFailure(warning) }
}

private let warned = Locked<[Any.Type]>([])

/// What to say of an asynchronous closure with results of a type; `nil` unless they are sequences, or optional ones.
///
/// It is printed once for each type.
@usableFromInline
func sequenceWarning(_ type: Any.Type) -> String? {
    guard isSequence(type) else { return nil }
    let text = """
        a closure returns \(type), to which nobody would subscribe: its operator takes that for the value of an \
        asynchronous closure. Return a sequence of the kind that the operator flattens; if it is optional, end it with \
        `?? .empty()`. If the closure awaits the sequence, put the `await` into `Observable.deferred { … }`.
        """
    let isFirst = warned.withLock { warned in
        if warned.contains(where: { $0 == type }) { return false }
        warned.append(type)
        return true
    }
    if isFirst {
        Hooks.warn(text, "where the chain is made", .capture())
    }
    return text
}

private func isSequence(_ type: Any.Type) -> Bool {
    if let type = type as? any OptionalType.Type { return isSequence(type.wrapped) }
    return type is any ObservableConvertibleType.Type
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
