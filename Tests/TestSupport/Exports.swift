// Nearly every test needs these.
@_exported public import RxDisposables
@_exported public import RxObservable
@_exported public import RxSchedulers
@_exported public import RxSubjects
@_exported public import RxTest
