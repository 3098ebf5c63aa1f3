internal import Explorer
internal import RxDisposables

/// A possible element of a scenario.
protocol Shown: Sendable {
    var shown: String { get }
}

/// An element with a number.
protocol Numbered {
    static func numbered(_ number: Int) -> Self
}

/// An element that is a user's object: it has to be freed in the end, and never under a lock.
// SAFETY: immutable.
final class Payload: Shown, Numbered, @unchecked Sendable {
    // SAFETY: used on one thread of the system, like everything in a run.
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

    static func numbered(_ number: Int) -> Self { Self(number) }
}

extension Int: Shown, Numbered {
    private static let texts = (0..<100).map { "\($0)" }

    var shown: String { indices ~= self ? Int.texts[self] : "\(self)" }

    private var indices: Range<Int> { 0..<100 }

    static func numbered(_ number: Int) -> Int { number }
}

extension String: Shown {
    var shown: String { self }
}

/// The error of a scenario.
struct Failure: Error {}

/// A user's object that counts its disposals.
// SAFETY: used on one thread of the system, like everything in a run.
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
