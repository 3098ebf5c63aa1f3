#if !canImport(ObjectiveC)
public import RxDisposables
public import RxObservable
public import RxTraits

// Members that exist only on Apple's systems, so that the compiler explains why they are missing here. Without them, it
// takes the name for that of a property, which `rx` has as a binder.
extension Reactive where Base: AnyObject {
    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Key-value observing needs Objective-C, which this system lacks.")
    public func observe<Element>(_ type: Element.Type, _ keyPath: String) -> Observable<Element?> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Key-value observing needs Objective-C, which this system lacks.")
    public func observe<Element>(_ keyPath: KeyPath<Base, Element>) -> Observable<Element> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Key-value observing needs Objective-C, which this system lacks.")
    public func observeWeakly<Element>(_ type: Element.Type, _ keyPath: String) -> Observable<Element?> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Interception of messages needs Objective-C, which this system lacks.")
    public func methodInvoked<Selector>(_ selector: sending Selector) -> Observable<[Any]> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Interception of messages needs Objective-C, which this system lacks.")
    public func sentMessage<Selector>(_ selector: sending Selector) -> Observable<[Any]> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "This system reports the end only of an object that is LifetimeTracking.")
    public var deallocated: Observable<Void> {
        .never()
    }

    /// Takes the name of API that needs Objective-C.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Only an object that is LifetimeTracking has a bag on this system.")
    @_disfavoredOverload  // as on Apple's systems
    public var disposeBag: DisposeBag {
        get { DisposeBag() }
        nonmutating set {}
    }
}
#endif
