public import RxDisposables
public import RxObservable
public import RxTraits

// In Swift 5 mode, a trailing closure of a function with several closures ranks behind a disfavoured overload. So one
// such call in a chain made the type checker try the strict form of each other call, too, in all combinations: 20 times
// the work, and more for each stage. A form with one closure is chosen for such a call, and has no such price. Its
// closure is optional, so that `subscribe { print($0) }` still takes events. No call writes its label: for
// `subscribe(onNext:)` the type checker would try it beside the function with several closures.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Form of `subscribe(onNext:onError:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(trailing onNext: ((Element) -> Void)?) -> any Disposable {
        subscribe(onNext: onNext, onError: nil, onCompleted: nil, onDisposed: nil)
    }

    /// Form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(with object: Object, trailing onNext: ((Object, Element) -> Void)?)
        -> any Disposable
    {
        subscribe(with: object, onNext: onNext, onError: nil, onCompleted: nil, onDisposed: nil)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Form of `subscribe(onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(trailing onNext: ((Element) -> Void)?) -> any Disposable {
        subscribe(onNext: onNext, onCompleted: nil, onDisposed: nil)
    }

    /// Form of `subscribe(with:onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(with object: Object, trailing onNext: ((Object, Element) -> Void)?)
        -> any Disposable
    {
        subscribe(with: object, onNext: onNext, onCompleted: nil, onDisposed: nil)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Form of `subscribe(onSuccess:onFailure:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(trailing onSuccess: ((Element) -> Void)?) -> any Disposable {
        subscribe(onSuccess: onSuccess, onFailure: nil, onDisposed: nil)
    }

    /// Form of `subscribe(with:onSuccess:onFailure:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(with object: Object, trailing onSuccess: ((Object, Element) -> Void)?)
        -> any Disposable
    {
        subscribe(with: object, onSuccess: onSuccess, onFailure: nil, onDisposed: nil)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
// The last parameters make these the worse ones where a closure would fit both kinds, as behind `andThen(.just(1))`.
extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Form of `subscribe(onSuccess:onError:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(trailing onSuccess: ((Element) -> Void)?, _: Void = ()) -> any Disposable {
        subscribe(onSuccess: onSuccess, onError: nil, onCompleted: nil, onDisposed: nil)
    }

    /// Form of `subscribe(with:onSuccess:onError:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        trailing onSuccess: ((Object, Element) -> Void)?,
        _: Void = ()
    ) -> any Disposable {
        subscribe(with: object, onSuccess: onSuccess, onError: nil, onCompleted: nil, onDisposed: nil)
    }
}
