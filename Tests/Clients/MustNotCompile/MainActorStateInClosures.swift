// A closure may run on any thread, and several times at once, so it can use neither the main actor's state nor a
// captured variable, unless the sequence's type guarantees delivery on main. An inner sequence delivers where it sends,
// even if the outer one is on main.
//
// Contract A4

import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import Synchronization

@MainActor
final class Console {
    var prompt = "> "
    let input = PublishSubject<String>()

    #if FIXED
    func lines() -> Observable<String> {
        // The closure captures a value that was read before, on the main actor.
        let prompt = prompt
        return input.map { prompt + $0 }
    }
    func show(_ texts: Observable<String>) {
        let texts = texts.observe(on: MainScheduler.instance)
        _ = texts.subscribe(onNext: { self.prompt = $0 })
        let replies = texts.flatMapLatest { Observable.just(self.prompt + $0) }
        _ = replies.observe(on: MainScheduler.instance).subscribe(onNext: { self.prompt = $0 })
    }
    #else
    func lines() -> Observable<String> {
        input.map { self.prompt + $0 }  // error: main actor-isolated property 'prompt' can not be referenced from a
    }
    func show(_ texts: Observable<String>) {
        _ = texts.subscribe(onNext: { self.prompt = $0 })  // error: main actor-isolated property 'prompt' can not be
        let texts = texts.observe(on: MainScheduler.instance)
        let replies = texts.flatMapLatest { Observable.just(self.prompt + $0) }
        _ = replies.subscribe(onNext: { self.prompt = $0 })  // error: main actor-isolated property 'prompt' can not be
    }
    #endif
}

#if FIXED
func counting() -> AnyObserver<Int> {
    let count = Mutex(0)
    return AnyObserver(eventHandler: { _ in count.withLock { $0 += 1 } })
}
#else
func counting() -> AnyObserver<Int> {
    var count = 0
    return AnyObserver(eventHandler: { _ in count += 1 })  // error: mutation of captured var 'count' in concurrently
}

func numbers() -> Observable<Int> {
    var subscriptions = 0
    return .create { _ in
        subscriptions += 1  // error: mutation of captured var 'subscriptions' in concurrently-executing code
        return Disposables.create()
    }
}
#endif
