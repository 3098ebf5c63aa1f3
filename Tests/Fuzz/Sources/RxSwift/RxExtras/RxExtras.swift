// What the fuzzer's models name of RxExtras; no operator of RxSwift uses it.

/// Isn't used.
public struct PressureError: Error {}

/// Isn't used.
public struct CompositeError: Error {}

/// Isn't used.
public enum PressurePolicy: Sendable {
    case newest
    case oldest
    case fail
    case wait
}

/// How long `timeout` watches its source; RxSwift's does so for each element.
public enum TimeoutScope: Sendable {
    case firstElement
    case eachElement
    case wholeSequence
}
