internal import Explorer
internal import RxDisposables

/// What can be an element of a scenario.
protocol Shown: Sendable {
    var shown: String { get }
}

/// An element that is an object of the user's: it has to be freed in the end, and never under a lock.
// SAFETY: immutable.
final class Payload: Shown, @unchecked Sendable {
    // SAFETY: used on one thread of the system, as all of a run.
    private(set) static nonisolated(unsafe) var aliveCount = 0

    let number: Int

    init(_ number: Int) {
        self.number = number
        Payload.aliveCount += 1
    }

    deinit {
        Payload.aliveCount -= 1
        foreign("An element is freed")
    }

    var shown: String { number.shown }
}

extension Int: Shown {
    private static let texts = (0..<100).map { "\($0)" }

    var shown: String { indices ~= self ? Int.texts[self] : "\(self)" }

    private var indices: Range<Int> { 0..<100 }
}

extension String: Shown {
    var shown: String { self }
}

/// How something fails in a scenario.
struct Failure: Error {}

/// An object of the user's that counts how often it is disposed of.
// SAFETY: used on one thread of the system, as all of a run.
final class Resource: Disposable, @unchecked Sendable {
    private let marker = Marker()
    private let name: String
    private(set) var count = 0
    private let action: (@Sendable () -> Void)?

    init(_ name: String = "", _ action: (@Sendable () -> Void)? = nil) {
        self.name = name
        self.action = action
    }

    func dispose() {
        marker.event()
        foreign("\(name) is disposed of")
        count += 1
        action?()
    }

    deinit {
        foreign("\(name) is freed")
    }
}
