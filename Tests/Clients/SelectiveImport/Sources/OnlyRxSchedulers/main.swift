import RxDisposables
import RxSchedulers

_ = CurrentThreadScheduler.instance.schedule(1) { number in
    print(number)
    return Disposables.create()
}
