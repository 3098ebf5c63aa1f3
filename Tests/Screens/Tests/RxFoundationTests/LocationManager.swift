public import CoreLocation
import Foundation
import ObjectiveC
public import RxFoundation
import RxObservable
import RxTraits

// A proxy as in RxSwift's guide, written with the library's public names alone.

extension CLLocationManager: HasDelegate {
    /// The protocol of its delegate.
    public typealias Delegate = any CLLocationManagerDelegate
}

final class RxCLLocationManagerDelegateProxy: DelegateProxy<CLLocationManager, any CLLocationManagerDelegate>,
    DelegateProxyType, CLLocationManagerDelegate
{
    init(manager: CLLocationManager) {
        super.init(parentObject: manager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { RxCLLocationManagerDelegateProxy(manager: $0) }
    }
}

extension Selector {
    static var didUpdateLocations: Selector { "locationManager:didUpdateLocations:" }
    static var didFail: Selector { "locationManager:didFailWithError:" }
}

extension CLLocationManager {
    @MainActor
    var proxy: RxCLLocationManagerDelegateProxy {
        RxCLLocationManagerDelegateProxy.proxy(for: self)
    }
}

/// A delegate that records its messages.
final class Follower: NSObject, CLLocationManagerDelegate {
    var latitudes: [Double] = []

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        latitudes += locations.map(\.latitude)
    }
}
