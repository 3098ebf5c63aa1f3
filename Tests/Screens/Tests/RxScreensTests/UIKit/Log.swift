import Rx
import Testing

/// The events of a main sequence.
@MainActor
final class Log<Element> {
    private(set) var elements: [Element] = []
    private(set) var isCompleted = false
    private var subscription: (any Disposable)?

    init(_ source: some MainObservableType<Element>) {
        subscription = source.subscribe(
            onNext: { [weak self] in self?.elements.append($0) },
            onCompleted: { [weak self] in self?.isCompleted = true }
        )
    }

    func dispose() {
        subscription?.dispose()
    }
}

/// The errors that reach `Hooks.defaultErrorHandler` while a test's body runs.
@MainActor
func unhandledErrors(_ body: @MainActor () -> Void) -> [any Error] {
    final class Errors: @unchecked Sendable { var list: [any Error] = [] }
    let errors = Errors()
    let old = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in errors.list.append(error) }
    body()
    Hooks.defaultErrorHandler = old
    return errors.list
}
