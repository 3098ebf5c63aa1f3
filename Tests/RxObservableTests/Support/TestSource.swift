import TestSupport

/// A source that a test drives by hand, from any thread.
///
/// It counts its subscriptions and their ends. It retains nothing of a chain that has ended, so a test sees what the
/// chain itself retains.
struct TestSource<Element: Sendable>: Sendable {
    let observable: Observable<Element>

    private let subject = PublishSubject<Element>()
    private let subscribed = LockedValue(0)
    private let disposed = LockedValue(0)

    /// Makes a source.
    ///
    /// - Parameter onDispose: Runs at each disposal of a subscription, before it takes effect.
    init(onDispose: @escaping @Sendable () -> Void = {}) {
        let (subject, subscribed, disposed) = (subject, subscribed, disposed)
        observable = .create { observer in
            subscribed.withLock { $0 += 1 }
            let subscription = subject.subscribe(observer)
            return CountingDisposable {
                onDispose()
                subscription.dispose()
                disposed.withLock { $0 += 1 }
            }
        }
    }

    /// How often it has been subscribed to.
    var subscriptions: Int { subscribed.value }

    /// How many times the dispose action of a subscription has run.
    var disposals: Int { disposed.value }

    /// Whether there is a subscriber.
    var isActive: Bool { subject.hasObservers }

    func onNext(_ element: Element) {
        subject.onNext(element)
    }

    func onError(_ error: any Error = TestError()) {
        subject.onError(error)
    }

    func onCompleted() {
        subject.onCompleted()
    }
}

/// An error that a test sends.
struct TestError: Error, Equatable {
    var number = 0
}
