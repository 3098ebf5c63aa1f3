import Foundation
import RxObservable

/// The errors that a piece of code reports to the library's hook for unhandled errors.
@MainActor
func reported(_ body: () -> Void) -> [any Error] {
    let errors = Errors()
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in errors.append(error) }
    body()
    Hooks.defaultErrorHandler = before
    return errors.all
}

private final class Errors: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []

    func append(_ error: any Error) {
        lock.withLock { errors.append(error) }
    }

    var all: [any Error] { lock.withLock { errors } }
}
