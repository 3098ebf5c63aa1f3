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

/// CoreLocation/CLLocationManager.h, reduced.
///
/// It is used on the main thread, as in most apps.
@MainActor
open class CLLocationManager: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()
    private var answers = Answers()

    /// The delegate is asked for its messages when it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { answers = Answers(of: delegate) }
    }

    open private(set) var isUpdating = false

    public override init() {
        super.init()
        Messages.ofCoreLocation
    }

    open func startUpdatingLocation() {
        isUpdating = true
    }
}

// The actions of the user, and received positions.
extension CLLocationManager {
    public func move(to locations: [CLLocation]) {
        guard isUpdating, answers.contain("locationManager:didUpdateLocations:") else { return }
        delegate?.locationManager(self, didUpdateLocations: locations)
    }
}

extension Messages {
    static let ofCoreLocation: Void = declare([
        "locationManager:didUpdateLocations:",
        "locationManager:didFailWithError:",
    ])
}
