import RxDisposables

Disposables.create { print("disposed of") }.dispose()
