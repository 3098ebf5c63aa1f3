@_exported public import RxSwift

@_exported public import enum RxObjects.RxCocoaURLError
@_exported public import protocol RxObjects.SectionedViewDataSourceType
// RxSwift 6's module of this name also re-exports the relays, so `import RxCocoa` is enough for code that uses them.
@_exported public import class RxRelay.BehaviorRelay
@_exported public import class RxRelay.PublishRelay
@_exported public import class RxRelay.ReplayRelay

// These types need Objective-C; the extensions of UIKit or AppKit are named in `Screens.swift`.
#if canImport(ObjectiveC)
@_exported public import class RxObjects.DelegateProxy
@_exported public import protocol RxObjects.DelegateProxyType
@_exported public import protocol RxObjects.HasDataSource
@_exported public import protocol RxObjects.HasDelegate
@_exported public import protocol RxObjects.HasPrefetchDataSource
@_exported public import protocol RxObjects.KVORepresentable
@_exported public import struct RxObjects.KeyValueObservingOptions
@_exported public import enum RxObjects.RxCocoaInterceptionMechanism
@_exported public import enum RxObjects.RxCocoaObjCRuntimeError
#endif
