import Rx

_ = Observable.of(1, 2).asSingle().catchAndReturn(0).subscribe(onSuccess: { print($0) })
