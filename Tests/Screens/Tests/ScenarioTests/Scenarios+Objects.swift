// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import ObjectiveC
import RxCocoa
import RxInterception
import RxSwift
import UIKit

extension Scenario {
    static let objects = [
        Scenario("a message before and after its method; two subscribers; what can't be intercepted") { notes in
            let player = Player()
            notes.log("sent", player.rx.sentMessage("play:"))
            let after = notes.log("invoked", player.rx.methodInvoked("play:"))
            notes.log("too", player.rx.methodInvoked("play:"))
            player.play("a") { notes.note("plays a") }
            after.dispose()
            player.play("b") { notes.note("plays b") }
            notes.log("missing", player.rx.sentMessage("stop"))
            notes.log("release", player.rx.sentMessage("release"))
            let stranger = Stranger()
            notes.log("stranger", stranger.rx.methodInvoked("stop"))
            withExtendedLifetime(stranger) {}
        },
        Scenario("the end of an object: deallocating, deallocated, messages; later subscribers") { notes in
            var player: Player? = Player()
            notes.log("deallocating", player!.rx.deallocating)
            let (later, after) = (player!.rx.deallocating, player!.rx.deallocated)
            notes.log("sent", player!.rx.sentMessage("dealloc"))
            player = nil
            notes.log("later", later)
            notes.log("after", after)
        },
        Scenario("the end of an object: deallocated and its messages") { notes in
            var player: Player? = Player()
            notes.log("invoked", player!.rx.methodInvoked("dealloc"))
            player = nil
            player = Player()
            notes.log("played", player!.rx.methodInvoked("play:"))
            player = nil
        },
        Scenario("observe: the first value, changes, options, an object that is held") { notes in
            var player: Player? = Player()
            weak var held = player
            let first = notes.log("a", player!.rx.observe(Float.self, "rate"))
            let second = notes.log("new", player!.rx.observe(Float.self, "rate", options: [.new]))
            let third = notes.log("other type", player!.rx.observe(String.self, "rate"))
            player!.rate = 1
            second.dispose()
            third.dispose()
            player!.rate = 2
            player = nil
            notes.note(held == nil ? "freed" : "held")
            first.dispose()
            notes.note(held == nil ? "freed" : "held")
        },
        Scenario("observe without holding: changes, and the end") { notes in
            var player: Player? = Player()
            weak var held = player
            notes.log("a", player!.rx.observe(Float.self, "rate", retainSelf: false))
            player!.rate = 1
            player = nil
            notes.note(held == nil ? "freed" : "held")
        },
        Scenario("observeWeakly: changes, along a path, the end, no such property") { notes in
            var player: Player? = Player()
            let other = Player()
            notes.log("rate", player!.rx.observeWeakly(Float.self, "rate"))
            let new = notes.log("new", player!.rx.observeWeakly(Float.self, "rate", options: [.new]))
            let path = notes.log("path", player!.rx.observeWeakly(Float.self, "other.rate"))
            notes.log("none", player!.rx.observeWeakly(Float.self, "volume"))
            player!.rate = 1
            player!.other = other
            other.rate = 2
            player!.other = nil
            notes.note("observed: \(other.isObserved)")
            new.dispose()
            path.dispose()
            player = nil
        },
        Scenario("notifications: of a name, of an object, a disposal, another thread") { notes in
            let center = NotificationCenter()
            let name = Notification.Name("name")
            let object = NSObject()
            let first = notes.log("a", center.rx.notification(name).map { $0.name.rawValue })
            notes.log("of it", center.rx.notification(name, object: object).map { $0.name.rawValue })
            center.post(name: name, object: nil)
            center.post(name: name, object: object)
            center.post(name: Notification.Name("other"), object: object)
            first.dispose()
            center.post(name: name, object: nil)
            center.rx.notification(name).subscribe(onNext: { @Sendable _ in
                let thread = onMain() ? "main" : "there"
                DispatchQueue.main.async { notes.note(thread) }
            })
            .disposed(by: notes.bag)
            await elsewhere { center.post(name: name, object: nil) }
        },
    ]

    static let traits = [
        Scenario("a driver: shared, replayed, on main, with a default for an error") { notes in
            let source = PublishSubject<Int>()
            var subscriptions = 0
            let driver =
                source
                .do(onSubscribe: { subscriptions += 1 })
                .asDriver(onErrorJustReturn: -1)
            driver.drive(onNext: { notes.note("a \($0) \(onMain())") }).disposed(by: notes.bag)
            source.onNext(1)
            driver.drive(onNext: { notes.note("b \($0)") }).disposed(by: notes.bag)
            await elsewhere { source.onNext(2) }
            source.onError(RxError.unknown)
            await mainTurns()
            notes.note("subscriptions: \(subscriptions)")
        },
        Scenario("a signal: shared, not replayed; what is emitted into a relay while it is told") { notes in
            let relay = PublishRelay<Int>()
            let signal = relay.asSignal()
            signal.emit(onNext: {
                notes.note("a \($0)")
                if $0 == 1 { relay.accept(2) }
            })
            .disposed(by: notes.bag)
            relay.accept(1)
            signal.emit(onNext: { notes.note("b \($0)") }).disposed(by: notes.bag)
            relay.accept(3)
        },
        Scenario("a relay that another thread changes, driven into a label") { notes in
            let relay = BehaviorRelay(value: "a")
            let button = UIButton(type: .system)
            relay.asDriver().drive(button.rx.title()).disposed(by: notes.bag)
            notes.note(button.currentTitle ?? "nil")
            await elsewhere { relay.accept("b") }
            notes.note(button.currentTitle ?? "nil")
        },
    ]
}
