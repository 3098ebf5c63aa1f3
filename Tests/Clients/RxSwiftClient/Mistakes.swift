import RxCocoa
import RxSwift

// Usual mistakes. Each is reported once, in the line below its comment, with the compiler's message for RxSwift.

struct Model {
    var name = ""
}

final class Mistaken {
    let bag = DisposeBag()

    func anElementOfAnotherType() -> Observable<Int> {
        return Observable.create { observer in
            // cannot convert value of type 'String' to expected argument type 'Int'
            observer.onNext("text")
            return Disposables.create()
        }
    }

    func aMethodThatIsNotThere() -> Observable<Int> {
        return Observable.create { observer in
            observer.onNext(1)
            // value of type 'Mistaken' has no member 'missing'
            return Disposables.create { self.missing() }
        }
    }

    func aMisspeltMethodBetweenResults() -> Observable<Int> {
        return Observable.create { [weak self] observer in
            guard let self = self else {
                observer.onCompleted()
                return Disposables.create()
            }
            // value of type 'Mistaken' has no member 'lod'
            self.lod { number, error in
                if let number = number { observer.onNext(number) } else if let error = error { observer.onError(error) }
            }
            return Disposables.create()
        }
    }

    func anElementOfAnotherTypeInAClosure() -> Observable<String> {
        return Observable.create { observer in
            guard self.isOn else { return Disposables.create() }
            // cannot convert value of type 'Int?' to expected argument type 'String'
            self.load { number, error in observer.onNext(number) }
            return Disposables.create()
        }
    }

    func noDisposable() -> Observable<Int> {
        return Observable.create { observer in
            // cannot convert value of type '()' to closure result type 'any Disposable'
            observer.onNext(1)
        }
    }

    func aMisspeltCase() -> Maybe<Int> {
        return Maybe.create { maybe in
            // type 'MaybeEvent<Int>' has no member 'succes'
            maybe(.succes(1))
            return Disposables.create()
        }
    }

    func anUnknownNameInDeferred() -> Observable<Int> {
        return Observable.deferred {
            // cannot find 'missing' in scope
            let number = missing()
            return .just(number)
        }
    }

    func anotherResultOfASingle() -> Single<Int> {
        return Single.create { single in
            // cannot convert value of type 'String' to expected argument type 'Int'
            single(.success("text"))
            return Disposables.create()
        }
    }

    func aMisspeltProperty(_ models: Observable<Model>) -> Observable<String> {
        // value of type 'Model' has no member 'nam'
        return models.map { $0.nam }
    }

    func anotherResult(_ models: Observable<Model>) -> Observable<Int> {
        // cannot convert value of type 'String' to closure result type 'Int'
        return models.map { $0.name }
    }

    func noCondition(_ models: Observable<Model>) -> Observable<Model> {
        // cannot convert value of type 'String' to closure result type 'Bool'
        return models.filter { $0.name }
    }

    func aMistakeInSubscribe(_ models: Observable<Model>) {
        // value of type 'Model' has no member 'nam'
        models.subscribe(onNext: { model in self.show(model.nam) }).disposed(by: bag)
    }

    func aMisspeltPropertyOfADriver(_ models: Driver<Model>) -> Driver<String> {
        // value of type 'Model' has no member 'nam'
        return models.map { $0.nam }
    }

    func noConditionOfADriver(_ models: Driver<Model>) -> Driver<Model> {
        // cannot convert value of type 'String' to closure result type 'Bool'
        return models.filter { $0.name }
    }

    func oneArgumentTooMany(_ numbers: Observable<Int>) -> Observable<Int> {
        // contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 3 were used in closure body
        return numbers.withLatestFrom(numbers) { $0 + $2 }
    }

    let isOn = true
    func load(_ done: @escaping (Int?, Error?) -> Void) {}
    func show(_ text: String) {}
}
