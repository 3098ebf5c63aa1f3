import Foundation
@_spi(Pipeline) import RxObservable
import TestSupport

/// A source that sends numbers in a loop, and breaks a promise.
// SAFETY: immutable.
final class BrokenSource: Observable<Int>, @unchecked Sendable {
    enum Mistake: Sendable {
        case none
        case sendsAfterTheEnd
        case ignoresDisposal
        case keepsItsObserver
        case holdsALock
        case sendsBeforeOnSubscribe
    }

    private let mistake: Mistake
    private let body: @Sendable () throws -> Void
    private let lock = NSLock()
    private static let kept = LockedValue<[Kept]>([])

    // SAFETY: it is only retained.
    private struct Kept: @unchecked Sendable {
        let sink: Sink<Int>
    }

    init(_ mistake: Mistake, body: @escaping @Sendable () throws -> Void = {}) {
        self.mistake = mistake
        self.body = body
        super.init()
    }

    override func run(_ sink: Sink<Int>) {
        if mistake == .sendsBeforeOnSubscribe { sink.onNext(0) }
        sink.onSubscribe(.nothing)
        if mistake == .keepsItsObserver { Self.kept.withLock { $0.append(Kept(sink: sink)) } }
        if mistake == .holdsALock { lock.lock() }
        for number in 1...3 {
            if sink.isStopped, mistake != .ignoresDisposal { break }
            try? body()
            sink.onNext(number)
        }
        if !sink.isStopped { sink.onCompleted() }
        if mistake == .sendsAfterTheEnd { sink.onNext(4) }
        if mistake == .holdsALock { lock.unlock() }
    }
}
