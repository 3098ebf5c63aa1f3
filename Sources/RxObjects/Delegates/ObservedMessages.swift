#if canImport(ObjectiveC)
internal import ObjectiveC
internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSubjects

/// The subscriptions to the messages of one object, by selector.
///
/// They complete when the object is freed.
final class ObservedMessages {
    fileprivate final class Messages {
        let subject = PublishSubject<[Any]>()
        var count = 0

        deinit {
            subject.onCompleted()
        }
    }

    private let lock = Lock()
    private var observed: [Selector: Messages] = [:]

    /// Whether anybody subscribes to a message.
    func isObserved(_ selector: Selector) -> Bool {
        lock.withLock { observed[selector] != nil }
    }

    /// Sends the arguments of a message to all that subscribe to it.
    func send(_ arguments: [Any], to selector: Selector) {
        lock.withLock { observed[selector] }?.subject.onNext(arguments)
    }

    /// Subscribes to a message.
    func subscribe(_ observer: AnyObserver<[Any]>, to selector: Selector) -> any Disposable {
        let messages = lock.withLock {
            let messages = observed[selector] ?? Messages()
            messages.count += 1
            observed[selector] = messages
            return messages
        }
        let subscription = messages.subject.asObservable().subscribe(unchecked: observer)
        return Disposables.create { [weak self, weak messages] in
            subscription.dispose()
            guard let self, let messages else { return }
            unsubscribe(messages, from: selector)
        }
    }

    private func unsubscribe(_ messages: Messages, from selector: Selector) {
        // The last one is freed behind the lock: its subject completes then.
        let last = lock.withLock {
            messages.count -= 1
            return messages.count == 0 ? observed.removeValue(forKey: selector) : nil
        }
        extendLifetime(last)
    }
}

// SAFETY: the lock guards the table and the counts; a subject guards itself. The arguments are handed to the observers
// on the thread that sends the message.
extension ObservedMessages: @unchecked Sendable {}
// SAFETY: the lock of the table guards the count; a subject guards itself.
extension ObservedMessages.Messages: @unchecked Sendable {}
#endif
