import Foundation
import ObjectiveC
import RxDisposables
import RxFoundation
import RxInterception
import RxObservable
import RxTraits
import Testing

/// An Objective-C object, whose messages can be intercepted, and whose property can be observed.
private final class Player: NSObject, AssociationHolder, InterceptableObject, KeyPathObservable {
    let associations = Associations()
    let messages: Set = ["play:"]
    let properties: Set = ["rate", "number", "other"]
    var intercepted: Set<String> = []
    var lines: [String] = []
    private let observers = Observers()

    var rate: Float = 0 {
        didSet { for (_, observer) in observers.list { observer() } }
    }

    // As an object that notifies by hand: it must not end with an observer.
    deinit {
        associations.tellOfDeallocation()
        if !observers.list.isEmpty { Issue.record("an observer is left") }
    }

    func play(_ name: String) {
        send("play:", [name]) { lines.append("play \(name)") }
    }

    var number: NSNumber = 0
    var other: Player?

    func value(atKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "rate": rate
        case "number": number
        case "other": other
        default: nil
        }
    }

    func observe(keyPath: String, _ changed: @escaping () -> Void) -> () -> Void {
        observers.count += 1
        let (observers, key) = (observers, observers.count)
        observers.list[key] = changed
        return { observers.list[key] = nil }
    }
}

private final class Observers {
    var list: [Int: () -> Void] = [:]
    var count = 0
}

private final class Lines: @unchecked Sendable {
    var lines: [String] = []
    var error: (any Error)?
}

@Suite(.timeLimit(.minutes(5)))
struct MessageTests {
    @Test("a message is told before and after the method")
    func order() {
        let player = Player()
        let bag = DisposeBag()
        // SAFETY: used on this thread only.
        nonisolated(unsafe) let seen = player
        player.rx.sentMessage("play:").subscribe(onNext: { seen.lines.append("sent \($0)") }).disposed(by: bag)
        let after = player.rx.methodInvoked("play:").subscribe(onNext: { seen.lines.append("invoked \($0)") })
        player.play("a")
        #expect(player.lines == [#"sent ["a"]"#, "play a", #"invoked ["a"]"#])
        after.dispose()
        player.play("b")
        #expect(player.lines.suffix(2) == [#"sent ["b"]"#, "play b"])
    }

    @Test("what can't be intercepted is an error that says why")
    func failures() {
        func error(_ source: Observable<[Any]>) -> RxCocoaObjCRuntimeError? {
            let lines = Lines()
            source.subscribe(onError: { lines.error = $0 }).dispose()
            return lines.error as? RxCocoaObjCRuntimeError
        }
        func failure(_ source: Observable<[Any]>) -> String {
            error(source)?.debugDescription ?? "none"
        }
        let player = Player()
        #expect(failure(player.rx.sentMessage("stop")).contains("@objc dynamic"))
        #expect(failure(player.rx.sentMessage("release")).contains("all the time"))
        if case .selectorNotImplemented(let target)? = error(player.rx.sentMessage("stop")) {
            #expect(target === player)
            #expect(!(target === NSObject()))
        } else {
            Issue.record("no error that names the object")
        }
        let other = NSObject()
        #expect(failure(other.rx.methodInvoked("stop")).contains("something else has changed its class"))
    }

    @Test("deallocating comes before the end, deallocated after it; messages complete")
    func deallocating() {
        var player: Player? = Player()
        weak var held: AnyObject?
        held = player
        let lines = Lines()
        let bag = DisposeBag()
        player!.rx.deallocating.subscribe(
            onNext: { lines.lines.append("deallocating") },
            onCompleted: { lines.lines.append("deallocating completed") }
        )
        .disposed(by: bag)
        player!.rx.deallocated.subscribe(onNext: { lines.lines.append("deallocated") }).disposed(by: bag)
        player!.rx.methodInvoked("play:").subscribe(onCompleted: { lines.lines.append("messages completed") })
            .disposed(by: bag)
        player = nil
        #expect(held == nil)
        #expect(lines.lines.first == "deallocating")
        #expect(Set(lines.lines.dropFirst()) == ["deallocating completed", "deallocated", "messages completed"])
    }

