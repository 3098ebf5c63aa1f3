#if canImport(ObjectiveC)
internal import Foundation
internal import ObjectiveC
public import RxDisposables
internal import RxObservable

/// A delegate (or data source) that reports the messages that it observes, and forwards all messages to the original
/// delegate.
///
/// Derive a class from ``DelegateProxy``, let it conform to this protocol and to the delegate's, and say how it is
/// made:
///
/// ```swift
/// extension LocationManager: HasDelegate {
///     public typealias Delegate = LocationManagerDelegate
/// }
///
/// final class RxLocationManagerDelegateProxy: DelegateProxy<LocationManager, LocationManagerDelegate>,
///     DelegateProxyType, LocationManagerDelegate
/// {
///     init(manager: LocationManager) {
///         super.init(parentObject: manager, delegateProxy: RxLocationManagerDelegateProxy.self)
///     }
///
///     static func registerKnownImplementations() {
///         register { RxLocationManagerDelegateProxy(manager: $0) }
///     }
/// }
/// ```
///
/// An object has one proxy for each type of delegate, made when it is first asked for (``proxy(for:)``), and freed with
/// the object. All of it runs on the main thread.
@preconcurrency @MainActor
public protocol DelegateProxyType: AnyObject {
    /// The type of the object that has the delegate.
    associatedtype ParentObject: AnyObject

    /// The protocol of the delegate.
    associatedtype Delegate

    /// Registers, with `register`, how proxies are made: one for the class of the parent, and one for each subclass
    /// whose delegate has more methods. It is called once.
    static func registerKnownImplementations()

    /// Distinguishes the proxies of an object: one for each type of delegate, unless a type defines its own.
    static var identifier: UnsafeRawPointer { get }

    /// The delegate that an object has now.
    ///
    /// - Parameter object: The object.
    /// - Returns: Its delegate, which may be a proxy.
    static func currentDelegate(for object: ParentObject) -> Delegate?

    /// Gives an object a delegate.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

    /// The delegate to which all messages are forwarded.
    ///
    /// - Returns: The one that was set last, if it still exists.
    func forwardToDelegate() -> Delegate?

    /// Sets the delegate to which all messages are forwarded.
    ///
    /// - Parameters:
    ///   - forwardToDelegate: The delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// Distinguishes the proxies of an object: the type of the delegate.
    public static var identifier: UnsafeRawPointer {
        // SAFETY: an identifier is an address, which only serves as a key here.
        unsafeBitCast(ObjectIdentifier(Delegate.self), to: UnsafeRawPointer.self)
    }

    /// Registers how a proxy is made for a class of parents; for ``registerKnownImplementations()``.
    ///
    /// - Parameter make: Makes the proxy. If several are registered for the classes of a parent, the one of the most
    ///   derived class is used.
    public static func register<Parent: AnyObject>(make: @escaping @MainActor (Parent) -> Self) {
        DelegateProxyFactory.of(self).register(make)
    }

    /// Makes a proxy for an object; ``proxy(for:)`` calls it.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The proxy that was registered for the class of the object.
    public static func createProxy(for object: AnyObject) -> Self {
        let proxy = DelegateProxyFactory.of(self).makeProxy(for: object)
        guard let proxy = proxy as? Self else {
            fatalError(
                """
                \(proxy) was made as the delegate proxy of \(object), which isn't a \(self). Register proxies of this \
                type in \(self).registerKnownImplementations().
                """
            )
        }
        return proxy
    }

    /// The proxy of an object, made and set as its delegate if it has none.
    ///
    /// The proxy forwards to the delegate that it replaces. If another delegate has been set since, the proxy replaces
    /// that one, too, and reports this in debug builds: messages that were sent in between weren't observed. If `nil`
    /// was set, the proxy forwards to none.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The proxy.
    public static func proxy(for object: ParentObject) -> Self {
        let proxy: Self
        let isNew: Bool
        if let assigned = objc_getAssociatedObject(object, identifier) {
            guard let assigned = assigned as? Self else {
                fatalError(
                    """
                    \(typeAndAddress(object)) has \(assigned) for a delegate proxy, where \(self) was asked for. Both \
                    have the same `identifier`: give one of them its own.
                    """
                )
            }
            proxy = assigned
            isNew = false
        } else {
            proxy = createProxy(for: object)
            isNew = true
            objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
        }
        let current = currentDelegate(for: object)
        if current.map({ $0 as AnyObject }) !== proxy {
            #if DEBUG
            if !isNew, let current { reportReplaced(proxy, by: current, of: object) }
            #endif
            // Setting `nil` removed the former delegate, so that another one may be bound.
            proxy.setForwardToDelegate(current, retainDelegate: false)
            proxy.install(on: object)
        }
        return proxy
    }

    /// Sets the delegate that the proxy of an object forwards to, until the subscription ends.
    ///
    /// If there is one already, nothing is set, and ``BindingError/delegateAlreadySet(object:delegate:)`` goes to
    /// `Hooks.defaultErrorHandler`: a second delegate (or data source) would take the first one's place silently.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The delegate.
    ///   - retainDelegate: Whether it is kept alive until the subscription ends.
    ///   - object: The parent.
    /// - Returns: The subscription, which can be disposed of on any thread.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate,
        retainDelegate: Bool,
        onProxyForObject object: ParentObject
    ) -> any Disposable {
        let proxy = proxy(for: object)
        // A weak forwardee that is gone counts as none.
        if let present = proxy.forwardToDelegate() {
            let error = BindingError.delegateAlreadySet(
                object: typeAndAddress(object),
                delegate: typeAndAddress(present)
            )
            Hooks.defaultErrorHandler([], error)
            return Disposables.create()
        }
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        // The proxy is touched only on the main thread; the delegate is only compared.
        let weakProxy = WeakReference(proxy)
        let delegate = WeakReference(forwardDelegate as AnyObject)
        return Disposables.create(
            with: hoppingToMain {
                guard let proxy = weakProxy.object else { return }
                let present = proxy.forwardToDelegate().map { $0 as AnyObject }
                // Another delegate may have been set since.
                guard present == nil || present === delegate.object else { return }
                proxy.setForwardToDelegate(nil, retainDelegate: false)
            }
        )
    }

    /// Becomes the delegate of an object.
    package func install(on object: ParentObject) {
        guard let delegate = self as? Delegate else {
            fatalError(
                "\(Self.self) isn't a \(Delegate.self), so it can't be the delegate of \(object). Conform to it."
            )
        }
        Self.setCurrentDelegate(delegate, to: object)
    }
}

/// An object's description in errors: its class and address.
package func typeAndAddress(_ object: Any) -> String {
    let object = object as AnyObject
    // SAFETY: only the address is read.
    return "\(type(of: object)) at \(Unmanaged.passUnretained(object).toOpaque())"
}

#if DEBUG
private func reportReplaced(_ proxy: AnyObject, by delegate: Any, of object: AnyObject) {
    warn(
        """
        \(typeAndAddress(delegate)) was set as a delegate of \(typeAndAddress(object)) where \(type(of: proxy)) \
        stood, and took its messages. The proxy is set again and forwards to it. Set delegates before anything is \
        observed, or with rx.setDelegate.
        """
    )
}

/// Tells the programmer of a mistake.
func warn(_ text: String) {
    FileHandle.standardError.write(Data("Rx: \(text)\n".utf8))
}
#endif
#endif
