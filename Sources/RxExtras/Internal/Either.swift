/// An element of one of two sources.
enum Either<First, Second> {
    case first(First)
    case second(Second)
}

extension Either: Sendable where First: Sendable, Second: Sendable {}
