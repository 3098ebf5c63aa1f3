public import RxObservable
public import RxTraits

extension ControlEvent {
    /// Lenient form of `init(events:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.init(onMain: events.asObservable().movedToMain())
    }
}

extension ControlProperty {
    /// Lenient form of `init(values:valueSink:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public init<Values: ObservableType, Setter: ObserverType>(
        values: Values,
        valueSink: Setter
    ) where Values.Element == PropertyType, Setter.Element == PropertyType {
        self.init(onMain: values.asObservable().movedToMain(), AnyObserver(unchecked: valueSink))
    }
}
