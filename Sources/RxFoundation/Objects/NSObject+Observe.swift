#if canImport(ObjectiveC)
public import Foundation
public import ObjectiveC
internal import RxDisposables
internal import RxInterception
public import RxObservable
public import RxTraits

/// Which values of a property are observed.
public struct KeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value on subscription.
    public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)

    /// Each new value.
    public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: NSObject {
    /// The values at a key path, as Objective-C's key-value observing reports them.
    ///
    /// ```swift
    /// player.rx.observe(Float.self, "rate")
    ///     .subscribe(onNext: { rate in print(rate ?? 0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the values; one of another type comes as `nil`.
    ///   - keyPath: The key path. Objects along it must not be freed while it is observed; see `observeWeakly`.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    ///   - retainSelf: Whether a subscription keeps the object alive, which it does by default. If not, `dealloc` is
    ///     replaced in the object's class, so that the observation ends in time.
    /// - Returns: The values, on the thread that sets them; completes when the object is freed.
    public func observe<Element>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        values(of: base, keyPath, options, retained: retainSelf).map { $0.value as? Element }
    }

    /// The values of a property of an object, by a key path of Swift's.
    ///
    /// ```swift
    /// webView.rx.observe(\.estimatedProgress)
    ///     .bind(to: bar.rx.progress)
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property, which has to be `@objc dynamic`.
    ///   - options: With `.initial`, which is the default, the value on subscription is sent, too.
    /// - Returns: The values, on the thread that sets them; completes when the object is freed, which a subscription
    ///   doesn't keep alive. `dealloc` is replaced in the object's class, so that the observation ends in time: an
    ///   object that notifies by hand, as `AVPlayerItem` does, raises an exception otherwise.
    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>,
        options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> {
        guard let name = keyPath._kvcKeyPathString else {
            fatalError("\(keyPath) isn't visible to Objective-C, so it can't be observed. Mark it `@objc dynamic`.")
        }
        // The object is read on the thread that sets the property.
        let object = WeakReference(base)
        // SAFETY: key paths are immutable.
        nonisolated(unsafe) let keyPath = keyPath
        let wanted: KeyValueObservingOptions = options.contains(.initial) ? [.new, .initial] : .new
        return values(of: base, name, wanted, retained: false)
            .compactMap { _ in object.object.map { $0[keyPath: keyPath] } }
    }
}

/// A value of any type.
// SAFETY: the value goes from the thread that set it to closures downstream, which run on that thread.
typealias ObservedValue = UncheckedSendable<Any?>

/// The values at a key path, as they are reported.
func values(
    of object: NSObject,
    _ keyPath: String,
    _ options: KeyValueObservingOptions,
    retained: Bool
) -> Observable<ObservedValue> {
    // The node keeps the object only if `retained` is set; otherwise a subscription finds it by the weak reference.
    // SAFETY: the references are used to begin and end an observation, which may be done on any thread.
    nonisolated(unsafe) let held = retained ? object : nil
    let weakObject = WeakReference(object)
    return Observable.create { observer in
        guard let object = held ?? weakObject.object else {
            observer.onCompleted()
            return Disposables.create()
        }
        // SAFETY: the observation is ended once, on whichever thread disposes of the subscription.
        nonisolated(unsafe) let observation = RxKeyValueObservation.observe(
            object,
            keyPath: keyPath,
            initial: options.contains(.initial)
        ) { value in
            observer.onNext(ObservedValue(value))
        }
        // SAFETY: the reference is only kept.
        nonisolated(unsafe) let heldBySubscription = retained ? object : nil
        // An object that notifies by hand raises an exception if it is freed while an observer is left.
        let end: Observable<Void> = retained ? .never() : Reactive<NSObject>(object).deallocating
        let ending = end.subscribe(onNext: { observation.invalidate() })
        extendLifetime(object)
        return Disposables.create {
            ending.dispose()
            observation.invalidate()
            extendLifetime(heldBySubscription)
        }
    }
    // An observation doesn't report the end of its object.
    .take(until: Reactive<NSObject>(object).deallocated)
}
#endif
