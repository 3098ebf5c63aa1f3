import TestSupport

/// A source that a test drives by hand, and that counts its subscriptions.
struct CountedSource: Sendable {
    let observable: Observable<Int>

    private let subjects = LockedValue<[PublishSubject<Int>]>([])
    private let disposed = LockedValue(0)

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - onSubscribe: Runs at each subscription.
    ///   - onDispose: Runs when a subscription is over.
    init(onSubscribe: @escaping @Sendable () -> Void = {}, onDispose: @escaping @Sendable () -> Void = {}) {
        let (subjects, disposed) = (subjects, disposed)
        observable = .create { observer in
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(observer)
            subjects.withLock { $0.append(subject) }
            onSubscribe()
            return Disposables.create {
                subscription.dispose()
                disposed.withLock { $0 += 1 }
                onDispose()
            }
        }
    }

    /// How often it has been subscribed to.
    var subscriptions: Int { subjects.value.count }

    /// How many of the subscriptions are over.
    var disposals: Int { disposed.value }

    /// Sends an event to the latest subscription.
    func on(_ event: Event<Int>) {
        subjects.value.last?.on(event)
    }

    func onNext(_ element: Int) {
        on(.next(element))
    }
}