    @Test("deallocating replays after the end; dealloc is a message whose two moments are deallocating and deallocated")
    func deallocatingLater() {
        var player: Player? = Player()
        let observed = player!.rx.observe(Float.self, "rate", retainSelf: false).subscribe()
        let later = player!.rx.deallocating
        let lines = Lines()
        let sent = player!.rx.sentMessage("dealloc").subscribe(onNext: { lines.lines.append("sent \($0)") })
        let invoked = player!.rx.methodInvoked("dealloc").subscribe(onNext: { lines.lines.append("invoked \($0)") })
        player = nil
        #expect(lines.lines == ["sent []", "invoked []"])
        later.subscribe(onNext: { lines.lines.append("later") }, onCompleted: { lines.lines.append("|") }).dispose()
        #expect(lines.lines.suffix(2) == ["later", "|"])
        observed.dispose()
        sent.dispose()
        invoked.dispose()
    }

    @Test("a name that is no property is an error that says so, along the path, too")
    func noSuchProperty() {
        let player = Player()
        let lines = Lines()
        player.rx.observeWeakly(Float.self, "volume").subscribe(onError: { lines.error = $0 }).dispose()
        guard case .invalidPropertyName(let object, "volume")? = lines.error as? RxCocoaError else {
            Issue.record("\(String(describing: lines.error))")
            return
        }
        #expect((object as? RxError.ObjectIdentity).map { $0 === player } == true)
        #expect("\(RxCocoaError.itemsNotYetBound(object: object))".contains("Player"))
        player.other = Player()
        lines.error = nil
        player.rx.observeWeakly(Float.self, "other.volume").subscribe(onError: { lines.error = $0 }).dispose()
        #expect(lines.error is RxCocoaError)
        player.rx.observeWeakly(Float.self, "self.other.rate").subscribe(onNext: { lines.lines.append("\($0 ?? -1)") })
            .dispose()
        #expect(lines.lines == ["0.0"])
    }

    @Test("key-value observing by a string: the value now, then each one; by options, without the first")
    func observe() {
        let player = Player()
        let lines = Lines()
        let bag = DisposeBag()
        player.rx.observe(Float.self, "rate").subscribe(onNext: { lines.lines.append("a \($0 ?? -1)") })
            .disposed(by: bag)
        let other = player.rx.observe(String.self, "rate", options: [.new])
            .subscribe(onNext: { lines.lines.append("b \($0 ?? "none")") })
        player.rate = 1
        other.dispose()
        player.rate = 2
        #expect(lines.lines.filter { $0.hasPrefix("a") } == ["a 0.0", "a 1.0", "a 2.0"])
        #expect(lines.lines.filter { $0.hasPrefix("b") } == ["b none"])
    }

    @Test("numbers and enumerations, which come as objects")
    func representable() {
        #expect(Int(KVOValue: 7) == 7)
        #expect(Int32(KVOValue: 7) == 7)
        #expect(Int64(KVOValue: 7) == 7)
        #expect(UInt(KVOValue: 7) == 7)
        #expect(UInt32(KVOValue: 7) == 7)
        #expect(UInt64(KVOValue: 7) == 7)
        #expect(Bool(KVOValue: true) == true)
        enum Rate: Int { case stopped, playing }
        let player = Player()
        let lines = Lines()
        let bag = DisposeBag()
        player.number = 1
        player.rx.observe(Int.self, "number").subscribe(onNext: { lines.lines.append("\($0 ?? -1)") }).disposed(by: bag)
        player.rx.observe(Rate.self, "number").subscribe(onNext: { lines.lines.append("\($0 ?? .stopped)") })
            .disposed(by: bag)
        player.rx.observeWeakly(Int.self, "number").subscribe(onNext: { lines.lines.append("weakly \($0 ?? -1)") })
            .disposed(by: bag)
        #expect(lines.lines == ["1", "playing", "weakly 1"])
    }

    @Test("an object is held by an observation, or not; weakly observed, it sends nil and completes")
    func retaining() {
        var player: Player? = Player()
        weak var held: AnyObject?
        held = player
        let lines = Lines()
        let weakly = player!.rx.observeWeakly(Float.self, "rate")
            .subscribe(onNext: { lines.lines.append("\($0 ?? -1)") }, onCompleted: { lines.lines.append("|") })
        let unretained = player!.rx.observe(Float.self, "rate", retainSelf: false).subscribe()
        player!.rate = 3
        player = nil
        #expect(held == nil)
        #expect(lines.lines == ["0.0", "3.0", "-1.0", "|"])
        weakly.dispose()
        unretained.dispose()

        var other: Player? = Player()
        weak var otherHeld: AnyObject?
        otherHeld = other
        let retained = other!.rx.observe(Float.self, "rate").subscribe()
        other = nil
        #expect(otherHeld != nil)
        retained.dispose()
        #expect(otherHeld == nil)
    }
}
