// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// systems: macos catalyst ios tvos visionos
// A custom delegate proxy, as in RxSwift's guide.
import CoreLocation
import RxCocoa
import RxSwift

extension CLLocationManager: @retroactive HasDelegate {
    public typealias Delegate = CLLocationManagerDelegate
}

public class RxCLLocationManagerDelegateProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>,
    DelegateProxyType, CLLocationManagerDelegate
{
    public init(locationManager: CLLocationManager) {
        super.init(parentObject: locationManager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        self.register { RxCLLocationManagerDelegateProxy(locationManager: $0) }
    }

    internal lazy var didUpdateLocationsSubject = PublishSubject<[CLLocation]>()

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        _forwardToDelegate?.locationManager?(manager, didUpdateLocations: locations)
        didUpdateLocationsSubject.onNext(locations)
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        _forwardToDelegate?.locationManager?(manager, didFailWithError: error)
        didUpdateLocationsSubject.onError(error)
    }

    public override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        super._methodInvoked(selector, withArguments: arguments)
    }
}

extension Reactive where Base: CLLocationManager {
    public var delegate: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> {
        RxCLLocationManagerDelegateProxy.proxy(for: base)
    }

    public var didUpdateLocations: Observable<[CLLocation]> {
        RxCLLocationManagerDelegateProxy.proxy(for: base).didUpdateLocationsSubject.asObservable()
    }

    @available(iOS 14, macOS 11, tvOS 14, *)
    public var didChangeAuthorization: Observable<Void> {
        delegate.methodInvoked(#selector(CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)))
            .map { _ in }
    }
}
