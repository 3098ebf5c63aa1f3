import Rx
import RxExtras

/// An event of a chain, as the fuzzer compares it.
enum Signal: Hashable, Sendable {
    case next(Int)
    case error(Fault)
    case completed

    var isEnd: Bool {
        if case .next = self { false } else { true }
    }

    var isError: Bool {
        if case .error = self { true } else { false }
    }

    /// The end of a sequence that has delayed some errors.
    static func end(with faults: [Fault]) -> Signal {
        guard let first = faults.first else { return .completed }
        return .error(faults.count == 1 ? first : .several)
    }

    /// The event that a source sends for it.
    var event: Event<Int> {
        switch self {
        case .next(let element): .next(element)
        case .error(let fault): .error(fault)
        case .completed: .completed
        }
    }
}

/// The errors with which a chain can fail, without their contents.
enum Fault: String, Error, Hashable {
    /// A source failed.
    case source
    /// A closure threw.
    case thrown
    case noElements
    case moreThanOneElement
    case argumentOutOfRange
    case timeout
    /// There was no room for an element.
    case pressure
    /// Several errors in one.
    case several
    /// An error that no operator should send.
    case unknown

    init(_ error: any Error) {
        switch error {
        case let fault as Fault: self = fault
        case RxError.noElements: self = .noElements
        case RxError.moreThanOneElement: self = .moreThanOneElement
        case RxError.argumentOutOfRange: self = .argumentOutOfRange
        case RxError.timeout: self = .timeout
        case is PressureError: self = .pressure
        case is CompositeError: self = .several
        default: self = .unknown
        }
    }
}

extension Signal: CustomStringConvertible {
    var description: String {
        switch self {
        case .next(let element): "\(element)"
        case .error(.source): "#"
        case .error(let fault): "#\(fault.rawValue)"
        case .completed: "|"
        }
    }
}
