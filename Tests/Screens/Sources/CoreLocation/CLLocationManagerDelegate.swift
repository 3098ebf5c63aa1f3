// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

/// CoreLocation/CLLocationManagerDelegate.h, reduced.
@MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

// The behaviour of a delegate without such a method.
extension CLLocationManagerDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any CLLocationManagerDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        told("locationManager:didUpdateLocations:", [manager, locations]) {
            $0.locationManager(manager, didUpdateLocations: locations)
        }
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        told("locationManager:didFailWithError:", [manager, error]) {
            $0.locationManager(manager, didFailWithError: error)
        }
    }
}
