import RxTraits

_ = Single.just(1).subscribe(onSuccess: { print($0) })
