// RxSwift 6's module of this name held all of these.
@_exported public import RxDisposables
@_exported public import RxObservable
@_exported public import RxSchedulers
@_exported public import RxSubjects
@_exported public import RxTraits
@_exported public import RxVirtualTime
