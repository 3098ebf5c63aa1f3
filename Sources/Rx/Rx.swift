// The umbrella: one import for what an app needs. RxStreams, RxTest and RxBlocking are imported where they are used.
@_exported public import RxDisposables
@_exported public import RxObservable
@_exported public import RxRelay
@_exported public import RxSchedulers
@_exported public import RxSubjects
@_exported public import RxTraits
