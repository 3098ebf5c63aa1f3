// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

/// CoreLocation/CLLocationManagerDelegate.h, reduced.
@MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

// The behaviour of a delegate without such a method.
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        forward(self, "locationManager:didUpdateLocations:", [manager, locations]) {
            (next: any CLLocationManagerDelegate) in
            next.locationManager(manager, didUpdateLocations: locations)
        }
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        forward(self, "locationManager:didFailWithError:", [manager, error]) { (next: any CLLocationManagerDelegate) in
            next.locationManager(manager, didFailWithError: error)
        }
    }

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        forward(self, "locationManagerDidChangeAuthorization:", [manager]) { (next: any CLLocationManagerDelegate) in
            next.locationManagerDidChangeAuthorization(manager)
        }
    }

    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        forward(self, "locationManager:didChangeAuthorizationStatus:", [manager, status.rawValue]) {
            (next: any CLLocationManagerDelegate) in
            next.locationManager(manager, didChangeAuthorization: status)
        }
    }
}

extension Messages {
    static let ofCLLocationManagerDelegate: Void = declare([
        "locationManager:didUpdateLocations:",
        "locationManager:didFailWithError:",
        "locationManagerDidChangeAuthorization:",
        "locationManager:didChangeAuthorizationStatus:",
    ])
}
