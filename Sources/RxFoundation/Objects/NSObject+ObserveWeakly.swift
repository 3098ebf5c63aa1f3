#if canImport(ObjectiveC)
public import Foundation
internal import RxDisposables
internal import RxInterception
public import RxObservable
public import RxTraits

extension Reactive where Base: NSObject {
    /// The values at a key path whose objects may be freed or replaced at any time.
    ///
    /// It retains no object along the path. Where one is `nil`, or a weak one has been freed, the value is `nil`.
    ///
    /// - Parameters:
    ///   - type: The type of the values; one of another type comes as `nil`.
    ///   - keyPath: The key path.
    ///   - options: Whether the value on subscription is sent, too, which it is by default.
    /// - Returns: The values, on the threads that set them; when the object is freed, `nil`, and completion. It fails
    ///   with ``RxCocoaError/invalidPropertyName(object:propertyName:)`` where an object has no such property.
    public func observeWeakly<Element>(
        _ type: Element.Type,
        _ keyPath: String,
        options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        let names = keyPath.split(separator: ".").map(String.init).filter { $0 != "self" }
        let values = weakValues(of: base, names[...])
        let all = options.contains(.initial) ? values : values.skip(1)
        return all.take(until: Reactive<NSObject>(base).deallocated).map { $0.value as? Element }
            .concat(Observable.just(nil))
    }
}

/// The values at a path from an object, its current value first.
private func weakValues(of object: NSObject, _ path: ArraySlice<String>) -> Observable<ObservedValue> {
    guard let name = path.first else { return .just(ObservedValue(object)) }
    let rest = path.dropFirst()
    let kind = kindOfProperty(of: object, name)
    guard kind != .none else {
        return .error(RxCocoaError.invalidPropertyName(object: RxError.ObjectIdentity(object), propertyName: name))
    }
    let source = RxError.ObjectIdentity(object)
    // A new value at this name replaces the observation of the rest of the path.
    return values(of: object, name, [.initial, .new], retained: false).flatMapLatest { value in
        let next = value.value as? NSObject
        let values: Observable<ObservedValue>
        if rest.isEmpty {
            values = .just(value)
        } else if let next {
            values = weakValues(of: next, rest).concat(Observable.never())
        } else if let other = value.value {
            let error = RxCocoaError.invalidObjectOnKeyPath(
                object: RxError.ObjectIdentity(other as AnyObject),
                sourceObject: source,
                propertyName: name
            )
            values = .error(error)
        } else {
            values = .just(ObservedValue(nil))
        }
        guard kind == .weak, let next else { return values }
        // Key-value observing doesn't report that a weak property becomes nil, so the end of the former object reports
        // it.
        let freed = Reactive<NSObject>(next).deallocated
        return values.concat(Observable.never()).take(until: freed)
            .concat(Observable.just(ObservedValue(nil)))
    }
}
#endif
