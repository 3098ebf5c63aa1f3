// RxSwift 6's module of this name re-exports the relays, too; `import RxCocoa` alone brings what its functions give.
@_exported public import RxFoundation
@_exported public import RxRelay
@_exported public import RxSwift
@_exported public import RxTraits
