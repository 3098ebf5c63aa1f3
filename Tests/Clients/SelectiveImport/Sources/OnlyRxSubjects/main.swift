import RxObservable
import RxSubjects

let subject = PublishSubject<Int>()
_ = subject.subscribe(onNext: { print($0) })
subject.onNext(1)
