import Observation
import RxRelay
import RxTraits
import TestSupport
import Testing

/// The way from an observable model to a sequence, and from a sequence into the model.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct ObservationsTests {
    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func `a model's property is a driver`() async {
        let (model, bag) = (Model(), DisposeBag())
        let (seen, changed) = AsyncStream<String>.makeStream()
        Observations { model.name }.asDriver()
            .drive(onNext: { changed.yield($0) })
            .disposed(by: bag)
        var names = seen.makeAsyncIterator()
        #expect(await names.next() == "")
        model.name = "Ada"
        #expect(await names.next() == "Ada")
        // Several changes in one turn are one change.
        model.name = "Al"
        model.name = "Alan"
        #expect(await names.next() == "Alan")
    }

    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func `a model's property is an infallible, and completes when the model is freed`() async {
        var model: Model? = Model()
        weak var freed: AnyObject?
        freed = model
        let (seen, changed) = AsyncStream<String>.makeStream()
        _ = Observations<String, Never>.untilFinished { [weak model] in
            guard let model else { return .finish }
            return .next(model.name)
        }
        .asInfallible()
        .subscribe(onNext: { changed.yield($0) }, onCompleted: { changed.finish() })
        var names = seen.makeAsyncIterator()
        #expect(await names.next() == "")
        model?.name = "last"
        model = nil
        #expect(freed == nil)
        while let name = await names.next() { #expect(name == "last") }
    }

    // Contract G5
    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func `disposal frees the observed model`() async {
        var model: Model? = Model()
        weak var freed: AnyObject?
        freed = model
        let (seen, changed) = AsyncStream<String>.makeStream()
        let subscription = Observations { [model = model!] in model.name }.asObservable()
            .subscribe(onNext: { changed.yield($0) })
        var names = seen.makeAsyncIterator()
        #expect(await names.next() == "")
        model = nil
        subscription.dispose()
        // The task has been cancelled, and ends soon.
        while freed != nil { await Task.yield() }
    }

    @Test func `a binder sets a model's property, and doesn't keep the model`() async {
        var model: Model? = Model()
        weak var freed: AnyObject?
        freed = model
        let names = BehaviorRelay(value: "Ada")
        let (ages, bag) = (Infallible.of(36, 37), DisposeBag())
        names.bind(to: Binder(model!, \.name)).disposed(by: bag)
        names.asDriver().map { Optional($0.count) }.drive(Binder(model!, \.length)).disposed(by: bag)
        ages.bind(to: model!.rx.age).disposed(by: bag)
        #expect(model?.name == "Ada")
        #expect(model?.length == 3)
        #expect(model?.age == 37)
        await Task.detached { names.accept("Grace") }.value
        while model?.name != "Grace" { await Task.yield() }
        model = nil
        #expect(freed == nil)
        names.accept("nobody")
    }

    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func `one model's property is bound to another's`() async {
        let (typed, shown, bag) = (Model(), Model(), DisposeBag())
        Observations { typed.name }.asDriver().map { "Hello, \($0)!" }.drive(Binder(shown, \.name)).disposed(by: bag)
        await eventually { shown.name == "Hello, !" }
        #expect(shown.name == "Hello, !")
        typed.name = "Ada"
        await eventually { shown.name == "Hello, Ada!" }
        #expect(shown.name == "Hello, Ada!")
    }
}

@MainActor
@Observable
private final class Model: ReactiveCompatible {
    var name = ""
    var age = 0
    var length: Int?
}
