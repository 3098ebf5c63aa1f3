@_exported public import RxSwift

@_exported public import enum RxFoundation.RxCocoaURLError
@_exported public import protocol RxFoundation.SectionedViewDataSourceType
// RxSwift 6's module of this name re-exports the relays, too; `import RxCocoa` alone brings what its functions give.
@_exported public import class RxRelay.BehaviorRelay
@_exported public import class RxRelay.PublishRelay
@_exported public import class RxRelay.ReplayRelay

// What Objective-C knows of any object, where it is.
#if canImport(ObjectiveC)
@_exported public import class RxFoundation.DelegateProxy
@_exported public import protocol RxFoundation.DelegateProxyType
@_exported public import protocol RxFoundation.HasDataSource
@_exported public import protocol RxFoundation.HasDelegate
@_exported public import protocol RxFoundation.HasPrefetchDataSource
@_exported public import protocol RxFoundation.KVORepresentable
@_exported public import struct RxFoundation.KeyValueObservingOptions
@_exported public import enum RxFoundation.RxCocoaInterceptionMechanism
@_exported public import enum RxFoundation.RxCocoaObjCRuntimeError
#endif
