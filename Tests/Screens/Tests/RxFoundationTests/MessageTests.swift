import Foundation
import ObjectiveC
import Rx
import RxFoundation
import RxInterception
import Testing

private final class Lines: @unchecked Sendable {
    var lines: [String] = []
    var error: (any Error)?
}

@Suite(.timeLimit(.minutes(5)))
struct MessageTests {
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
        let other = Stranger()
        #expect(failure(other.rx.methodInvoked("stop")).contains("something else has changed its class"))
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
        #expect(Player.endedWithObservers == 0)
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
}
