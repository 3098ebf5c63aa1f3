import Foundation
import Rx
import Synchronization

/// An input that threads feed: one thread if it is made with `create`, two at once for a subject.
final class ThreadInput: Sendable {
    /// The number of elements of a thread.
    static let load = 30

    private struct State {
        /// Not an array: an interval that subscribes again and again may leave thousands.
        var subscribers: [ObjectIdentifier: ThreadSubscriber] = [:]
        var openFeeders: Int
        var isOver = false
    }

    private let input: Input
    private let bench: ThreadBench
    private let subject: Ends?
    private let state: Guarded<State>

    init(_ input: Input, _ bench: ThreadBench) {
        self.input = input
        self.bench = bench
        subject = Ends(input)
        state = Guarded(State(openFeeders: Self.feeders(of: input)))
    }

    /// The number of threads that feed an input.
    static func feeders(of input: Input) -> Int {
        switch input.kind {
        case .cold: 0
        case .hot: 1
        case .publish, .behavior, .replay, .async: 2
        }
    }

    /// The number of elements for a subscriber that subscribes before the threads start.
    static func count(of input: Input) -> Int {
        switch input.kind {
        case .hot, .cold: load
        case .publish, .replay: 2 * load
        case .behavior: 2 * load + 1
        case .async: 1
        }
    }

    /// The work of one thread: sends elements and, if it is the last, the end.
    func feed() {
        for element in 0..<Self.load { send(.next(element % 10)) }
        let isLast = state.withLock { state in
            state.openFeeders -= 1
            return state.openFeeders == 0
        }
        if isLast { send(.completed) }
    }

    func send(_ signal: Signal) {
        if let subject { return subject.send(signal.event) }
        let subscribers = state.withLock { state in
            state.isOver = state.isOver || signal.isEnd
            return Array(state.subscribers.values)
        }
        for subscriber in subscribers { subscriber.observer.on(signal.event) }
    }

    func observable(node: Int) -> Observable<Int> {
        if let subject { return subject.observable }
        return .create { [self] observer in
            let subscriber = ThreadSubscriber(observer)
            if input.kind == .hot {
                state.withLock { $0.subscribers[ObjectIdentifier(subscriber)] = subscriber }
            } else {
                start(subscriber)
            }
            return Disposables.create { [self] in
                if subscriber.end() { bench.report(.once, "The dispose action of \(bench.name(node)) ran twice.") }
                let removed = state.withLock { $0.subscribers.removeValue(forKey: ObjectIdentifier(subscriber)) }
                _ = consume removed
            }
        }
    }

    /// Sends everything on a thread of its own.
    private func start(_ subscriber: ThreadSubscriber) {
        DispatchQueue.global().async {
            for element in 0..<Self.load {
                guard !subscriber.observer.isDisposed else { return }
                subscriber.observer.onNext(element % 10)
            }
            subscriber.observer.onCompleted()
        }
    }
}

/// One subscription to an input that is made with `create`.
private final class ThreadSubscriber: Sendable {
    let observer: AnyObserver<Int>
    private let isDisposed = Atomic<Bool>(false)

    init(_ observer: AnyObserver<Int>) {
        self.observer = observer
    }

    /// Returns whether it was disposed of before.
    func end() -> Bool {
        isDisposed.exchange(true, ordering: .acquiringAndReleasing)
    }
}
