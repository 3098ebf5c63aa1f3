// A closure of an infallible can't throw: its error could not be sent.
//
// expected: invalid conversion from throwing function of type '@Sendable (String) throws -> Int' to non-throwing function
// Contract C3

import RxTraits

struct NotANumber: Error {}

func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw NotANumber() }
    return number
}

func numbers(in texts: Infallible<String>) -> Infallible<Int> {
    #if FIXED
    texts.compactMap { try? number($0) }
    #else
    texts.map { try number($0) }
    #endif
}
