import RxBlocking
import RxObservable

print(try Observable.of(1, 2).toBlocking().toArray())
