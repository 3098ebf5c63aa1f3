import TestSupport

/// The kind of subject that a test uses.
enum SubjectKind: CaseIterable, Sendable {
    case publish
    case behavior
    case replay
    case async

    /// The subjects that send an element as soon as they get it.
    static let prompt: [SubjectKind] = [.publish, .behavior, .replay]
}

/// A subject of any kind.
struct AnySubject<Element: Sendable>: Sendable {
    let observable: Observable<Element>
    let on: @Sendable (Event<Element>) -> Void
    let hasObservers: @Sendable () -> Bool
    /// An `AsyncSubject` can't be disposed of.
    let dispose: @Sendable () -> Void

    /// Makes a subject.
    ///
    /// - Parameters:
    ///   - kind: Its kind.
    ///   - initial: What a `BehaviorSubject` starts with.
    init(_ kind: SubjectKind, initial: Element) {
        switch kind {
        case .publish:
            let subject = PublishSubject<Element>()
            observable = subject
            on = subject.on
            hasObservers = { subject.hasObservers }
            dispose = subject.dispose
        case .behavior:
            let subject = BehaviorSubject(value: initial)
            observable = subject
            on = subject.on
            hasObservers = { subject.hasObservers }
            dispose = subject.dispose
        case .replay:
            let subject = ReplaySubject<Element>.create(bufferSize: 2)
            observable = subject
            on = subject.on
            hasObservers = { subject.hasObservers }
            dispose = subject.dispose
        case .async:
            let subject = AsyncSubject<Element>()
            observable = subject
            on = subject.on
            hasObservers = { subject.hasObservers }
            dispose = {}
        }
    }
}

/// A capture of a closure, which may run another closure when it is freed.
final class Guest: Sendable {
    private let onEnd: @Sendable () -> Void

    init(_ onEnd: @escaping @Sendable () -> Void = {}) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }
}

struct TestError: Error {}
