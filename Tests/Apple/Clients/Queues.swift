// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// systems: macos catalyst ios tvos visionos
// A proxy of an object that calls its delegate on a queue of its own: what it implements is nonisolated.
import CoreLocation
import RxDisposables
import RxFoundation
import RxObservable
import RxSubjects
import RxTraits

final class Follower: NSObject {
    weak var delegate: (any CLLocationManagerDelegate)?
}

extension Follower: HasDelegate {
    typealias Delegate = any CLLocationManagerDelegate
}

final class FollowerProxy: DelegateProxy<Follower, any CLLocationManagerDelegate>, DelegateProxyType,
    CLLocationManagerDelegate
{
    let counts = PublishSubject<Int>()

    init(follower: Follower) {
        super.init(parentObject: follower, delegateProxy: FollowerProxy.self)
    }

    static func registerKnownImplementations() {
        register { FollowerProxy(follower: $0) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        forwardToDelegate()?.locationManager?(manager, didUpdateLocations: locations)
        counts.onNext(locations.count)
    }
}
