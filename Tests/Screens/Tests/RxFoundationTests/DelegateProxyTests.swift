import CoreLocation
import Foundation
import ObjectiveC
import RxDisposables
import RxFoundation
import RxObservable
import Testing

private let here = CLLocation(latitude: 1, longitude: 2)

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DelegateProxyTests {
    private let manager: CLLocationManager

    init() {
        manager = CLLocationManager()
        manager.startUpdatingLocation()
    }

    @Test("Messages that come on a queue are forwarded there, and observed on the main thread, later")
    func otherQueues() async {
        let follower = Follower()
        manager.proxy.setForwardToDelegate(follower, retainDelegate: false)
        var log: [String] = []
        let subscription = manager.proxy.methodInvoked(.didUpdateLocations)
            .subscribe(onNext: { _ in
                MainActor.preconditionIsolated()
                log.append("observed")
            })
        let proxy = manager.proxy
        let answers = await withCheckedContinuation { done in
            DispatchQueue.global().async {
                let forwardee = proxy.forwardee() as? Follower
                let observed = proxy.isObserved(.didUpdateLocations) && proxy.forwardToDelegate() === forwardee
                proxy.willSend(.didUpdateLocations, arguments: [])
                proxy.didSend(.didUpdateLocations, arguments: [])
                done.resume(returning: observed && forwardee != nil)
            }
        }
        #expect(answers)
        while log.isEmpty { await Task.yield() }
        #expect(log == ["observed"])
        subscription.dispose()
    }

    @Test("Without a delegate and an observer the proxy answers to nothing")
    func answers() {
        let proxy = manager.proxy
        #expect(!proxy.responds(to: .didUpdateLocations))
        let subscription = proxy.methodInvoked(.didUpdateLocations).subscribe()
        #expect(proxy.responds(to: .didUpdateLocations))
        #expect(!proxy.responds(to: .didFail))
        subscription.dispose()
        #expect(!proxy.responds(to: .didUpdateLocations))
    }

    // Contract U6
    @Test("Setting the delegate to nil removes it: it gets nothing more, and another one can be installed")
    func removedDelegate() {
        let first = Follower()
        let second = Follower()
        let proxy = RxCLLocationManagerDelegateProxy.self
        let bag = DisposeBag()
        proxy.installForwardDelegate(first, retainDelegate: false, onProxyForObject: manager).disposed(by: bag)
        manager.delegate = nil
        let reports = reported {
            proxy.installForwardDelegate(second, retainDelegate: false, onProxyForObject: manager).disposed(by: bag)
        }
        #expect(reports.isEmpty)
        manager.move(to: [here])
        #expect(first.latitudes == [])
        #expect(second.latitudes == [1])
    }

    // Contract U5
    @Test("The names of RxCocoa's base class, for proxies of one's own")
    func namesOfRxCocoa() {
        let proxy = manager.proxy
        let follower = Follower()
        proxy._setForwardToDelegate(follower, retainDelegate: false)
        #expect(proxy._forwardToDelegate === follower)
        #expect(proxy.voidDelegateMethodsContain(.didUpdateLocations))
        #expect(!proxy.hasWiredImplementation(for: .didUpdateLocations))
        var sent = 0
        let bag = DisposeBag()
        proxy.sentMessage(.didUpdateLocations).subscribe(onNext: { _ in sent += 1 }).disposed(by: bag)
        proxy._sentMessage(.didUpdateLocations, withArguments: [])
        proxy._methodInvoked(.didUpdateLocations, withArguments: [])
        #expect(sent == 1)
    }

    @Test("An object has one proxy")
    func oneProxy() {
        #expect(manager.proxy === manager.proxy)
        #expect(manager.proxy !== CLLocationManager().proxy)
    }

    @Test(
        "A delegate that is installed gets everything until the subscription ends; a second one is refused and reported"
    )
    func installing() {
        let first = Follower()
        let second = Follower()
        let proxy = RxCLLocationManagerDelegateProxy.self
        let subscription = proxy.installForwardDelegate(first, retainDelegate: false, onProxyForObject: manager)
        let reports = reported {
            let refused = proxy.installForwardDelegate(second, retainDelegate: false, onProxyForObject: manager)
            refused.dispose()
        }
        guard case .delegateAlreadySet(let object, let delegate)? = reports.first as? BindingError else {
            Issue.record("reported \(reports)")
            return
        }
        #expect(object.hasPrefix("CLLocationManager"))
        #expect(delegate.hasPrefix("Follower"))
        manager.move(to: [here])
        #expect(first.latitudes == [1])
        #expect(second.latitudes == [])
        subscription.dispose()
        #expect(manager.proxy.forwardToDelegate() == nil)
        manager.move(to: [here])
        #expect(first.latitudes == [1])
    }

    @Test("A delegate that is to be retained is held as long as it is installed")
    func holding() {
        weak var weakly: Follower?
        var subscription: (any Disposable)?
        func install() {
            let follower = Follower()
            weakly = follower
            subscription = RxCLLocationManagerDelegateProxy.installForwardDelegate(
                follower,
                retainDelegate: true,
                onProxyForObject: manager
            )
        }
        install()
        #expect(weakly != nil)
        subscription?.dispose()
        #expect(weakly == nil)
    }

    @Test("A sequence of a proxy that is gone completes at once")
    func late() {
        func messages() -> MainObservable<[Any]> {
            CLLocationManager().proxy.methodInvoked(.didUpdateLocations)
        }
        var completed = false
        let subscription = messages().subscribe(onCompleted: { completed = true })
        #expect(completed)
        subscription.dispose()
    }

    @Test("A subscription from another thread is made on the main thread")
    func background() async {
        let messages = manager.proxy.methodInvoked(.didUpdateLocations)
        let counter = Counter()
        let subscription = await Task.detached {
            messages.subscribe(onNext: { _ in
                MainActor.assumeIsolated { counter.count += 1 }
            })
        }.value
        await untilMainIsIdle()
        #expect(manager.proxy.isObserved(.didUpdateLocations))
        manager.move(to: [here])
        #expect(counter.count == 1)
        await Task.detached { subscription.dispose() }.value
        await untilMainIsIdle()
        #expect(!manager.proxy.isObserved(.didUpdateLocations))
    }
}

@MainActor
private final class Counter {
    var count = 0
}

private func untilMainIsIdle() async {
    for _ in 0..<3 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
