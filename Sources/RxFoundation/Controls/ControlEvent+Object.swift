#if canImport(ObjectiveC)
package import RxDisposables
package import RxObservable
internal import RxSchedulers
package import RxTraits

extension ControlEvent {
    /// Events of an object, which complete when it is freed.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - start: Begins to send, and returns a disposable that ends that, on any thread.
    package init<Object: AnyObject & Sendable>(
        of object: Object,
        start: @escaping @MainActor (Object, AnyObserver<PropertyType>) -> any Disposable
    ) {
        self.init(assumingMain: objectEvents(of: object, start: start))
    }
}

extension ControlProperty {
    /// A property of an object: its value, the value at each of its events, and its setter.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - value: Reads the value.
    ///   - set: Sets it, on the main thread.
    ///   - changes: Begins to call a closure after each change by the user, and returns a disposable that ends that.
    package init<Object: AnyObject & Sendable>(
        of object: Object,
        value: @escaping @MainActor (Object) -> PropertyType,
        set: @escaping @MainActor (Object, PropertyType) -> Void,
        changes: @escaping @MainActor (Object, _ changed: @escaping @MainActor () -> Void) -> any Disposable
    ) {
        let values: Observable<PropertyType> = objectEvents(of: object) { object, observer in
            // The value is sent first, and only then its changes (U2).
            observer.onNext(value(object))
            return changes(object) { [weak object] in
                if let object { observer.onNext(value(object)) }
            }
        }
        self.init(assumingMain: values, Binder(setting: object, with: set).asObserver())
    }
}

extension Binder {
    /// A binder for values that need not be `Sendable`; a value belongs to the main thread from the time when it is
    /// bound.
    ///
    /// - Parameters:
    ///   - object: The object to set; held weakly.
    ///   - set: Sets a value.
    package init<Object: AnyObject>(
        setting object: Object,
        with set: @escaping @MainActor (Object, Value) -> Void
    ) {
        // The binder has a scheduler of its own: on main, a value is set at once unless an earlier value of this binder
        // waits. With a shared scheduler, it would wait for other binders' values, too.
        let scheduler = MainScheduler()
        let set = assumeMain(set)
        let object = WeakReference(object)
        self.init(set: { value in
            // SAFETY: the value goes to the main thread, where alone the object is used, and the code that bound it
            // doesn't use it any more.
            let value = UncheckedSendable(value)
            _ = scheduler.schedule(value) { value in
                if let object = object.object { set(object, value.value) }
                return Disposables.create()
            }
        })
    }
}

/// Events that an object begins to send on the main thread, and that complete when it is freed.
///
/// The promise of the main thread is made here: events and the end may come on any thread, and are moved.
func objectEvents<Object: AnyObject & Sendable, Element>(
    of object: Object,
    start: @escaping @MainActor (Object, AnyObserver<Element>) -> any Disposable
) -> MainObservable<Element> {
    Observable<Element>.create(
        assumeMain { [weak object] observer in
            guard let object else {
                observer.onCompleted()
                return Disposables.create()
            }
            // SAFETY: it may be used on any thread, and no element is sent there.
            let ending = UncheckedSendable(observer)
            let end = Reactive(object).deallocated.subscribe(onCompleted: { ending.value.onCompleted() })
            return Disposables.create(start(object, observer), end)
        }
    )
    .observedOnMain()
}
#endif
