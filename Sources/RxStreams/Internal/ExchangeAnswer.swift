internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The progress of a request's answer: decides on the handling of each part, and performs none of it.
enum ExchangeAnswer: Sendable {
    /// Makes the error of an unwanted answer, from the beginning of its body.
    typealias Refusal = @Sendable (_ beginning: Data) -> any Error

    /// The action to perform, outside any lock.
    enum Action {
        case send(ExchangeEvent)
        case refuse(Refusal, beginning: Data)
        case fail(any Error)
        case complete
        case nothing
    }

    /// It is as requested, or hasn't begun.
    case wanted
    /// It isn't, and the beginning of its body is gathered for the error.
    case refused(Refusal, beginning: Data)

    /// How much of the body of an unwanted answer is kept, in bytes.
    static var mostOfRefused: Int { 64 * 1024 }

    /// An answer begins; it is the second one if the first one asked for a password.
    mutating func begin(_ response: HTTPURLResponse, _ refusal: Refusal?) -> Action {
        guard let refusal else {
            self = .wanted
            return .send(.response(response))
        }
        self = .refused(refusal, beginning: Data())
        return .nothing
    }

    /// The next bytes of its body have come.
    mutating func take(_ data: Data) -> Action {
        guard case .refused(let refusal, var beginning) = self else { return .send(.data(data)) }
        // `self` releases the bytes first: with only one reference left, appending doesn't copy them.
        self = .wanted
        beginning.append(data.prefix(Self.mostOfRefused - beginning.count))
        self = .refused(refusal, beginning: beginning)
        return beginning.count == Self.mostOfRefused ? .refuse(refusal, beginning: beginning) : .nothing
    }

    /// Nothing more comes.
    func end(_ error: (any Error)?) -> Action {
        if case .refused(let refusal, let beginning) = self { return .refuse(refusal, beginning: beginning) }
        return error.map(Action.fail) ?? .complete
    }
}
