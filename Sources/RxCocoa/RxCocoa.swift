@_exported public import RxSwift

@_exported public import enum RxFoundation.RxCocoaError
@_exported public import enum RxFoundation.RxCocoaURLError
@_exported public import protocol RxFoundation.SectionedViewDataSourceType
// RxSwift 6's module of this name also re-exports the relays, so `import RxCocoa` is enough for code that uses them.
@_exported public import class RxRelay.BehaviorRelay
@_exported public import class RxRelay.PublishRelay
@_exported public import class RxRelay.ReplayRelay

// These types need Objective-C; the extensions of UIKit or AppKit are named in `Screens.swift`.
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
