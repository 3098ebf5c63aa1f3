public import RxObservable
internal import RxScreens
public import RxTraits

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ControlEvent {
    /// Lenient form of `init(events:)`, for clients in Swift 5 mode.
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.init(assumingMain: events.asObservable().observedOnMain())
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ControlProperty {
    /// Lenient form of `init(values:valueSink:)`, for clients in Swift 5 mode.
    public init<Values: ObservableType, Setter: ObserverType>(
        values: Values,
        valueSink: Setter
    ) where Values.Element == PropertyType, Setter.Element == PropertyType {
        self.init(assumingMain: values.asObservable().observedOnMain(), AnyObserver(unchecked: valueSink))
    }
}

#if canImport(UIKit) && !os(watchOS)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Reactive where Base: UIControl {
    /// Lenient form of `controlProperty(editingEvents:getter:setter:)`, for clients in Swift 5 mode.
    public func controlProperty<T>(
        editingEvents: UIControl.Event,
        getter: @escaping @MainActor (Base) -> T,
        setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        strictControlProperty(editingEvents, getter, setter)
    }
}
#elseif canImport(AppKit)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Reactive where Base: NSControl {
    /// Lenient form of `controlProperty(getter:setter:)`, for clients in Swift 5 mode.
    public func controlProperty<T>(
        getter: @escaping @MainActor (Base) -> T,
        setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        strictControlProperty(getter, setter)
    }
}
#endif
