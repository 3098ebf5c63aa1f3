internal import RxDisposables
package import RxObservable

/// The subscription of a view to a sequence, while the view is on the screen.
@MainActor
package final class ViewReceiver<Element> {
    /// The view's newest action; each drawing of the view makes a new one.
    package var action: (Element) -> Void = { _ in }
    private let subscription = SerialDisposable()

    /// Makes a receiver for a view.
    package nonisolated init() {}

    /// The view appears: subscribes to the sequence.
    package func start(_ source: Observable<Element>) {
        // The reference is weak, so that a view that is released without disappearing ends the subscription in
        // `deinit`.
        let elements = source.subscribeAssumingMain(
            onNext: { [weak self] in self?.action($0) },
            onError: nil,
            onCompleted: nil,
            onDisposed: nil
        )
        subscription.disposable = elements
    }

    /// The view disappears: ends the subscription.
    package func stop() {
        subscription.disposable = Disposables.create()
    }

    deinit {
        subscription.dispose()
    }
}
