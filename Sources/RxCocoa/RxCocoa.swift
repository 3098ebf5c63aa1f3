@_exported public import RxSwift

@_exported public import enum RxFoundation.RxCocoaURLError
// RxSwift 6's module of this name re-exports the relays, too; `import RxCocoa` alone brings what its functions give.
@_exported public import class RxRelay.BehaviorRelay
@_exported public import class RxRelay.PublishRelay
@_exported public import class RxRelay.ReplayRelay
