// Written by `Tools/Forms` from its table: what is changed here is lost.

#if !LenientInSwift6
public import RxObservable
public import RxSchedulers

@_documentation(visibility: internal)
@available(swift, introduced: 6.0)
extension PrimitiveSequenceType where Element: Sendable {
    /// Form of `delay(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Form of `timeout(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }
}
#endif
