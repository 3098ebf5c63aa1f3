// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

/// CoreLocation/CLLocationManagerDelegate.h, reduced.
@MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
}

// The behaviour of a delegate without such a method.
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        forward(self, "locationManager:didUpdateLocations:", [manager, locations]) {
            (next: any CLLocationManagerDelegate) in next.locationManager(manager, didUpdateLocations: locations)
        }
    }
}
