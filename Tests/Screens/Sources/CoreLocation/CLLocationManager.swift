// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// CoreLocation/CLLocation.h, reduced.
public final class CLLocation: NSObject, @unchecked Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// CoreLocation/CLAuthorizationStatus.h.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

/// CoreLocation/CLLocationManager.h, reduced.
///
/// It is used on the main thread, as in most apps.
@MainActor
open class CLLocationManager: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()
    private var answers = Answers()

    /// The delegate is asked for its messages when it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            answers = Answers(of: delegate)
            settings += 1
        }
    }

    /// How often the delegate has been set.
    public private(set) var settings = 0

    open private(set) var isUpdating = false

    public override init() {
        super.init()
        Messages.ofCLLocationManagerDelegate
    }

    open func startUpdatingLocation() {
        isUpdating = true
    }

    open func stopUpdatingLocation() {
        isUpdating = false
    }
}

// The actions of the user, and received positions.
extension CLLocationManager {
    public func move(to locations: [CLLocation]) {
        guard isUpdating, answers.contain("locationManager:didUpdateLocations:") else { return }
        delegate?.locationManager(self, didUpdateLocations: locations)
    }

    public func fail(with error: any Error) {
        guard isUpdating, answers.contain("locationManager:didFailWithError:") else { return }
        delegate?.locationManager(self, didFailWithError: error)
    }

    public func authorize() {
        guard answers.contain("locationManagerDidChangeAuthorization:") else { return }
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    public func authorize(_ status: CLAuthorizationStatus) {
        guard answers.contain("locationManager:didChangeAuthorizationStatus:") else { return }
        delegate?.locationManager(self, didChangeAuthorization: status)
    }
}
