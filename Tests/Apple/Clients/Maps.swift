// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// systems: ios catalyst
// A custom delegate proxy in Swift 6 mode, with a delegate that returns results set beside it.
import MapKit
import Rx
import RxFoundation

extension MKMapView: @retroactive HasDelegate {
    public typealias Delegate = any MKMapViewDelegate
}

final class RxMKMapViewDelegateProxy: DelegateProxy<MKMapView, any MKMapViewDelegate>, DelegateProxyType,
    MKMapViewDelegate
{
    init(mapView: MKMapView) {
        super.init(parentObject: mapView, delegateProxy: RxMKMapViewDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { RxMKMapViewDelegateProxy(mapView: $0) }
    }
}

extension Reactive where Base: MKMapView {
    @MainActor var regionDidChange: ControlEvent<Bool> {
        ControlEvent(
            events: RxMKMapViewDelegateProxy.proxy(for: base)
                .methodInvoked(#selector(MKMapViewDelegate.mapView(_:regionDidChangeAnimated:)))
                .map { arguments in arguments[1] as? Bool ?? false }
        )
    }

    @MainActor func setDelegate(_ delegate: any MKMapViewDelegate) -> any Disposable {
        RxMKMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
