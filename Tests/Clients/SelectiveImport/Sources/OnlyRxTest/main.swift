import RxObservable
import RxTest

print(TestScheduler().result(of: Observable.of("a", "b")))
