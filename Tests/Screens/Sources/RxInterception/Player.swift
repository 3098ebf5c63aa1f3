// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

/// An object of Objective-C, as the tests have it: its message can be intercepted, its properties observed.
public final class Player: NSObject, AssociationHolder {
    private final class Observers {
        var list: [Int: () -> Void] = [:]
        var count = 0
    }

    static let message = Selector("play:")
    static let properties: Set = ["rate", "number", "other"]

    // SAFETY: tests read it on the thread that frees their objects.
    /// How many have ended with an observer, as an object that notifies by hand must not.
    public private(set) nonisolated(unsafe) static var endedWithObservers = 0

    public let associations = Associations()
    var isIntercepted = false
    public var rate: Float = 0 { didSet { changed() } }
    public var number: NSNumber = 0 { didSet { changed() } }
    public var other: Player? { didSet { changed() } }
    private let observers = Observers()

    deinit {
        associations.tellOfDeallocation()
        if isObserved { Player.endedWithObservers += 1 }
    }

    public var isObserved: Bool { !observers.list.isEmpty }

    /// Sends a message to itself; if it is intercepted, the observer gets it before and after.
    public func play(_ name: String, _ method: () -> Void) {
        let observer = isIntercepted ? messageObserver(of: self) as? any RxMessageObserver : nil
        observer?.willSend(Player.message, arguments: [name])
        method()
        observer?.didSend(Player.message, arguments: [name])
    }

    func value(of property: String) -> Any? {
        switch property {
        case "rate": rate
        case "number": number
        default: other
        }
    }

    /// Calls a closure after each change, until the returned closure is called.
    func observe(_ changed: @escaping () -> Void) -> () -> Void {
        observers.count += 1
        let (observers, key) = (observers, observers.count)
        observers.list[key] = changed
        return { observers.list[key] = nil }
    }

    private func changed() {
        for (_, observer) in observers.list.sorted(by: { $0.key < $1.key }) { observer() }
    }
}

/// Another one, whose messages can't be intercepted.
public final class Stranger: NSObject, AssociationHolder {
    public let associations = Associations()
}
