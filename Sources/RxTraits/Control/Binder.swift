internal import RxDisposables
public import RxObservable
public import RxSchedulers

/// An observer that sets a value of its target on the main thread, and holds the target weakly.
///
/// ```swift
/// let title = Binder(label) { label, text in label.text = text }
/// names.bind(to: title).disposed(by: bag)
/// ```
///
/// An element that arrives on the main thread is set at once. Completion is ignored; an error, which a binding should
/// never receive, goes to `Hooks.defaultErrorHandler`. Once the target is gone, elements are dropped.
public struct Binder<Value>: ObserverType, Sendable {
    /// The type of the elements.
    public typealias Element = Value

    @usableFromInline let set: @Sendable (Value) -> Void

    /// Makes a binder from a setter that runs on the right thread.
    package init(set: @escaping @Sendable (Value) -> Void) {
        self.set = set
    }

    /// Makes a binder that calls a closure on the main thread.
    ///
    /// - Parameters:
    ///   - target: The object whose value is set; held weakly.
    ///   - binding: Sets an element.
    public init<Target: AnyObject & Sendable>(
        _ target: Target,
        binding: @escaping @MainActor (Target, Value) -> Void
    ) where Value: Sendable {
        self.init(ofMain: target, binding)
    }

    /// Makes a binder of an object of the main actor, `Sendable` or not, that calls a closure on the main thread.
    ///
    /// - Parameters:
    ///   - target: The object whose value is set; held weakly.
    ///   - binding: Sets an element.
    @available(swift, introduced: 6.0) @MainActor
    public init<Target: AnyObject>(
        _ target: Target,
        binding: @escaping @MainActor (Target, Value) -> Void
    ) where Value: Sendable {
        self.init(ofMain: target, binding)
    }

    /// Makes a binder that sets a property on the main thread, such as one of an `@Observable` model.
    ///
    /// ```swift
    /// names.bind(to: Binder(label, \.text)).disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object; held weakly.
    ///   - property: The property.
    @available(swift, introduced: 6.0)
    public init<Target: AnyObject & Sendable>(
        _ target: Target,
        _ property: any ReferenceWritableKeyPath<Target, Value> & Sendable
    ) where Value: Sendable {
        self.init(target, set: property)
    }

    /// Makes a binder that sets a property of the main actor, on the main thread.
    ///
    /// - Parameters:
    ///   - target: The object; held weakly.
    ///   - property: The property.
    @available(swift, introduced: 6.0) @MainActor
    public init<Target: AnyObject>(
        _ target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value>
    ) where Value: Sendable {
        self.init(target, set: property)
    }

    /// Makes a binder that sets a property on the main thread, in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public init<Target: AnyObject & Sendable>(
        _ target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value>,
        mode: Void = ()
    ) where Value: Sendable {
        self.init(target, set: property)
    }

    private init<Target: AnyObject>(
        _ target: Target,
        set property: ReferenceWritableKeyPath<Target, Value>
    ) where Value: Sendable {
        // SAFETY: only the closure reads it, on the main thread. It is `Sendable`, or was formed in code of the main
        // actor; in Swift 5 mode, the compiler promises neither.
        nonisolated(unsafe) let property = property
        self.init(ofMain: target) { target, value in target[keyPath: property] = value }
    }

    /// Makes a binder of an object that is `Sendable`, or of the main actor.
    private init<Target: AnyObject>(
        ofMain target: Target,
        _ binding: @escaping @MainActor (Target, Value) -> Void
    ) where Value: Sendable {
        // SAFETY: only the main thread loads it.
        nonisolated(unsafe) let target = Unretained(target)
        let set: @MainActor (Value) -> Void = { value in
            if let target = target.object { binding(target, value) }
        }
        // Each binder has its own scheduler: an element waits only for the binder's own elements (contract T5).
        self.init(scheduler: MainScheduler(), calling: assumeMain(set))
    }

    /// Makes a binder that calls a closure on a scheduler.
    ///
    /// - Parameters:
    ///   - target: The object whose value is set; held weakly.
    ///   - scheduler: The scheduler on which elements are set.
    ///   - binding: Sets an element.
    @_disfavoredOverload
    public init<Target: AnyObject & Sendable>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType,
        binding: @escaping @Sendable (Target, Value) -> Void
    ) where Value: Sendable {
        self.init(
            scheduler: scheduler,
            calling: { [weak target] value in
                if let target { binding(target, value) }
            }
        )
    }

    private init(
        scheduler: any ImmediateSchedulerType,
        calling binding: @escaping @Sendable (Value) -> Void
    ) where Value: Sendable {
        // A main scheduler with an empty queue would run an action at once (contract T5). So the closure is called
        // directly, without an action.
        let main = scheduler as? MainScheduler
        set = { value in
            if let main, main.tryBegin() {
                defer { main.finishAction() }
                return binding(value)
            }
            _ = scheduler.schedule(value) { value in
                binding(value)
                return Disposables.create()
            }
        }
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package init<Target: AnyObject & Sendable>(
        strict target: Target,
        _ scheduler: any ImmediateSchedulerType,
        _ binding: consuming @escaping @Sendable (Target, Value) -> Void
    ) where Value: Sendable {
        self.init(target, scheduler: scheduler, binding: binding)
    }

    /// Sets an element; reports an error.
    @inlinable
    public func on(_ event: Event<Value>) {
        switch event {
        case .next(let value): set(value)
        case .error(let error): Hooks.defaultErrorHandler([], error)
        case .completed: break
        }
    }

    /// The binder as an observer without its type.
    ///
    /// - Returns: An observer that forwards everything to the binder.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: on)
    }
}
